#include "report/drawing/maze.hpp"

#include <gtest/gtest.h>

#include "report/drawing/text.hpp"

namespace ariadne {
namespace {

using Cells = std::vector<Cell>;
using Lines = std::vector<std::string>;

// A room of 3 x 2 cells with a closed border.
MazeScene room() {
  MazeScene scene;
  scene.grid = Grid(5, 4);
  for (std::int16_t y = 1; y <= 2; ++y) {
    for (std::int16_t x = 1; x <= 3; ++x) scene.grid.set_open({x, y}, true);
  }
  scene.start = Cell{3, 2};
  scene.targets = {{1, 1}};
  return scene;
}

MazeWindow all_of(const MazeScene& scene) { return {0, 0, scene.grid.width(), scene.grid.height()}; }

Lines drawn(const MazeScene& scene, const MazeMarks& marks, const Look& look = {}) {
  return draw_maze(scene, marks, all_of(scene), look);
}

TEST(MazeDrawing, the_way_is_drawn_with_arrows_from_start_to_goal) {
  const Cells path = {{3, 2}, {2, 2}, {2, 1}, {1, 1}};
  MazeMarks marks;
  marks.path = path;
  EXPECT_EQ(drawn(room(), marks), (Lines{"%%%%%", "% vS%", "%G< %", "%%%%%"}));
  EXPECT_EQ(drawn(room(), marks, {.utf8 = true}), (Lines{"█████", "█ ↓S█", "█G← █", "█████"}));
}

TEST(MazeDrawing, arrows_point_where_they_lead) {
  MazeScene scene = room();
  scene.targets.clear();
  scene.start.reset();
  const Cells path = {{1, 2}, {1, 1}, {2, 1}, {3, 1}, {3, 2}, {2, 2}};
  MazeMarks marks;
  marks.path = path;
  EXPECT_EQ(drawn(scene, marks), (Lines{"%%%%%", "%vE<%", "%>>^%", "%%%%%"}));
}

TEST(MazeDrawing, the_way_covers_the_food_that_it_ate) {
  MazeScene scene = room();
  scene.targets.clear();
  scene.food = {{1, 1}, {3, 1}, {2, 2}};
  EXPECT_EQ(drawn(scene, {}), (Lines{"%%%%%", "% .S%", "%. .%", "%%%%%"}));
  const Cells path = {{3, 2}, {2, 2}, {1, 2}};
  MazeMarks marks;
  marks.path = path;
  EXPECT_EQ(drawn(scene, marks), (Lines{"%%%%%", "%E<S%", "%. .%", "%%%%%"}));
}

TEST(MazeDrawing, expanded_cells_appear_in_their_order) {
  const MazeScene scene = room();
  const auto first = first_expansions(scene.grid, Cells{{3, 2}, {3, 1}, {2, 2}, {2, 1}});
  MazeMarks marks;
  marks.first_expanded = first;
  marks.of = 4;
  marks.expanded = 2;
  marks.latest = Cell{3, 1};
  EXPECT_EQ(drawn(scene, marks), (Lines{"%%%%%", "%  S%", "%G @%", "%%%%%"}));
  marks.expanded = 4;
  marks.latest.reset();
  EXPECT_EQ(drawn(scene, marks), (Lines{"%%%%%", "% :S%", "%G::%", "%%%%%"}));
}

TEST(MazeDrawing, colour_changes_nothing_but_colour) {
  const MazeScene scene = room();
  const Cells order = {{3, 2}, {3, 1}, {2, 2}, {2, 1}};
  const auto first = first_expansions(scene.grid, order);
  MazeMarks marks;
  marks.first_expanded = first;
  marks.expanded = marks.of = 4;
  const Lines lines = drawn(scene, marks, {.color = true});
  EXPECT_EQ(lines[0], "\x1b[34m%%%%%\x1b[0m");
  EXPECT_EQ(lines[2],
            "\x1b[34m%\x1b[0m\x1b[1;31mG\x1b[0m\x1b[97;48;5;167m:\x1b[0m\x1b[30;48;5;222m:\x1b[0m\x1b[34m%\x1b[0m");
  for (const auto& line : lines) EXPECT_EQ(display_width(line), 5);
}

TEST(MazeDrawing, a_window_stays_inside_and_near_its_cell) {
  const Grid grid(100, 50);
  EXPECT_EQ(window_around(grid, {50, 25}, 20, 10), (MazeWindow{40, 20, 20, 10}));
  EXPECT_EQ(window_around(grid, {0, 49}, 20, 10), (MazeWindow{0, 40, 20, 10}));
  EXPECT_EQ(window_around(grid, {99, 0}, 20, 10), (MazeWindow{80, 0, 20, 10}));
  EXPECT_EQ(window_around(grid, {50, 25}, 200, 200), (MazeWindow{0, 0, 100, 50}));
}

TEST(MazeDrawing, a_window_is_the_one_around_its_middle) {
  const Grid grid(9, 7);
  for (int width = 1; width <= 10; ++width) {
    for (std::size_t i = 0; i < grid.cell_count(); ++i) {
      const MazeWindow window = window_around(grid, grid.cell(i), width, 4);
      EXPECT_EQ(window_around(grid, middle_of(window), width, 4), window) << width << " columns, cell " << i;
    }
  }
}

TEST(MazeDrawing, a_window_shows_its_part) {
  EXPECT_EQ(draw_maze(room(), {}, {2, 1, 3, 2}, {}), (Lines{" S%", "  %"}));
}

TEST(MazeDrawing, the_legend_names_what_can_be_seen) {
  MazeScene scene = room();
  const Cells path = {{3, 2}, {3, 1}, {2, 1}, {1, 1}};
  const auto first = first_expansions(scene.grid, path);
  MazeMarks marks;
  marks.path = path;
  marks.first_expanded = first;
  EXPECT_EQ(maze_legend(scene, marks, {}), "S start   G goal   <^>v the way   : expanded");
  scene.targets.clear();
  scene.food = {{1, 1}, {1, 2}};
  EXPECT_EQ(maze_legend(scene, marks, {}), "S start   . food   <^>v the way   E its end   : expanded");
  marks.latest = path.back();  // covers the end
  EXPECT_EQ(maze_legend(scene, marks, {}), "S start   . food   <^>v the way   : expanded");
  EXPECT_EQ(maze_legend(scene, {}, {}), "S start   . food");
}

TEST(MazeDrawing, the_legend_has_no_food_once_the_way_covers_all_of_it) {
  MazeScene scene = room();
  scene.targets.clear();
  scene.food = {{2, 2}, {1, 2}};
  const Cells path = {{3, 2}, {2, 2}, {1, 2}};
  MazeMarks marks;
  marks.path = std::span(path).first(2);
  EXPECT_EQ(maze_legend(scene, marks, {}), "S start   . food   <^>v the way   E its end");
  marks.path = path;
  EXPECT_EQ(maze_legend(scene, marks, {}), "S start   <^>v the way   E its end");
}

}  // namespace
}  // namespace ariadne
