#include "games/hunger/endgame.hpp"

#include <bit>
#include <cassert>
#include <utility>

namespace ariadne::hunger {
namespace {

constexpr std::uint64_t kTiles = kEndgameSize * kEndgameSize;
constexpr std::uint64_t kPlaces = kTiles * kTiles;

// Only pistols and food matter where there are no traps.
bool matters(const Item& item) {
  return item.kind == ItemKind::food || (item.kind == ItemKind::weapon && item.weapon == kPistol);
}

std::uint64_t tile_of(const Position& position, Seat seat) {
  const Tribute& tribute = position.tribute(seat);
  return static_cast<std::uint64_t>((tribute.y - position.ring()) * kEndgameSize + tribute.x - position.ring());
}

void put_on(Tribute& tribute, std::uint64_t tile, int ring) {
  tribute.x = static_cast<std::uint8_t>(tile % kEndgameSize + static_cast<unsigned>(ring));
  tribute.y = static_cast<std::uint8_t>(tile / kEndgameSize + static_cast<unsigned>(ring));
}

// The first move of the first round, with both players in the first tile.
Position begin_of(const Position& position) {
  State state = position.state();
  for (Tribute& tribute : state.tributes) put_on(tribute, 0, position.ring());
  state.round = 1;
  state.to_move = state.first;
  return position.with(state, position.left());
}

Position small_board() {
  State state{.size = kEndgameSize};
  for (Tribute& tribute : state.tributes) put_on(tribute, 0, (kSmallestSize - kEndgameSize) / 2);
  return {std::make_shared<const Board>(kSmallestSize, std::vector<PlacedItem>{}), state};
}

int takable_items(const Position& position) {
  int count = 0;
  for (const PlacedItem& placed : position.items()) count += matters(placed.item);
  return count;
}

}  // namespace

EndgameNumbers::EndgameNumbers(const Position& position) : begin_(begin_of(position)) {
  for (ItemSet left = begin_.left(); left != 0; left &= left - 1) {
    const Item& item = begin_.board().items()[static_cast<std::size_t>(std::countr_zero(left))].item;
    if (!matters(item)) continue;
    things_.push_back({left & -left, item});
    points_ += static_cast<std::size_t>(item.points);
  }
  number_everything_taken();
}

void EndgameNumbers::number_everything_taken() {
  numbers_.resize((std::size_t{1} << things_.size()) * points_);
  add({});
  for (std::size_t i = 0; i < ways_.size(); ++i) {
    const Taken before = ways_[i];
    for (std::size_t thing = 0; thing < things_.size(); ++thing) {
      const std::uint32_t bit = 1u << thing;
      if (before.things & bit) continue;
      add({before.things | bit, before.points_of_one});
      if (things_[thing].item.kind == ItemKind::food) {
        add({before.things | bit, before.points_of_one + things_[thing].item.points});
      }
    }
  }
}

void EndgameNumbers::add(const Taken& taken) {
  std::uint32_t& number = numbers_[place(taken)];
  if (number != 0) return;
  ways_.push_back(taken);
  number = static_cast<std::uint32_t>(ways_.size());
}

std::uint64_t EndgameNumbers::first_end() const {
  return 2 * static_cast<std::uint64_t>(begin_.limit()) * ways_.size() * kPlaces;
}

EndgameNumbers::Taken EndgameNumbers::taken_in(const Position& position) const {
  Taken taken;
  for (std::size_t thing = 0; thing < things_.size(); ++thing) {
    if (!(position.left() & things_[thing].bit)) taken.things |= 1u << thing;
  }
  taken.points_of_one = position.tribute(kOne).score - begin_.tribute(kOne).score;
  return taken;
}

std::uint64_t EndgameNumbers::number(const Position& position) const {
  if (const auto outcome = position.result()) return first_end() + static_cast<std::uint64_t>(outcome->sign + 1);
  const auto move = static_cast<std::uint64_t>(2 * (position.round() - 1) + (position.to_move() != position.first()));
  const std::uint64_t way = numbers_[place(taken_in(position))] - 1;
  return ((move * ways_.size() + way) * kTiles + tile_of(position, kOne)) * kTiles + tile_of(position, kTwo);
}

ItemSet EndgameNumbers::left_after(const Taken& taken) const {
  ItemSet left = begin_.left();
  for (std::size_t thing = 0; thing < things_.size(); ++thing) {
    if (taken.things >> thing & 1) left &= ~things_[thing].bit;
  }
  return left;
}

State EndgameNumbers::state_at(std::uint64_t move, const Taken& taken, std::uint64_t places) const {
  State state = begin_.state();
  state.round = static_cast<int>(move / 2) + 1;
  if (move % 2 == 1) state.to_move = other(state.first);
  int points = 0;
  for (std::size_t thing = 0; thing < things_.size(); ++thing) {
    if (!(taken.things >> thing & 1)) continue;
    const Item& item = things_[thing].item;
    if (item.kind == ItemKind::weapon) state.tributes[item.owner].weapons |= item.weapon;
    points += item.points;
  }
  state.tributes[kOne].score = static_cast<std::int16_t>(state.tributes[kOne].score + taken.points_of_one);
  state.tributes[kTwo].score = static_cast<std::int16_t>(state.tributes[kTwo].score + points - taken.points_of_one);
  put_on(state.tributes[kOne], places / kTiles, begin_.ring());
  put_on(state.tributes[kTwo], places % kTiles, begin_.ring());
  return state;
}

Position EndgameNumbers::position(std::uint64_t number, const Position& any) const {
  const Position& on = any.size() == kEndgameSize ? any : begin_;  // the ring may be gone once a game is over
  if (number >= first_end()) return end(static_cast<int>(number - first_end()) - 1, on);
  const std::uint64_t moves_and_ways = number / kPlaces;
  const Taken& taken = ways_[moves_and_ways % ways_.size()];
  return on.with(state_at(moves_and_ways / ways_.size(), taken, number % kPlaces), left_after(taken));
}

// Some game that ended like this.
Position EndgameNumbers::end(int sign, const Position& on) const {
  State state = begin_.state();
  state.round = state.limit + 1;
  for (const Seat seat : {kOne, kTwo}) state.tributes[seat].score = sign == (seat == kOne ? 1 : -1) ? 1 : 0;
  return on.with(state, begin_.left());
}

Endgame::Endgame() : Endgame(std::make_shared<const EndgameNumbers>(small_board()), small_board()) {}

Result<Endgame> Endgame::of(const Position& position) {
  const std::string size = std::to_string(position.size());
  if (position.size() != kEndgameSize) {
    return failure("a board of " + size + " x " + size + " tiles cannot be solved, only one of 6 x 6",
                   "Its states would be those of every smaller board, each with all scores that traps can leave.");
  }
  const Board& board = position.board();
  if (board.trap_points(kBow, position.ring()) + board.trap_points(kSword, position.ring()) != 0) {
    return failure("a board with traps cannot be solved",
                   "Traps hurt again and again, so that every score would be a state of its own.");
  }
  const int items = takable_items(position);
  if (items > kMaxEndgameItems || !board.all_in_set()) {
    return failure("a board with " + std::to_string(items) + " pistols and foods cannot be solved, at most " +
                   std::to_string(kMaxEndgameItems) + " are possible");
  }
  return Endgame(std::make_shared<const EndgameNumbers>(position), position);
}

}  // namespace ariadne::hunger
