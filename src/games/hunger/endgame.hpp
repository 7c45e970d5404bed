#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/borrowed.hpp"
#include "core/enumerable.hpp"
#include "core/result.hpp"
#include "games/hunger/position.hpp"

namespace ariadne::hunger {

inline constexpr int kEndgameSize = 6;
inline constexpr int kMaxEndgameItems = 12;  // pistols and foods that can still be taken

// How the states of an endgame are numbered: by the move, by what was taken by whom, and by where the players stand.
// The three ends of a game come last.
class EndgameNumbers {
 public:
  // Of the endgame from this position on: its items are those that can still be taken.
  explicit EndgameNumbers(const Position& position);

  std::uint64_t count() const { return first_end() + 3; }
  std::uint64_t number(const Position& position) const;
  // On the board of any position of this endgame, which may be borrowed.
  Position position(std::uint64_t number, const Position& any) const;

 private:
  // Something that is taken: by its owner if it is a pistol, else by either player.
  struct Thing {
    ItemSet bit = 0;
    Item item;
  };
  // A way in which some of the things were taken.
  struct Taken {
    std::uint32_t things = 0;  // as a set of their numbers
    int points_of_one = 0;
  };

  std::uint64_t first_end() const;
  std::size_t place(const Taken& taken) const {
    return taken.things * points_ + static_cast<unsigned>(taken.points_of_one);
  }
  void add(const Taken& taken);
  void number_everything_taken();
  Taken taken_in(const Position& position) const;
  State state_at(std::uint64_t move, const Taken& taken, std::uint64_t places) const;
  ItemSet left_after(const Taken& taken) const;
  Position end(int sign, const Position& on) const;

  Position begin_;  // the first move, nothing taken
  std::vector<Thing> things_;
  std::size_t points_ = 1;              // that there are, and one more
  std::vector<std::uint32_t> numbers_;  // by place(): one more than the number of a way, 0: impossible
  std::vector<Taken> ways_;
};

// A position on the last board before the end, 6 x 6 and without traps, as one that can be solved. A solution covers
// the limit of rounds, since the number of the round is part of a state: where the ring goes and when the score decides
// depends on it.
class Endgame {
 public:
  using Move = hunger::Move;
  static constexpr bool kNumbersMoves = true;

  Endgame();
  // Or why the position cannot be solved.
  static Result<Endgame> of(const Position& position);

  Seat to_move() const { return position_.to_move(); }
  static constexpr Team team(Seat seat) { return Position::team(seat); }
  Moves moves() const { return position_.moves(); }
  void play(Move move) { position_.play(move); }
  std::optional<Outcome> result() const { return position_.result(); }
  std::uint64_t hash() const { return position_.hash(); }
  bool operator==(const Endgame& other) const { return position_ == other.position_; }

  // For a solution or a search: see core/borrowed.hpp.
  Endgame borrowed() const { return {ariadne::borrowed(numbers_), position_.borrowed()}; }

  std::uint64_t state_count() const { return numbers_->count(); }
  std::uint64_t state() const { return numbers_->number(position_); }
  Endgame at_state(std::uint64_t state) const { return {numbers_, numbers_->position(state, position_)}; }

 private:
  Endgame(std::shared_ptr<const EndgameNumbers> numbers, const Position& position)
      : numbers_(std::move(numbers)), position_(position) {}

  std::shared_ptr<const EndgameNumbers> numbers_;
  Position position_;
};

static_assert(Enumerable<Endgame> && SharesWithCopies<Endgame>);

}  // namespace ariadne::hunger
