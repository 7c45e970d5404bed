#pragma once

#include "core/scene.hpp"
#include "games/flags/maze.hpp"

namespace ariadne::flags {

inline Spot spot_of(const Maze& maze, Cell cell) { return {maze.row(cell), maze.column(cell)}; }

// The maze as scenes have it, the cells of flags marked: ghosts never enter them.
Ground ground_of(const Maze& maze);

}  // namespace ariadne::flags
