#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>

#include "core/position.hpp"
#include "core/rng.hpp"
#include "games/reversi/board.hpp"

namespace ariadne::reversi {

inline constexpr Seat kBlack = 0;
inline constexpr Seat kWhite = 1;

// Whether the empty squares of a finished game count for the winner.
enum class Empties : std::uint8_t { none, winner };

struct Move {
  static constexpr std::uint8_t kPass = 64;
  std::uint8_t square = kPass;

  bool is_pass() const { return square == kPass; }
  bool operator==(const Move&) const = default;
};

// The legal moves in ascending square order, taken from a set of squares one by one.
class Moves {
 public:
  class Iterator {
   public:
    using value_type = Move;
    using difference_type = std::ptrdiff_t;

    Iterator() = default;
    Iterator(Squares left, int count) : left_(left), count_(count) {}
    // Of an empty set countr_zero is 64, which is the pass.
    Move operator*() const { return {static_cast<std::uint8_t>(std::countr_zero(left_))}; }
    Iterator& operator++() {
      left_ &= left_ - 1;
      --count_;
      return *this;
    }
    Iterator operator++(int) {
      Iterator old = *this;
      ++*this;
      return old;
    }
    bool operator==(const Iterator& other) const { return count_ == other.count_; }

   private:
    Squares left_ = 0;
    int count_ = 0;
  };

  // A pass is one move without a square.
  Moves(Squares squares, bool pass) : squares_(squares), count_(pass ? 1 : reversi::count(squares)) {}

  Iterator begin() const { return {squares_, count_}; }
  Iterator end() const { return {0, 0}; }
  std::size_t size() const { return static_cast<std::size_t>(count_); }
  bool empty() const { return count_ == 0; }
  Move operator[](std::size_t i) const {
    Squares left = squares_;
    for (; i > 0; --i) left &= left - 1;
    return {static_cast<std::uint8_t>(std::countr_zero(left))};
  }

 private:
  Squares squares_;
  int count_;
};

// The rules of Reversi on two sets of squares, seen from the side to move. The legal squares are kept with them: every
// node needs them once, to move, to see a pass or to see the end.
class Position {
 public:
  using Move = reversi::Move;

  Position() : Position(8) {}
  explicit Position(int size, Empties empties = Empties::none);
  // Discs anywhere on the board, black and white apart.
  Position(int size, Squares black, Squares white, Seat to_move, Empties empties = Empties::none);

  Seat to_move() const { return side_; }
  static constexpr Team team(Seat seat) { return seat == kBlack ? Team::first : Team::second; }
  Moves moves() const { return {legal_, state_ == State::pass}; }
  std::size_t move_count() const { return state_ == State::moving ? count(legal_) : state_ == State::pass ? 1 : 0; }
  void play(Move move);
  std::optional<Outcome> result() const {
    if (state_ != State::over) return std::nullopt;
    return outcome();
  }
  // Made when asked for: a move turns many discs, so keeping it up would cost more than making it.
  std::uint64_t hash() const {
    const std::uint64_t rest = std::uint64_t{size_} << 2 | static_cast<std::uint64_t>(empties_) << 1 | side_;
    return mix(own_ + mix(other_ + mix(rest)));
  }
  bool operator==(const Position&) const = default;

  int size() const { return size_; }
  Empties empties() const { return empties_; }
  Squares board() const { return board_of_size(size_); }
  Squares discs(Seat seat) const { return seat == side_ ? own_ : other_; }
  Squares empty() const { return board() & ~(own_ | other_); }
  Squares legal() const { return legal_; }  // empty when the side to move must pass or the game is over

 private:
  enum class State : std::uint8_t { moving, pass, over };

  static Squares board_of_size(int size) {
    assert(size == 4 || size == 6 || size == 8);
    static constexpr Squares kBoards[] = {board_of(4), board_of(6), board_of(8)};
    return kBoards[size / 2 - 2];
  }
  void find_moves() {
    legal_ = legal_squares(own_, other_, empty());
    state_ = legal_ != 0 ? State::moving : find_pass_or_end();
  }
  State find_pass_or_end() const { return legal_squares(other_, own_, empty()) != 0 ? State::pass : State::over; }
  Outcome outcome() const;

  Squares own_ = 0;
  Squares other_ = 0;
  Squares legal_ = 0;
  Seat side_ = kBlack;
  std::uint8_t size_ = 8;
  State state_ = State::moving;
  Empties empties_ = Empties::none;
};

inline void Position::play(Move move) {
  assert(state_ != State::over);
  if (!move.is_pass()) {
    assert(legal_ & square_bit(move.square));
    const Squares flips = turned(own_, other_, move.square);
    own_ |= flips | square_bit(move.square);
    other_ &= ~flips;
  }
  std::swap(own_, other_);
  side_ ^= 1;
  find_moves();
}

static_assert(ariadne::Position<Position>);

}  // namespace ariadne::reversi
