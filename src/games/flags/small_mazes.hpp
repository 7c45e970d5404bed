#pragma once

#include <array>
#include <vector>

#include "games/flags/position.hpp"

// Mazes so small that tests can try everything.
namespace ariadne::flags {

inline Position one_ghost_at(const Maze& maze, Cell pacman, Cell ghost, FlagSet captured, const Limit& limit = {}) {
  State state{.pacman = pacman, .ghost_count = 1, .captured = captured};
  state.ghosts[0] = ghost;
  return {maze, state, limit};
}

inline MazePlan closed_plan(int rows, int columns, std::vector<Cell> flags) {
  MazePlan plan{"small", rows, columns, std::vector<Directions>(static_cast<std::size_t>(rows * columns)),
                std::move(flags)};
  for (int row = 0; row < rows; ++row) {
    plan.walls[static_cast<std::size_t>(row * columns)] |= bit_of(Direction::west);
    plan.walls[static_cast<std::size_t>((row + 1) * columns - 1)] |= bit_of(Direction::east);
  }
  for (int column = 0; column < columns; ++column) {
    plan.walls[static_cast<std::size_t>(column)] |= bit_of(Direction::north);
    plan.walls[static_cast<std::size_t>((rows - 1) * columns + column)] |= bit_of(Direction::south);
  }
  return plan;
}

// An open field that is its own image in both directions.
inline const Maze& small_field() {
  static const Maze maze(closed_plan(3, 4, {0, 11}));
  return maze;
}

// Five columns with an opening in the middle row, so that going round changes the colour of one's cell, and a one-sided
// wall, so that nothing is symmetric.
inline const Maze& small_round() {
  static const Maze maze([] {
    MazePlan plan = closed_plan(3, 5, {0, 9});
    plan.walls[5] &= static_cast<Directions>(~bit_of(Direction::west));
    plan.walls[9] &= static_cast<Directions>(~bit_of(Direction::east));
    plan.walls[7] |= bit_of(Direction::north);
    return plan;
  }());
  return maze;
}

// A corridor in which a ghost at the end beside a flag cannot move.
inline const Maze& small_corridor() {
  static const Maze maze(closed_plan(1, 5, {1}));
  return maze;
}

inline std::array<const Maze*, 3> small_mazes() { return {&small_field(), &small_round(), &small_corridor()}; }

}  // namespace ariadne::flags
