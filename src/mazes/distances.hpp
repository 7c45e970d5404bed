#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "mazes/grid.hpp"

namespace ariadne {

// The number of steps from every cell to one cell, walls considered.
class DistanceMap {
 public:
  static constexpr std::uint32_t kUnreachable = std::numeric_limits<std::uint32_t>::max();

  DistanceMap(const Grid& grid, Cell target);

  std::uint32_t to(std::size_t cell_number) const { return steps_[cell_number]; }
  bool reaches(std::size_t cell_number) const { return steps_[cell_number] != kUnreachable; }
  // As a lower bound for a heuristic: where there is no path, any bound holds, also 0.
  int bound(std::size_t cell_number) const { return reaches(cell_number) ? static_cast<int>(steps_[cell_number]) : 0; }

 private:
  std::vector<std::uint32_t> steps_;
};

// One for each target.
std::vector<DistanceMap> maps_to(const Grid& grid, std::span<const Cell> targets);

constexpr int manhattan_distance(Cell a, Cell b) {
  const int dx = a.x - b.x, dy = a.y - b.y;
  return (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy);
}

// The cells that a walk from this one can reach, as bits by cell number.
std::vector<bool> reachable_from(const Grid& grid, Cell cell);

}  // namespace ariadne
