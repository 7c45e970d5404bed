#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <limits>
#include <string>

#include "core/rng.hpp"
#include "mazes/grid_search/eight_way_search.hpp"
#include "mazes/grid_search/four_way_search.hpp"
#include "mazes/grid_search/jump_point_search.hpp"
#include "mazes/movingai.hpp"

namespace ariadne {
namespace {

constexpr double kNoWay = std::numeric_limits<double>::infinity();

Cell moved(Cell cell, int dx, int dy) {
  return {static_cast<std::int16_t>(cell.x + dx), static_cast<std::int16_t>(cell.y + dy)};
}

bool legal(const Grid& grid, Cell from, int dx, int dy) {
  return grid.is_open(moved(from, dx, dy)) && grid.is_open(moved(from, dx, 0)) && grid.is_open(moved(from, 0, dy));
}

// The lengths of the shortest paths from a cell to all, by relaxing every step until nothing changes.
std::vector<double> lengths_from(const Grid& grid, Cell start, bool diagonals) {
  std::vector<double> lengths(grid.cell_count(), kNoWay);
  if (!grid.is_open(start)) return lengths;
  std::vector<Cell> changed = {start};
  lengths[grid.number(start)] = 0;
  for (std::size_t i = 0; i < changed.size(); ++i) {
    const Cell from = changed[i];
    for (int dx = -1; dx <= 1; ++dx) {
      for (int dy = -1; dy <= 1; ++dy) {
        if ((!diagonals && dx != 0 && dy != 0) || !legal(grid, from, dx, dy)) continue;
        const double length = lengths[grid.number(from)] + std::hypot(dx, dy);
        double& known = lengths[grid.number(moved(from, dx, dy))];
        if (length > known - 1e-9) continue;
        known = length;
        changed.push_back(moved(from, dx, dy));
      }
    }
  }
  return lengths;
}

// Every step is legal, and there are as many of each kind as the path says.
void expect_sound(const Grid& grid, const GridPath& path, Cell start, Cell goal) {
  ASSERT_FALSE(path.cells.empty());
  ASSERT_EQ(path.cells.front(), start);
  ASSERT_EQ(path.cells.back(), goal);
  int steps[3] = {};
  for (std::size_t i = 1; i < path.cells.size(); ++i) {
    const int dx = path.cells[i].x - path.cells[i - 1].x, dy = path.cells[i].y - path.cells[i - 1].y;
    ASSERT_TRUE(legal(grid, path.cells[i - 1], dx, dy));
    const int kind = dx * dx + dy * dy;
    ASSERT_TRUE(kind == 1 || kind == 2);
    ++steps[kind];
  }
  ASSERT_EQ(path.straight, steps[1]);
  ASSERT_EQ(path.diagonal, steps[2]);
}

void expect_path(const Grid& grid, const GridPath& path, Cell start, Cell goal, double length) {
  ASSERT_EQ(path.found, length != kNoWay);
  if (!path.found) {
    ASSERT_TRUE(path.cells.empty());
    return;
  }
  ASSERT_NEAR(path.cost(), length, 1e-6);
  expect_sound(grid, path, start, goal);
}

Cell random_cell(const Grid& grid, Rng& rng) {
  return grid.cell(rng.below(static_cast<std::uint32_t>(grid.cell_count())));
}

// Closed cells at random, or walls at random with gaps in them: the first are full of corners, the second of corridors.
Grid random_grid(int width, int height, Rng& rng) {
  Grid grid(width, height, true);
  const unsigned closed = rng.below(60);
  const bool walls = rng.below(2) == 0;
  const auto between = 2 + rng.below(6);
  for (std::size_t i = 0; i < grid.cell_count(); ++i) {
    const Cell cell = grid.cell(i);
    const bool may_close = !walls || cell.x % between == 0 || cell.y % between == 0;
    if (may_close && rng.below(100) < (walls ? 70 + closed / 2 : closed)) grid.set_open(cell, false);
  }
  return grid;
}

void check_all_searches(const Grid& grid, int starts, int goals, Rng& rng) {
  const PreparedGrid prepared(grid);
  FourWaySearch four(grid);
  EightWaySearch eight(prepared);
  JumpPointSearch jump(prepared);
  for (int i = 0; i < starts; ++i) {
    const Cell start = random_cell(grid, rng);
    const auto straight = lengths_from(grid, start, false), octile = lengths_from(grid, start, true);
    for (int k = 0; k < goals; ++k) {
      const Cell goal = random_cell(grid, rng);
      SCOPED_TRACE(
          fmt::format("{} x {}: {},{} -> {},{}", grid.width(), grid.height(), start.x, start.y, goal.x, goal.y));
      ASSERT_NO_FATAL_FAILURE(expect_path(grid, four.find(start, goal), start, goal, straight[grid.number(goal)]));
      ASSERT_NO_FATAL_FAILURE(expect_path(grid, eight.find(start, goal), start, goal, octile[grid.number(goal)]));
      ASSERT_NO_FATAL_FAILURE(expect_path(grid, jump.find(start, goal), start, goal, octile[grid.number(goal)]));
    }
  }
}

TEST(GridSearch, finds_shortest_ways_in_small_grids) {
  Rng rng(1);
  for (int round = 0; round < 4000; ++round) {
    const int width = 1 + static_cast<int>(rng.below(12)), height = 1 + static_cast<int>(rng.below(12));
    ASSERT_NO_FATAL_FAILURE(check_all_searches(random_grid(width, height, rng), 2, 8, rng)) << "round " << round;
  }
}

TEST(GridSearch, finds_shortest_ways_in_grids_wider_than_a_word) {
  Rng rng(2);
  for (int round = 0; round < 150; ++round) {
    const int width = 1 + static_cast<int>(rng.below(140)), height = 1 + static_cast<int>(rng.below(140));
    ASSERT_NO_FATAL_FAILURE(check_all_searches(random_grid(width, height, rng), 1, 20, rng)) << "round " << round;
  }
}

class EachSearch : public testing::Test {
 protected:
  explicit EachSearch() { grid.set_open({2, 2}, false); }

