#include "report/paths/maze_scene.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

using Cells = std::vector<Cell>;

Layout small_layout() {
  Layout layout;
  layout.grid = Grid(6, 5, true);
  layout.pacman = Cell{2, 2};
  layout.food = {{3, 1}, {1, 3}};
  return layout;
}

MazeProblem problem(std::string name) {
  MazeProblem problem;
  problem.problem = std::move(name);
  return problem;
}

TEST(MazeScene, a_position_problem_shows_its_goal_and_no_food) {
  const MazeScene scene = scene_of(small_layout(), problem("position"));
  EXPECT_EQ(scene.start, (Cell{2, 2}));
  EXPECT_EQ(scene.targets, (Cells{{1, 1}}));
  EXPECT_EQ(scene.food, Cells{});
}

TEST(MazeScene, given_cells_replace_those_of_the_layout) {
  MazeProblem given = problem("position");
  given.start = Cell{4, 3};
  given.goal = Cell{3, 3};
  const MazeScene scene = scene_of(small_layout(), given);
  EXPECT_EQ(scene.start, (Cell{4, 3}));
  EXPECT_EQ(scene.targets, (Cells{{3, 3}}));
}

TEST(MazeScene, corners_are_inside_the_border) {
  EXPECT_EQ(scene_of(small_layout(), problem("corners")).targets, (Cells{{1, 1}, {1, 3}, {4, 1}, {4, 3}}));
}

TEST(MazeScene, problems_about_food_show_it) {
  for (const std::string name : {"food", "anyfood"}) {
    EXPECT_EQ(scene_of(small_layout(), problem(name)).food, small_layout().food) << name;
    EXPECT_EQ(scene_of(small_layout(), problem(name)).targets, Cells{}) << name;
  }
}

TEST(MazeScene, a_cell_counts_when_it_was_expanded_first) {
  const auto first = first_expansions(Grid(2, 2, true), Cells{{1, 0}, {0, 0}, {1, 0}, {1, 1}});
  EXPECT_EQ(first, (std::vector<std::uint32_t>{1, 0, kNeverExpanded, 3}));
}

TEST(MazeScene, distinct_cells_keep_their_order) {
  EXPECT_EQ(distinct_cells(Grid(2, 2, true), Cells{{1, 0}, {0, 0}, {1, 0}, {1, 1}}), (Cells{{1, 0}, {0, 0}, {1, 1}}));
}

}  // namespace
}  // namespace ariadne
