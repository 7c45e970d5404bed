#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <vector>

#include "core/borrowed.hpp"
#include "core/position.hpp"
#include "core/rng.hpp"
#include "games/hunger/board.hpp"
#include "games/hunger/move.hpp"

namespace ariadne::hunger {

inline constexpr Seat kOne = 0;
inline constexpr Seat kTwo = 1;

inline constexpr int kFirstScore = 15;
inline constexpr int kMinScore = -kMaxPoints, kMaxScore = 10'000;  // that a position may begin with
inline constexpr int kDefaultRounds = 1000, kMaxRounds = 10'000;   // that a game may be limited to
inline constexpr int kRoundsPerRing = 3;

constexpr Seat other(Seat seat) { return seat ^ 1; }

// How a game ended.
enum class Ending : std::uint8_t { none, negative_score, shot, small_board, limit };

// One of the two on the board.
struct Tribute {
  std::uint8_t x = 0, y = 0;
  Weapons weapons = 0;
  std::int16_t score = kFirstScore;

  bool has(Weapons weapon) const { return (weapons & weapon) != 0; }
  bool operator==(const Tribute&) const = default;
};

// King steps between two tiles.
inline int distance(int x1, int y1, int x2, int y2) { return std::max(std::abs(x1 - x2), std::abs(y1 - y2)); }
inline int distance(const Tribute& a, const Tribute& b) { return distance(a.x, a.y, b.x, b.y); }

// What changes during a game, apart from the items.
struct State {
  Tribute tributes[2];
  int size = 0;  // of what is left of the board
  int round = 1;
  int limit = kDefaultRounds;
  Seat first = kOne;  // moves first in each round
  Seat to_move = kOne;
  bool shot = false;  // the game is over: the one to move has shot the other
};

// The rules: a board that all positions of a game share, and the little that changes.
//
// Who ends the game by a shot or by dying stays the one to move, and the round stays the same.
class Position {
 public:
  using Move = hunger::Move;

  Position();  // an empty board of the smallest size
  // All items of the board that lie on what is left of it are there. At most one of the scores is below 0.
  Position(std::shared_ptr<const Board> board, const State& state);

  Seat to_move() const { return to_move_; }
  static constexpr Team team(Seat seat) { return seat == kOne ? Team::first : Team::second; }

  // In the order of the codes.
  Moves moves() const { return Moves(codes()); }
  std::size_t move_count() const { return static_cast<std::size_t>(std::popcount(codes())); }
  void play(Move move);
  // The score of a win is the number of single moves that were left: the sooner the better, for both.
  std::optional<Outcome> result() const {
    if (ending_ == Ending::none) return std::nullopt;
    return outcome();
  }
  std::uint64_t hash() const { return mix(mix(tributes_word()) ^ key_ ^ mix(rest_word())); }
  bool operator==(const Position& other) const;

  const Board& board() const { return *board_; }
  int size() const { return board_size_ - 2 * ring_; }  // of what is left of the board
  int ring() const { return ring_; }                    // the outermost one that is left
  int last() const { return board_size_ - 1 - ring_; }  // the last column and row of it
  const Tribute& tribute(Seat seat) const { return tributes_[seat]; }
  const Tribute& mover() const { return tributes_[to_move_]; }
  const Tribute& opponent() const { return tributes_[other(to_move_)]; }
  int round() const { return round_; }
  int limit() const { return limit_; }
  Seat first() const { return first_; }
  Ending ending() const { return ending_; }
  int plies_left() const;  // until the limit
  // The round after which the outer ring goes next, if nobody stands on it.
  int next_shrinking() const { return (round_ + kRoundsPerRing - 1) / kRoundsPerRing * kRoundsPerRing; }

  // For a search on this position: see core/borrowed.hpp.
  Position borrowed() const {
    Position copy = *this;
    copy.board_ = ariadne::borrowed(board_);
    return copy;
  }

  // All of it but the items, and another position on what is left of the same board, with some of its items.
  State state() const;
  Position with(const State& state, ItemSet left) const;

  // What lies on the board. The item of a tile has kind `none` if nothing is there (any more).
  std::vector<PlacedItem> items() const;
  Item item_at(int x, int y) const;
  ItemSet left() const { return left_; }

