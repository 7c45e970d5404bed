#include "report/paths/maze_scene.hpp"

#include <algorithm>

namespace ariadne {
namespace {

std::vector<Cell> corners_of(const Grid& grid) {
  const auto right = static_cast<std::int16_t>(grid.width() - 2), top = static_cast<std::int16_t>(grid.height() - 2);
  return {{1, 1}, {1, top}, {right, 1}, {right, top}};
}

}  // namespace

MazeScene scene_of(const Layout& layout, const MazeProblem& problem) {
  MazeScene scene{layout.grid, problem.start ? problem.start : layout.pacman, {}, {}};
  if (problem.problem == "position" || problem.problem == "octile") {
    scene.targets = {problem.goal.value_or(Cell{1, 1})};
  } else if (problem.problem == "corners") {
    scene.targets = corners_of(layout.grid);
  } else {
    scene.food = layout.food;
  }
  return scene;
}

std::vector<std::uint32_t> first_expansions(const Grid& grid, std::span<const Cell> order) {
  std::vector<std::uint32_t> first(grid.cell_count(), kNeverExpanded);
  const std::size_t most = std::min<std::size_t>(order.size(), kNeverExpanded);
  for (std::size_t i = 0; i < most; ++i) {
    auto& place = first[grid.number(order[i])];
    place = std::min(place, static_cast<std::uint32_t>(i));
  }
  return first;
}

std::vector<Cell> distinct_cells(const Grid& grid, std::span<const Cell> order) {
  std::vector<bool> seen(grid.cell_count());
  std::vector<Cell> cells;
  for (const Cell cell : order) {
    if (!seen[grid.number(cell)]) cells.push_back(cell);
    seen[grid.number(cell)] = true;
  }
  return cells;
}

}  // namespace ariadne
