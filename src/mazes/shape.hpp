#pragma once

#include <cstddef>

#include "mazes/grid.hpp"

namespace ariadne {

// How the open cells of a grid are connected.
struct Shape {
  std::size_t open_cells = 0;
  std::size_t passages = 0;   // pairs of open cells side by side
  std::size_t regions = 0;    // connected components
  std::size_t dead_ends = 0;  // open cells with one neighbour
  std::size_t junctions = 0;  // open cells with three or four

  bool connected() const { return regions == 1; }
  // Connected, no loops.
  bool perfect() const { return connected() && passages + 1 == open_cells; }
};

Shape shape_of(const Grid& grid);

// The number of open neighbours of a cell.
int open_neighbours(const Grid& grid, Cell cell);

}  // namespace ariadne
