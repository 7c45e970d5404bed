#include "games/flags/position.hpp"

namespace ariadne::flags {
namespace {

State far_apart() {
  const Maze& maze = classic_maze();
  return {.pacman = maze.cell(9, 12), .ghosts = {maze.cell(0, 9), maze.cell(9, 0), maze.cell(9, 24), maze.cell(19, 9)}};
}

// For each direction of a ghost, those that others may still take: a nibble per ghost.
using Compatible = std::array<std::array<std::uint16_t, 4>, kMaxGhosts>;

// The directions of one ghost that do not clash with another that goes from `from` to `to`.
unsigned free_of(const Maze& maze, Cell ghost, Cell from, Cell to) {
  const Lanes targets = maze.ghost_next(ghost);
  Lanes clashing = zero_lanes(targets ^ in_all_lanes(to));
  if (to == ghost) clashing |= zero_lanes(targets ^ in_all_lanes(from));
  return ~static_cast<unsigned>(bits_of(clashing)) & 0xf;
}

Compatible compatible_directions(const Position& position) {
  const Maze& maze = position.maze();
  Compatible table;
  for (std::size_t i = 0; i < position.ghost_count(); ++i) {
    for (unsigned code = 0; code < 4; ++code) {
      const Cell from = position.ghost(i), to = maze.ghost_next(from, code);
      unsigned free = 0;
      for (std::size_t j = i + 1; j < position.ghost_count(); ++j) {
        free |= free_of(maze, position.ghost(j), from, to) << (4 * j);
      }
      table[i][code] = static_cast<std::uint16_t>(free);
    }
  }
  return table;
}

constexpr DirectionOrder kPlainOrder = {{{0, 1, 2, 3}, {0, 1, 2, 3}, {0, 1, 2, 3}, {0, 1, 2, 3}}};

// Nested loops over the directions of the ghosts.
class JointMoves {
 public:
  JointMoves(const Position& position, const DirectionOrder& order, GhostSet bystanders, Position::Moves& list)
      : table_(compatible_directions(position)),
        order_(order),
        bystanders_(bystanders),
        ghosts_(position.ghost_count()),
        list_(list) {}

  void add_all(const Position& position) {
    unsigned open = 0;
    for (std::size_t i = 0; i < ghosts_; ++i) {
      open |= static_cast<unsigned>(position.maze().open_to_ghosts(position.ghost(i))) << (4 * i);
    }
    add(0, open, 0);
    if (list_.empty()) list_.push_back({Move::kStay});
  }

 private:
  // Those that begin with the directions in `code`. `open` has a nibble per ghost.
  void add(std::size_t ghost, unsigned open, unsigned code) {
    for (const std::uint8_t direction : order_[ghost]) {
      if ((open >> (4 * ghost + direction) & 1) == 0) continue;
      const unsigned longer = code << 2 | direction;
      if (ghost + 1 == ghosts_) {
        list_.push_back({static_cast<std::uint16_t>(longer)});
      } else {
        add(ghost + 1, open & table_[ghost][direction], longer);
      }
      if (bystanders_ >> ghost & 1) break;
    }
  }

  Compatible table_;
  const DirectionOrder& order_;
  GhostSet bystanders_;
  std::size_t ghosts_;
  Position::Moves& list_;
};

}  // namespace

Lanes without_clashes(Lanes from, Lanes to) {
  for (;;) {
    Lanes clashing = 0;
    for (const int turn : {16, 32, 48}) {
      const Lanes other = std::rotl(to, turn), other_from = std::rotl(from, turn);
      clashing |= zero_lanes(to ^ other) | zero_lanes((to ^ other_from) | (from ^ other));
    }
    if (clashing == 0) return to;
    const Lanes whole = (clashing >> 15) * 0xffff;
    to = (to & ~whole) | (from & whole);
  }
}

Position::Position() : Position(classic_maze(), far_apart()) {}

Position::Position(const Maze& maze, const State& state, const Limit& limit)
    : maze_(&maze),
      pacman_(state.pacman),
      step_(static_cast<std::uint16_t>(state.step)),
      limit_(static_cast<std::uint16_t>(limit.steps)),
      captured_(state.captured),
      caught_by_(state.caught_by),
      ghost_count_(static_cast<std::uint8_t>(state.ghost_count)),
      limit_wins_(limit.wins) {
  assert(state.ghost_count >= 1 && state.ghost_count <= kMaxGhosts);
  assert(state.step <= limit.steps && limit.steps <= kMaxLimit);
  for (unsigned i = 0; i < kMaxGhosts; ++i) {
    ghosts_ |= in_lane(i < ghost_count_ ? state.ghosts[i] : maze.nowhere(i), i);
  }
}

State Position::state() const {
  State state{
      .pacman = pacman_, .ghost_count = ghost_count_, .captured = captured_, .step = step_, .caught_by = caught_by_};
  for (std::size_t i = 0; i < ghost_count_; ++i) state.ghosts[i] = ghost(i);
  return state;
}

Position::Movers Position::movers() const {
  Movers seats;
  if (over()) return seats;
  seats.push_back(to_move());
  if (!is_pending()) seats.push_back(to_move() ^ 1);
  return seats;
}

Position Position::with_first(Seat seat) const {
  Position same = *this;
  if (!is_pending()) same.first_ = seat;
  return same;
}

Position::Moves Position::moves() const {
  Moves list;
  if (over()) return list;
  if (to_move() == kGhosts) return joint_moves(kPlainOrder);
  for (const Direction direction : kDirections) {
    if (maze_->open(pacman_) & bit_of(direction)) list.push_back(move_to(direction));
  }
  return list;
}

Position::Moves Position::joint_moves(const DirectionOrder& order, GhostSet bystanders) const {
  Moves list;
  JointMoves(*this, order, bystanders, list).add_all(*this);
  return list;
}

}  // namespace ariadne::flags
