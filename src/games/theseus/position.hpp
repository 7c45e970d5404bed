#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <memory>
#include <optional>

#include "core/borrowed.hpp"
#include "core/enumerable.hpp"
#include "core/move_list.hpp"
#include "core/rng.hpp"
#include "games/theseus/board.hpp"

namespace ariadne::theseus {

inline constexpr Seat kTheseus = 0;
inline constexpr Seat kMinotaur = 1;

inline constexpr int kMaxMoves = 1000;  // that a game may be limited to
inline constexpr int kDefaultMoves = 200;

// A step, or a turn spent in front of a wall.
struct Move {
  Direction direction = Direction::up;

  bool operator==(const Move&) const = default;
};

// What changes during a game.
struct State {
  int theseus = 0;
  int minotaur = 0;
  SupplySet supplies = 0;  // still to be taken
  int ply = 0;             // single moves made: Theseus moves on even plies
};

// The rules: a board that all positions of a game share, and the little that changes.
class Position {
 public:
  using Move = theseus::Move;
  using Moves = MoveList<Move, 4>;

  Position();  // a small board without inner walls
  // A new game.
  explicit Position(const std::shared_ptr<const Board>& board, int limit = kDefaultMoves);
  // Somewhere in a game. Theseus stands on no supply that is still to be taken.
  Position(std::shared_ptr<const Board> board, const State& state, int limit);

  Seat to_move() const { return ply_ % 2 == 0 ? kTheseus : kMinotaur; }
  static constexpr Team team(Seat seat) { return seat == kTheseus ? Team::first : Team::second; }

  // The open directions, in the order of their codes. A tile has at most two walls, so there always is one.
  Moves moves() const;
  std::size_t move_count() const { return over() ? 0 : static_cast<std::size_t>(std::popcount(open_sides())); }
  // The same, and behind them a turn spent in front of a wall, where there is one: all such turns are alike.
  Moves playable_moves() const;
  // One of moves(), or a direction with a wall: then the turn is spent and the player stays.
  void play(Move move);
  // The score of a win is the number of moves that were left: the sooner the better, for both.
  std::optional<Outcome> result() const;
  std::uint64_t hash() const { return mix(key_ ^ packed()); }
  bool operator==(const Position& other) const;

  const Board& board() const { return *board_; }
  int theseus() const { return theseus_; }
  int minotaur() const { return minotaur_; }
  SupplySet supplies() const { return supplies_; }  // still to be taken
  int ply() const { return ply_; }
  int limit() const { return limit_; }
  int collected() const { return board_->taken() + std::popcount(board_->all_supplies() & ~supplies_); }
  int tile_to_move() const { return to_move() == kTheseus ? theseus_ : minotaur_; }
  // The directions in which the player to move can go.
  Sides open_sides() const { return board_->open_sides(tile_to_move()); }

  // For a search on this position: see core/borrowed.hpp.
  Position borrowed() const {
    Position copy = *this;
    copy.board_ = ariadne::borrowed(board_);
    return copy;
  }

  // Another position on the same board with the same limit.
  Position with(const State& state) const { return {board_, state, limit_}; }

  // The states of the board: who stands where, what was taken, who moves. Those with the same supplies are neighbours.
  std::uint64_t state_count() const { return (std::uint64_t{2} << board_->supplies().size()) * tiles() * tiles(); }
  std::uint64_t state() const {
    const std::uint64_t taken = board_->all_supplies() & ~supplies_;
    return ((taken * tiles() + theseus_) * tiles() + minotaur_) * 2 + to_move();
  }
  Position at_state(std::uint64_t state) const;
  int moves_left() const { return limit_ - ply_; }

 private:
  std::uint64_t tiles() const { return static_cast<std::uint64_t>(board_->tiles()); }
  bool over() const { return supplies_ == 0 || theseus_ == minotaur_ || ply_ == limit_; }
  void take_supply();
  static std::uint64_t supply_key(int tile) { return mix(static_cast<std::uint64_t>(tile) + 1); }
  // Everything but walls and supplies, each in bits of its own.
  std::uint64_t packed() const {
    std::uint64_t word = static_cast<std::uint64_t>(collected());
    for (const std::uint64_t part : {theseus_, minotaur_, ply_, limit_}) word = word << 10 | part;
    return word;
  }

  std::shared_ptr<const Board> board_;
  std::uint64_t key_ = 0;  // hash of the walls and of the tiles with supplies
  SupplySet supplies_ = 0;
  std::uint16_t theseus_ = 0, minotaur_ = 0;
  std::uint16_t ply_ = 0, limit_ = 0;
};

inline Position::Moves Position::moves() const {
  Moves list;
  if (over()) return list;
  const Sides open = open_sides();
  for (const Direction direction : kDirections) {
    if (open & side_of(direction)) list.push_back({direction});
  }
  return list;
}

inline Position::Moves Position::playable_moves() const {
  Moves list = moves();
  const unsigned walls = ~open_sides() & kAllSides;
  if (!over() && walls != 0) list.push_back({kDirections[std::countr_zero(walls)]});
  return list;
}

inline void Position::play(Move move) {
  assert(!over());
  const bool is_theseus = to_move() == kTheseus;
  auto& tile = is_theseus ? theseus_ : minotaur_;
  tile = static_cast<std::uint16_t>(board_->next(tile, move.direction));
  ++ply_;
  if (is_theseus) take_supply();
}

inline void Position::take_supply() {
  const SupplySet here = board_->supply_on(theseus_) & supplies_;
  if (here == 0) return;
  supplies_ ^= here;
  key_ ^= supply_key(theseus_);
}

// Holding all supplies wins, even on the Minotaur's tile; without them that tile loses; then the limit ends it.
inline std::optional<Outcome> Position::result() const {
  if (!over()) return std::nullopt;
  const double left = limit_ - ply_;
  if (supplies_ == 0) return Outcome{1, left};
  if (theseus_ == minotaur_) return Outcome{-1, -left};
  return Outcome{0, 0};
}

static_assert(Enumerable<Position> && MoveLimited<Position> && PlayableBeyondMoves<Position>);

}  // namespace ariadne::theseus
