#include "mazes/shape.hpp"

#include <algorithm>
#include <vector>

namespace ariadne {
namespace {

// Marks every open cell that a path joins to `start`.
void flood(const Grid& grid, Cell start, std::vector<bool>& seen) {
  std::vector<Cell> waiting = {start};
  seen[grid.number(start)] = true;
  while (!waiting.empty()) {
    const Cell cell = waiting.back();
    waiting.pop_back();
    for_each_neighbour(grid, cell, [&](Direction, Cell next) {
      if (seen[grid.number(next)]) return;
      seen[grid.number(next)] = true;
      waiting.push_back(next);
    });
  }
}

}  // namespace

int open_neighbours(const Grid& grid, Cell cell) {
  return static_cast<int>(std::count_if(kDirections.begin(), kDirections.end(),
                                        [&](Direction direction) { return grid.is_open(step(cell, direction)); }));
}

Shape shape_of(const Grid& grid) {
  Shape shape;
  std::size_t ends = 0;  // every passage has two
  std::vector<bool> seen(grid.cell_count());
  for (std::size_t i = 0; i < grid.cell_count(); ++i) {
    if (!grid.is_open(i)) continue;
    const int neighbours = open_neighbours(grid, grid.cell(i));
    ++shape.open_cells;
    ends += static_cast<std::size_t>(neighbours);
    shape.dead_ends += neighbours == 1 ? 1 : 0;
    shape.junctions += neighbours > 2 ? 1 : 0;
    if (seen[i]) continue;
    ++shape.regions;
    flood(grid, grid.cell(i), seen);
  }
  shape.passages = ends / 2;
  return shape;
}

}  // namespace ariadne
