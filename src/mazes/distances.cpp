#include "mazes/distances.hpp"

namespace ariadne {

DistanceMap::DistanceMap(const Grid& grid, Cell target) : steps_(grid.cell_count(), kUnreachable) {
  if (!grid.is_open(target)) return;
  std::vector<Cell> queue = {target};
  steps_[grid.number(target)] = 0;
  for (std::size_t next = 0; next < queue.size(); ++next) {
    const Cell cell = queue[next];
    for_each_neighbour(grid, cell, [&](Direction, Cell neighbour) {
      if (reaches(grid.number(neighbour))) return;
      steps_[grid.number(neighbour)] = steps_[grid.number(cell)] + 1;
      queue.push_back(neighbour);
    });
  }
}

std::vector<DistanceMap> maps_to(const Grid& grid, std::span<const Cell> targets) {
  std::vector<DistanceMap> maps;
  for (const Cell target : targets) maps.emplace_back(grid, target);
  return maps;
}

std::vector<bool> reachable_from(const Grid& grid, Cell cell) {
  const DistanceMap distances(grid, cell);
  std::vector<bool> reached(grid.cell_count());
  for (std::size_t i = 0; i < reached.size(); ++i) reached[i] = distances.reaches(i);
  return reached;
}

}  // namespace ariadne
