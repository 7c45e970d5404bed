#pragma once

#include "core/scene.hpp"
#include "mazes/grid.hpp"

namespace ariadne {

// The cell of a grid in a scene: rows are counted from the bottom in a grid and from the top in a scene.
inline Spot spot_of(const Grid& grid, Cell cell) { return {grid.height() - 1 - cell.y, cell.x}; }

// The grid as corridors, its closed cells as walls.
Ground ground_of(const Grid& grid);

}  // namespace ariadne
