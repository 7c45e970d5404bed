#include "mazes/generate.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

#include "mazes/carve.hpp"
#include "mazes/distances.hpp"

namespace ariadne {
namespace {

constexpr int kSmallestWithCorners = 5;

Result<> check_side(int side, const std::string& name, int min) {
  if (side >= min && side <= kLargestMaze) return {};
  return failure("the " + name + " of " + (min == kSmallestMaze ? "a maze" : "a maze with corners") + " must be from " +
                 std::to_string(min) + " to " + std::to_string(kLargestMaze) + ", not " + std::to_string(side));
}

Result<> check_plan(const MazePlan& plan) {
  const int min = plan.corners ? kSmallestWithCorners : kSmallestMaze;
  if (auto checked = check_side(plan.width, "width", min); !checked) return checked;
  if (auto checked = check_side(plan.height, "height", min); !checked) return checked;
  if (plan.dead_ends && plan.kind != MazeKind::braided)
    return failure("a share of dead ends can be given only for a braided maze");
  const int dead_ends = plan.dead_ends.value_or(0);
  if (dead_ends < 0 || dead_ends > 100) return failure("the share of dead ends must be from 0 to 100 percent");
  if (plan.food < 0) return failure("the number of dots cannot be negative");
  return {};
}

Grid carved(const MazePlan& plan, Rng& rng) {
  switch (plan.kind) {
    case MazeKind::braided:
      return carve_braided(plan.width, plan.height, plan.dead_ends.value_or(0), rng);
    case MazeKind::rooms:
      return carve_rooms(plan.width, plan.height, rng);
    case MazeKind::perfect:
      break;
  }
  return carve_perfect(plan.width, plan.height, rng);
}

std::vector<Cell> open_cells(const Grid& grid) {
  std::vector<Cell> cells;
  for (std::size_t i = 0; i < grid.cell_count(); ++i) {
    if (grid.is_open(i)) cells.push_back(grid.cell(i));
  }
  return cells;
}

Cell nearest_to_middle(const Grid& grid, const std::vector<Cell>& cells) {
  // Doubled, so that the middle of an even side is a whole number as well.
  const auto distance = [&](Cell cell) {
    return std::abs(2 * cell.x - grid.width() + 1) + std::abs(2 * cell.y - grid.height() + 1);
  };
  return *std::min_element(cells.begin(), cells.end(), [&](Cell a, Cell b) { return distance(a) < distance(b); });
}

Cell farthest_from(const Grid& grid, Cell goal, const std::vector<Cell>& cells) {
  const DistanceMap distances(grid, goal);
  return *std::max_element(cells.begin(), cells.end(),
                           [&](Cell a, Cell b) { return distances.to(grid.number(a)) < distances.to(grid.number(b)); });
}

std::vector<Cell> corners_of(const Grid& grid) {
  const auto right = static_cast<std::int16_t>(grid.width() - 2), top = static_cast<std::int16_t>(grid.height() - 2);
  return {{1, 1}, {1, top}, {right, 1}, {right, top}};
}

// Moves `count` cells, chosen at random, from one list to the other.
void draw(std::size_t count, std::vector<Cell>& from, std::vector<Cell>& to, Rng& rng) {
  for (std::size_t i = 0; i < count; ++i) {
    std::swap(from[rng.below(static_cast<std::uint32_t>(from.size()))], from.back());
    to.push_back(from.back());
    from.pop_back();
  }
}

void sort_by_row(std::vector<Cell>& cells) {
  std::sort(cells.begin(), cells.end(), [](Cell a, Cell b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
}

// A way to look for: from Pac-Man to a dot at (1, 1).
void place_goal(Layout& layout, const std::vector<Cell>& cells) {
  constexpr Cell kGoal = {1, 1};
  layout.pacman = farthest_from(layout.grid, kGoal, cells);
  if (layout.pacman != kGoal) layout.food = {kGoal};
}

Result<> place_food(const MazePlan& plan, std::vector<Cell> free, Layout& layout, Rng& rng) {
  if (plan.corners) layout.food = corners_of(layout.grid);
  const auto is_taken = [&](Cell cell) { return std::count(layout.food.begin(), layout.food.end(), cell) > 0; };
  free.erase(std::remove_if(free.begin(), free.end(), is_taken), free.end());
  layout.pacman = nearest_to_middle(layout.grid, free);
  free.erase(std::find(free.begin(), free.end(), *layout.pacman));
  const auto wanted = static_cast<std::size_t>(plan.food);
  if (wanted > free.size()) {
    return failure("the maze has room for " + std::to_string(free.size()) + " dots, not for " + std::to_string(wanted));
  }
  draw(wanted, free, layout.food, rng);
  sort_by_row(layout.food);
  return {};
}

}  // namespace

Result<Layout> generate_maze(const MazePlan& plan, std::uint64_t seed) {
  if (auto checked = check_plan(plan); !checked) return tl::unexpected(checked.error());
  Rng rng(seed);
  Layout layout;
  layout.grid = carved(plan, rng);
  const std::vector<Cell> cells = open_cells(layout.grid);
  if (plan.food == 0 && !plan.corners) {
    place_goal(layout, cells);
  } else if (auto placed = place_food(plan, cells, layout, rng); !placed) {
    return tl::unexpected(placed.error());
  }
  return layout;
}

}  // namespace ariadne
