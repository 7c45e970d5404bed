#include "mazes/food_graph.hpp"

#include <algorithm>

#include "mazes/distances.hpp"

namespace ariadne {
namespace {

Cell swept(const Grid& grid, int along, int across) {
  const auto x = static_cast<std::int16_t>(along), y = static_cast<std::int16_t>(across);
  return grid.width() >= grid.height() ? Cell{x, y} : Cell{y, x};
}

}  // namespace

std::optional<FoodGraph> food_graph(const Grid& grid, Cell start, std::span<const Cell> food) {
  assert(grid.is_open(start));
  FoodGraph graph;
  const std::vector<bool> reached = reachable_from(grid, start);
  std::vector<int> vertex(grid.cell_count());
  for (int along = 0; along < std::max(grid.width(), grid.height()); ++along) {
    for (int across = 0; across < std::min(grid.width(), grid.height()); ++across) {
      const Cell cell = swept(grid, along, across);
      if (!reached[grid.number(cell)]) continue;
      vertex[grid.number(cell)] = static_cast<int>(graph.cells.size());
      graph.cells.push_back(cell);
    }
  }
  for (const Cell cell : graph.cells) {
    for (const Direction direction : {Direction::north, Direction::east}) {
      const Cell next = step(cell, direction);
      if (grid.is_open(next)) graph.edges.push_back({vertex[grid.number(cell)], vertex[grid.number(next)]});
    }
  }
  for (const Cell cell : food) {
    if (!grid.is_open(cell) || !reached[grid.number(cell)]) return std::nullopt;
    graph.food.push_back(vertex[grid.number(cell)]);
  }
  std::ranges::sort(graph.food);
  graph.food.erase(std::ranges::unique(graph.food).begin(), graph.food.end());
  graph.start = vertex[grid.number(start)];
  return graph;
}

std::vector<Direction> steps_between(std::span<const Cell> cells) {
  std::vector<Direction> steps;
  for (std::size_t i = 1; i < cells.size(); ++i) {
    const auto leads_there = [&](Direction direction) { return step(cells[i - 1], direction) == cells[i]; };
    const auto direction = std::ranges::find_if(kDirections, leads_there);
    assert(direction != kDirections.end());
    steps.push_back(*direction);
  }
  return steps;
}

}  // namespace ariadne
