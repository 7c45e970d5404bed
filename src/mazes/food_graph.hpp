#pragma once

#include <optional>
#include <span>
#include <vector>

#include "mazes/grid.hpp"

namespace ariadne {

// A grid with food as a plain graph: vertices are the open cells that can be reached, edges the steps between them,
// each once. Vertices are numbered across the shorter side first, which is how a sweep over the grid meets the fewest
// of them at a time.
struct FoodGraph {
  struct Edge {
    int a = 0, b = 0;
  };
  std::vector<Cell> cells;  // by vertex
  std::vector<Edge> edges;
  int start = 0;
  std::vector<int> food;  // each once
};

// Nothing if some of the food is out of reach. The start is open.
std::optional<FoodGraph> food_graph(const Grid& grid, Cell start, std::span<const Cell> food);

// The steps of a walk over neighbouring cells.
std::vector<Direction> steps_between(std::span<const Cell> cells);

}  // namespace ariadne
