#pragma once

#include <string_view>

#include "games/hunger/draft.hpp"
#include "games/hunger/generate.hpp"

// Positions that several tests use.
namespace ariadne::hunger {

// A position written in a few lines, with the coordinates of people. The players stand far apart, both with 15 points.
class Sample {
 public:
  explicit Sample(int board = kDefaultSize, int size = kDefaultSize) {
    draft_.size = size;
    draft_.state.size = board;
    at(kOne, -board / 2, -board / 2);
    at(kTwo, board / 2, board / 2);
  }
  Sample& at(Seat seat, int x, int y) {
    draft_.state.tributes[seat].x = static_cast<std::uint8_t>(to_index(x, draft_.size));
    draft_.state.tributes[seat].y = static_cast<std::uint8_t>(to_index(y, draft_.size));
    return *this;
  }
  Sample& score(Seat seat, int score) {
    draft_.state.tributes[seat].score = static_cast<std::int16_t>(score);
    return *this;
  }
  Sample& weapons(Seat seat, Weapons weapons) {
    draft_.state.tributes[seat].weapons = weapons;
    return *this;
  }
  Sample& item(int x, int y, Item item) {
    draft_.items.push_back({to_index(x, draft_.size), to_index(y, draft_.size), item});
    return *this;
  }
  Sample& round(int round, int limit = kDefaultRounds) {
    draft_.state.round = round;
    draft_.state.limit = limit;
    return *this;
  }
  Sample& first(Seat seat) {
    draft_.state.first = draft_.state.to_move = seat;
    return *this;
  }
  Sample& to_move(Seat seat) {
    draft_.state.to_move = seat;
    return *this;
  }
  operator Position() const { return position_of(draft_); }

 private:
  Draft draft_;
};

inline Position after(Position position, std::string_view codes) {
  for (const char code : codes) position.play({static_cast<std::uint8_t>(code - '0')});
  return position;
}

// Items of all kinds anywhere on the board, more of them than a new board has, and players with anything in hand.
inline Position random_sample(Rng& rng) {
  const auto below = [&](int bound) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound))); };
  Draft draft;
  draft.size = kSmallestSize + 2 * below(4);
  State& state = draft.state;
  state.size = 6 + 2 * below((draft.size - 4) / 2);
  const int ring = (draft.size - state.size) / 2;
  for (Tribute& tribute : state.tributes) {
    tribute = {static_cast<std::uint8_t>(ring + below(state.size)), static_cast<std::uint8_t>(ring + below(state.size)),
               static_cast<Weapons>(below(8)), static_cast<std::int16_t>(below(20))};
  }
  const int odds = 2 + below(8);
  for (int y = ring; y < ring + state.size; ++y) {
    for (int x = ring; x < ring + state.size; ++x) {
      if (below(odds) != 0) continue;
      const Item items[] = {Item::food(1 + below(10)), Item::trap(below(2) == 0 ? kBow : kSword, -1 - below(10)),
                            Item::weapon_of(static_cast<Seat>(below(2)), static_cast<Weapons>(1 << below(3)))};
      draft.items.push_back({x, y, items[below(3)]});
    }
  }
  state.limit = 1 + below(30);
  state.round = 1 + below(state.limit);
  state.first = static_cast<Seat>(below(2));
  state.to_move = static_cast<Seat>(below(2));
  return position_of(std::move(draft));
}

}  // namespace ariadne::hunger
