#include "games/flags/position.hpp"

namespace ariadne::flags {
namespace {

constexpr Cell kNobody = 0xfff0;  // and above: the lanes of ghosts that there are not

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

// Adds the joint moves that begin with these directions of the first ghosts. `open` has a nibble per ghost.
void add_joint(Position::Moves& list, const Compatible& table, std::size_t ghost, std::size_t ghosts, unsigned open,
               unsigned code) {
  for (unsigned left = open >> (4 * ghost) & 0xf; left != 0; left &= left - 1) {
    const auto direction = static_cast<unsigned>(std::countr_zero(left));
    const unsigned longer = code << 2 | direction;
    if (ghost + 1 == ghosts) {
      list.push_back({static_cast<std::uint16_t>(longer)});
    } else {
      add_joint(list, table, ghost + 1, ghosts, open & table[ghost][direction], longer);
    }
  }
}

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
    ghosts_ |= in_lane(i < ghost_count_ ? state.ghosts[i] : static_cast<Cell>(kNobody + i), i);
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
  if (to_move() == kGhosts) {
    add_joint_moves(list);
    return list;
  }
  for (const Direction direction : kDirections) {
    if (maze_->open(pacman_) & bit_of(direction)) list.push_back(move_to(direction));
  }
  return list;
}

void Position::add_joint_moves(Moves& list) const {
  unsigned open = 0;
  for (std::size_t i = 0; i < ghost_count_; ++i)
    open |= static_cast<unsigned>(maze_->open_to_ghosts(ghost(i))) << (4 * i);
  add_joint(list, compatible_directions(*this), 0, ghost_count_, open, 0);
  if (list.empty()) list.push_back({Move::kStay});
}

}  // namespace ariadne::flags