  std::vector<GridPath> find(Cell start, Cell goal) {
    const PreparedGrid prepared(grid);
    return {FourWaySearch(grid).find(start, goal), EightWaySearch(prepared).find(start, goal),
            JumpPointSearch(prepared).find(start, goal)};
  }

  Grid grid = Grid(5, 5, true);
};

TEST_F(EachSearch, stays_where_it_is_if_that_is_the_goal) {
  for (const GridPath& path : find({1, 1}, {1, 1})) {
    EXPECT_TRUE(path.found);
    EXPECT_EQ(path.cells, std::vector<Cell>({{1, 1}}));
    EXPECT_EQ(path.cost(), 0);
    EXPECT_EQ(path.expanded, 0u);
  }
}

TEST_F(EachSearch, knows_no_way_from_or_to_what_is_closed) {
  const Cell closed = {2, 2}, open = {0, 0};
  const std::vector<Cell> beyond = {closed, {-1, 0}, {0, -1}, {5, 0}, {0, 5}, {5, 5}};
  for (const Cell cell : beyond) {
    for (const GridPath& path : find(open, cell)) EXPECT_FALSE(path.found);
    for (const GridPath& path : find(cell, open)) EXPECT_FALSE(path.found);
    for (const GridPath& path : find(cell, cell)) EXPECT_FALSE(path.found);
  }
}

TEST_F(EachSearch, cuts_no_corner) {
  // From left of the closed cell to above it: one diagonal step would do if corners could be cut.
  const auto paths = find({1, 2}, {2, 3});
  for (const GridPath& path : paths) {
    EXPECT_EQ(path.straight, 2);
    EXPECT_EQ(path.diagonal, 0);
  }
}

TEST(JumpPointSearch, looks_once_into_an_empty_room) {
  const PreparedGrid room(Grid(300, 200, true));
  const GridPath path = JumpPointSearch(room).find({7, 190}, {290, 3});
  EXPECT_EQ(path.expanded, 1u);
  EXPECT_EQ(path.diagonal, 187);
  EXPECT_EQ(path.straight, 283 - 187);
}

TEST(FourWaySearch, walks_straight_to_the_goal_of_an_empty_room) {
  const GridPath path = FourWaySearch(Grid(300, 200, true)).find({7, 190}, {290, 3});
  EXPECT_EQ(path.straight, 283 + 187);
  EXPECT_EQ(path.expanded, 283u + 187u);
}

std::string read(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

// What the last printed digit of a length is worth; the publisher's rounding may be wrong by one.
double sixth_digit(double length) { return 1.01 * std::pow(10, std::floor(std::log10(length)) - 5); }

TEST(GridSearch, finds_the_lengths_of_published_scenarios) {
  const char* folder = std::getenv("ARIADNE_COMPARE");
  if (folder == nullptr) GTEST_SKIP() << "ARIADNE_COMPARE is not set";
  for (const std::string name : {"den520d", "brc202d", "maze512-8-0"}) {
    const std::string file = fmt::format("{}/movingai/{}.map", folder, name);
    const auto grid = read_map(read(file));
    ASSERT_TRUE(grid) << file;
    const auto scenarios = read_scenarios(read(file + ".scen"), *grid);
    ASSERT_TRUE(scenarios) << file;
    const PreparedGrid prepared(*grid);
    EightWaySearch eight(prepared);
    JumpPointSearch jump(prepared);
    for (const Scenario& scenario : *scenarios) {
      const GridPath path = eight.find(scenario.start, scenario.goal),
                     jumped = jump.find(scenario.start, scenario.goal);
      EXPECT_NEAR(path.cost(), scenario.length, sixth_digit(scenario.length));
      EXPECT_EQ(path.straight, jumped.straight);
      EXPECT_EQ(path.diagonal, jumped.diagonal);
      ASSERT_NO_FATAL_FAILURE(expect_sound(*grid, path, scenario.start, scenario.goal));
      ASSERT_NO_FATAL_FAILURE(expect_sound(*grid, jumped, scenario.start, scenario.goal));
    }
  }
}

}  // namespace
}  // namespace ariadne
