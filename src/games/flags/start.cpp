#include "games/flags/start.hpp"

#include <algorithm>
#include <cstdlib>

namespace ariadne::flags {
namespace {

Cell any_cell(const Maze& maze, Rng& rng) {
  return static_cast<Cell>(rng.below(static_cast<std::uint32_t>(maze.cells())));
}

bool may_start(const Maze& maze, const State& state, std::size_t ghost, Cell cell) {
  const int distance =
      std::abs(maze.row(cell) - maze.row(state.pacman)) + std::abs(maze.column(cell) - maze.column(state.pacman));
  const auto earlier = state.ghosts.begin() + static_cast<std::ptrdiff_t>(ghost);
  return distance >= kNearestStart && distance <= kFarthestStart &&
         std::find(state.ghosts.begin(), earlier, cell) == earlier;
}

}  // namespace

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
