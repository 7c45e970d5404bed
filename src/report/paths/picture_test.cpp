#include "report/paths/picture.hpp"

#include <gtest/gtest.h>

#include "report/paths/fake_path_task.hpp"

namespace ariadne {
namespace {

PathSource corridor() {
  PathSource source;
  source.name = "folder/corridor.lay";
  source.task = std::make_unique<FakePathTask>();
  Layout layout;
  layout.grid = Grid(5, 3);
  for (std::int16_t x = 1; x <= 3; ++x) layout.grid.set_open({x, 1}, true);
  MazeProblem problem;
  problem.start = Cell{1, 1};
  problem.goal = Cell{3, 1};
  source.scene = [layout, problem] { return scene_of(layout, problem); };
  return source;
}

PathAnswer walk() {
  PathAnswer answer;
  answer.algorithm = "astar";
  answer.heuristic = "null";
  answer.found = true;
  answer.cost = 2;
  answer.path = {"East", "East"};
  answer.cells = {{1, 1}, {2, 1}, {3, 1}};
  return answer;
}

TEST(SolveShow, a_maze_is_drawn_with_the_way_and_a_legend) {
  EXPECT_EQ(shown_answer(corridor(), walk(), {}, {}),
            "astar, null: cost 2\n"
            "%%%%%\n"
            "%S>G%\n"
            "%%%%%\n"
            "S start   G goal   <^>v the way\n");
}

TEST(SolveShow, a_large_maze_is_cut_and_says_so) {
  EXPECT_EQ(shown_answer(corridor(), walk(), {4, 2}, {}),
            "astar, null: cost 2\n"
            "%S>G\n"
            "%%%%\n"
            "(cut: 4 x 2 cells of 5 x 3; --svg draws all of them)\n"
            "S start   G goal   <^>v the way\n");
}

TEST(SolveShow, no_path_leaves_the_maze) {
  PathAnswer answer;
  answer.algorithm = "bfs";
  EXPECT_EQ(shown_answer(corridor(), answer, {}, {}), "bfs: no path\n%%%%%\n%S G%\n%%%%%\nS start   G goal\n");
}

TEST(SolveShow, without_a_maze_the_actions_are_listed) {
  PathSource source = corridor();
  source.scene = nullptr;
  EXPECT_EQ(shown_answer(source, walk(), {}, {}), "astar, null: cost 2\nEast East\n");
}

TEST(SolveShow, the_picture_is_titled_by_the_layout_and_the_problem) {
  const PathSource source = corridor();
  const std::string svg = svg_of(source, std::vector{walk()});
  EXPECT_NE(svg.find("<title>corridor, position (1,1) -&gt; (3,1)</title>"), std::string::npos);
  EXPECT_NE(svg.find(">cost 2, 0 expanded</text>"), std::string::npos);
}

}  // namespace
}  // namespace ariadne
