#include "games/flags/evaluation.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "games/flags/prospects.hpp"

namespace ariadne::flags {
namespace {

// Measured by playing, not derived.
constexpr int kFlag = 1000;  // what a captured flag is worth
constexpr int kStep = 40;    // what each step to the nearest flag costs
constexpr int kRoom = 30;    // what a cell near Pac-Man is worth that he reaches before every ghost

int steps_to_nearest_flag(const Maze& maze, Cell pacman, FlagSet captured) {
  int nearest = Maze::kUnreachable;
  for (const Cell flag : maze.flags()) {
    if ((captured & maze.flag_on(flag)) == 0) nearest = std::min(nearest, maze.distance(pacman, flag));
  }
  return nearest;
}

// The cells near Pac-Man that he reaches before every ghost.
int room_of(const Maze& maze, Cell pacman, Lanes ghosts, std::size_t count) {
  int room = 0;
  for (const Cell cell : maze.near(pacman)) {
    const int his = maze.distance(pacman, cell);
    bool first = true;
    for (unsigned i = 0; i < count && first; ++i) first = his < maze.ghost_distance(lane(ghosts, i), cell);
    room += first;
  }
  return room;
}

// The directions 0 to 3 by ascending keys.
std::array<std::uint8_t, 4> sorted_directions(const std::array<int, 4>& keys) {
  std::array<std::uint8_t, 4> order = {0, 1, 2, 3};
  for (std::size_t i = 1; i < order.size(); ++i) {
    for (std::size_t j = i; j > 0 && keys[order[j]] < keys[order[j - 1]]; --j) std::swap(order[j], order[j - 1]);
  }
  return order;
}

// Each ghost by its way to where Pac-Man will be: one that can catch him does so first.
DirectionOrder hunting_order(const Position& position) {
  const Maze& maze = position.maze();
  const Cell pacman = position.next_pacman();
  DirectionOrder order{};
  for (std::size_t i = 0; i < position.ghost_count(); ++i) {
    std::array<int, 4> keys{};
    for (unsigned code = 0; code < 4; ++code) {
      const Cell there = maze.ghost_next(position.ghost(i), code);
      const bool swaps = there == position.pacman() && position.ghost(i) == pacman;
      keys[code] = swaps ? 0 : maze.ghost_distance(there, pacman);
    }
    order[i] = sorted_directions(keys);
  }
  return order;
}

// Whether these two ghosts could take each other's way instead, and this is the one of both that is left out. A ghost
// that comes to Pac-Man's cell may swap with him, which another would not.
bool is_twin(const Position& position, Lanes to, unsigned i, unsigned j) {
  const Maze& maze = position.maze();
  const Cell a = lane(to, i), b = lane(to, j);
  if (a <= b || a == position.pacman() || b == position.pacman()) return false;
  const auto leads = [&](unsigned ghost, Cell there) {
    return zero_lanes(maze.ghost_next(position.ghost(ghost)) ^ in_all_lanes(there)) != 0;
  };
  if (!leads(i, b) || !leads(j, a)) return false;
  const Lanes change = static_cast<Cell>(a ^ b);
  return !has_clash(position.ghosts(), to ^ (change << (16 * i)) ^ (change << (16 * j)));
}

// Only ghosts two steps apart have cells in common.
bool has_neighbours(const Position& position) {
  for (std::size_t i = 0; i < position.ghost_count(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (position.maze().distance(position.ghost(i), position.ghost(j)) == 2) return true;
    }
  }
  return false;
}

Position::Moves without_twins(const Position& position, const Position::Moves& moves) {
  Position::Moves kept;
  for (const Move move : moves) {
    const Lanes to = position.ghosts_after(move);
    bool twin = false;
    for (unsigned i = 0; i < position.ghost_count() && !twin; ++i) {
      for (unsigned j = i + 1; j < position.ghost_count() && !twin; ++j) twin = is_twin(position, to, i, j);
    }
    if (!twin) kept.push_back(move);
  }
  return kept;
}

Position::Moves towards_flags(const Position& position) {
  const Maze& maze = position.maze();
  std::array<int, 4> keys{};
  for (unsigned code = 0; code < 4; ++code) {
    keys[code] = steps_to_nearest_flag(maze, maze.next(position.pacman(), code), position.captured());
  }
  Position::Moves moves;
  for (const std::uint8_t code : sorted_directions(keys)) {
    if (maze.open(position.pacman()) >> code & 1) moves.push_back({code});
  }
  return moves;
}

// Whether a ghost gets neither near Pac-Man nor into the way of another ghost within `plies` plies. With each ply one
// of two comes at most a step nearer to the other; with his two steps and two of its own, a ghost takes room from him.
bool is_bystander(const Position& position, std::size_t ghost, int plies) {
  constexpr int kTakesRoom = 4, kClashes = 2;
  const Maze& maze = position.maze();
  const Cell here = position.ghost(ghost);
  if (maze.least_steps(here, position.next_pacman()) <= plies + kTakesRoom) return false;
  for (std::size_t i = 0; i < position.ghost_count(); ++i) {
    if (i != ghost && maze.least_steps(here, position.ghost(i)) <= plies + 1 + kClashes) return false;
  }
  return true;
}

GhostSet bystanders(const Position& position, int plies) {
  unsigned ghosts = 0;
  if (!position.maze().ghosts_always_move()) return 0;
  for (std::size_t i = 0; i < position.ghost_count(); ++i) ghosts |= is_bystander(position, i, plies) ? 1u << i : 0u;
  return static_cast<GhostSet>(ghosts);
}

Position::Moves ghosts_towards_pacman(const Position& position, GhostSet standing_by) {
  const auto moves = position.joint_moves(hunting_order(position), standing_by);
  return has_neighbours(position) ? without_twins(position, moves) : moves;
}

}  // namespace

Position::Moves ByTargets::ordered_moves(const Position& position) const {
  return position.to_move() == kPacman ? towards_flags(position) : ghosts_towards_pacman(position, 0);
}

Position::Moves ByDistance::ordered_moves(const Position& position, int plies) const {
  if (position.to_move() == kPacman) return towards_flags(position);
  return ghosts_towards_pacman(position, bystanders(position, plies));
}

int ByDistance::operator()(const Position& position) const {
  if (const auto result = position.result()) return decisive_value(*result);
  const Maze& maze = position.maze();
  const Cell pacman = position.next_pacman();
  const FlagSet captured = position.next_captured();
  const int flags = kFlag * std::popcount(captured);
  if (captured == maze.all_flags()) return flags;
  return flags - kStep * steps_to_nearest_flag(maze, pacman, captured) +
         kRoom * room_of(maze, pacman, position.next_ghosts(), position.ghost_count());
}

// Which maze it will be is not known yet.
void ByTerritory::prepare() {
  for (const Maze* maze : {&classic_maze(), &open_maze()}) hunting_prospects(*maze);
}

int ByTerritory::operator()(const Position& position) const {
  constexpr double kPart = 10;  // the smallest differences that matter are worth a tenth
  if (const auto result = position.result()) return decisive_value(*result);
  return static_cast<int>(std::lround(kPart * hunting_prospects(position.maze())(position)));
}

}  // namespace ariadne::flags