 private:
  Codes codes() const;
  bool is_there(const Board::Field& field) const {
    return field.number == kMaxInSet || (left_ >> field.number & 1) != 0;
  }
  void meet(const Board::Field& field, Tribute& mover);
  void remove(const Board::Field& field);
  void pass_turn();
  void end_round();
  bool on_ring(const Tribute& tribute) const;
  void drop_ring();
  void rebuild_without(int x, int y);
  Outcome outcome() const;
  std::uint64_t tributes_word() const;
  std::uint64_t rest_word() const;

  std::shared_ptr<const Board> board_;
  std::uint64_t key_ = 0;  // hash of the items that are there
  ItemSet left_ = 0;
  Tribute tributes_[2];
  std::uint16_t round_ = 1, limit_ = kDefaultRounds;
  std::uint8_t board_size_ = 0;  // at the start
  std::uint8_t ring_ = 0;
  Seat first_ = kOne, to_move_ = kOne;
  Ending ending_ = Ending::none;
};

inline Codes Position::codes() const {
  if (ending_ != Ending::none) return 0;
  const Tribute& tribute = mover();
  const auto blocked = [](bool at_edge, Codes codes) { return at_edge ? codes : Codes{0}; };
  return static_cast<Codes>(~(blocked(tribute.y == ring_, kUpwards) | blocked(tribute.y == last(), kDownwards) |
                              blocked(tribute.x == ring_, kLeftwards) | blocked(tribute.x == last(), kRightwards)));
}

inline void Position::play(Move move) {
  assert(codes() >> (move.code - 1) & 1);
  Tribute& tribute = tributes_[to_move_];
  tribute.x = static_cast<std::uint8_t>(tribute.x + move.right());
  tribute.y = static_cast<std::uint8_t>(tribute.y + move.down());
  const Board::Field& field = board_->field(tribute.x, tribute.y);
  if (field.item.kind != ItemKind::none) meet(field, tribute);
  if (tribute.score < 0) {
    ending_ = Ending::negative_score;
  } else if (tribute.has(kPistol) && distance(tribute, opponent()) < 2) {
    ending_ = Ending::shot;
  } else {
    pass_turn();
  }
}

inline void Position::meet(const Board::Field& field, Tribute& mover) {
  const Item& item = field.item;
  if (item.kind == ItemKind::trap) {
    if (!mover.has(item.weapon)) mover.score = static_cast<std::int16_t>(mover.score + item.points);
  } else if (is_there(field) && (item.kind == ItemKind::food || item.owner == to_move_)) {
    mover.weapons |= item.weapon;
    mover.score = static_cast<std::int16_t>(mover.score + item.points);
    remove(field);
  }
}

inline void Position::remove(const Board::Field& field) {
  key_ ^= field.key;
  if (field.number == kMaxInSet) return rebuild_without(mover().x, mover().y);
  left_ &= ~(ItemSet{1} << field.number);
}

inline void Position::pass_turn() {
  const bool round_is_over = to_move_ != first_;
  to_move_ = other(to_move_);
  if (round_is_over) end_round();
}

inline void Position::end_round() {
  if (round_ % kRoundsPerRing == 0 && !on_ring(tributes_[0]) && !on_ring(tributes_[1])) drop_ring();
  if (++round_ > limit_ && ending_ == Ending::none) ending_ = Ending::limit;
}

inline bool Position::on_ring(const Tribute& tribute) const {
  return tribute.x == ring_ || tribute.y == ring_ || tribute.x == last() || tribute.y == last();
}

// Places and scores, each in bits of its own.
inline std::uint64_t Position::tributes_word() const {
  std::uint64_t word = 0;
  for (const Tribute& tribute : tributes_) {
    for (const std::uint64_t part : {tribute.x, tribute.y}) word = word << 8 | part;
    word = word << 16 | static_cast<std::uint16_t>(tribute.score);
  }
  return word;
}

// All the rest that is not an item.
inline std::uint64_t Position::rest_word() const {
  std::uint64_t word = static_cast<std::uint64_t>(round_) << 16 | limit_;
  for (const std::uint64_t part : {tributes_[0].weapons, tributes_[1].weapons, to_move_, first_}) {
    word = word << 3 | part;
  }
  return (word << 3 | static_cast<std::uint64_t>(ending_)) << 12 | std::uint64_t{board_size_} << 6 | ring_;
}

}  // namespace ariadne::hunger
