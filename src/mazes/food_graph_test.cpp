#include "mazes/food_graph.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace ariadne {
namespace {

Grid grid_of(std::initializer_list<std::string_view> rows_from_the_top) {
  Grid grid(static_cast<int>(rows_from_the_top.begin()->size()), static_cast<int>(rows_from_the_top.size()));
  std::int16_t y = static_cast<std::int16_t>(rows_from_the_top.size());
  for (const std::string_view row : rows_from_the_top) {
    --y;
    for (std::int16_t x = 0; x < grid.width(); ++x) grid.set_open({x, y}, row[static_cast<std::size_t>(x)] != '%');
  }
  return grid;
}

TEST(FoodGraph, HasAVertexForEachCellThatCanBeReachedAndAnEdgeForEachStep) {
  const Grid grid = grid_of({"%%%%%%%", "%  %  %", "%  %  %", "%%%%%%%"});
  const auto graph = food_graph(grid, {1, 1}, std::vector<Cell>{{2, 2}});
  ASSERT_TRUE(graph);
  EXPECT_EQ(graph->cells, (std::vector<Cell>{{1, 1}, {1, 2}, {2, 1}, {2, 2}}));
  EXPECT_EQ(graph->edges.size(), 4u);
  for (const auto& [a, b] : graph->edges) {
    const Cell from = graph->cells[static_cast<std::size_t>(a)], to = graph->cells[static_cast<std::size_t>(b)];
    EXPECT_EQ(std::abs(from.x - to.x) + std::abs(from.y - to.y), 1);
  }
  EXPECT_EQ(graph->start, 0);
  EXPECT_EQ(graph->food, std::vector{3});
}

TEST(FoodGraph, NumbersAcrossTheShorterSideFirst) {
  const auto wide = food_graph(Grid(3, 2, true), {0, 0}, {});
  EXPECT_EQ(wide->cells[1], (Cell{0, 1}));
  const auto high = food_graph(Grid(2, 3, true), {0, 0}, {});
  EXPECT_EQ(high->cells[1], (Cell{1, 0}));
}

TEST(FoodGraph, DoesNotExistIfFoodIsOutOfReach) {
  const Grid grid = grid_of({" % "});
  EXPECT_FALSE(food_graph(grid, {0, 0}, std::vector<Cell>{{2, 0}}));
  EXPECT_FALSE(food_graph(grid, {0, 0}, std::vector<Cell>{{1, 0}}));
  EXPECT_TRUE(food_graph(grid, {0, 0}, std::vector<Cell>{{0, 0}}));
}

TEST(FoodGraph, KnowsFoodThatIsNamedTwiceOnce) {
  const auto graph = food_graph(Grid(3, 1, true), {0, 0}, std::vector<Cell>{{2, 0}, {1, 0}, {2, 0}});
  EXPECT_EQ(graph->food, (std::vector{1, 2}));
}

TEST(StepsBetween, AreThoseThatLeadFromCellToCell) {
  const std::vector<Cell> cells = {{1, 1}, {1, 2}, {2, 2}, {2, 1}, {1, 1}};
  EXPECT_EQ(steps_between(cells), (std::vector{Direction::north, Direction::east, Direction::south, Direction::west}));
  EXPECT_TRUE(steps_between(std::vector<Cell>{{1, 1}}).empty());
}

}  // namespace
}  // namespace ariadne
