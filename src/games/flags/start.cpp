#include "games/flags/start.hpp"

#include <algorithm>
#include <cstdlib>

namespace ariadne::flags {
namespace {

Cell any_cell(const Maze& maze, Rng& rng) {
  return static_cast<Cell>(rng.below(static_cast<std::uint32_t>(maze.cells())));
}

bool may_start(const Maze& maze, const State& state, std::size_t ghost, Cell cell) {
  const auto earlier = state.ghosts.begin() + static_cast<std::ptrdiff_t>(ghost);
  return is_start_distance(maze, state.pacman, cell) && std::find(state.ghosts.begin(), earlier, cell) == earlier;
}

}  // namespace

bool is_start_distance(const Maze& maze, Cell pacman, Cell ghost) {
  const int distance =
      std::abs(maze.row(ghost) - maze.row(pacman)) + std::abs(maze.column(ghost) - maze.column(pacman));
  return distance >= kNearestStart && distance <= kFarthestStart;
}

State draw_start(const Maze& maze, std::size_t ghosts, Rng& rng) {
  State state{.pacman = any_cell(maze, rng), .ghost_count = ghosts};
  for (std::size_t ghost = 0; ghost < ghosts; ++ghost) {
    do {
      state.ghosts[ghost] = any_cell(maze, rng);
    } while (!may_start(maze, state, ghost, state.ghosts[ghost]));
  }
  return state;
}

}  // namespace ariadne::flags
