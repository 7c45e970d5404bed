// Compares with the figures of a well-known course, where its layouts are available: set ARIADNE_COMPARE to a folder
// that has them under cs188/layouts.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "agents/paths/path_figures.hpp"

namespace ariadne {
namespace {

constexpr PathFigure kCourseFigures[] = {
    {"testMaze", "position", "dfs", "", 7, 7},
    {"testMaze", "position", "bfs", "", 7, 7},
    {"testMaze", "position", "ucs", "", 7, 7},
    {"testMaze", "position", "astar", "null", 7, 7},
    {"testMaze", "position", "astar", "manhattan", 7, 7},
    {"testMaze", "position", "astar", "euclidean", 7, 7},
    {"testMaze", "position", "ucs", "", 0.992188, 7, "stay-east"},
    {"testMaze", "position", "ucs", "", 254, 7, "stay-west"},
    {"tinyMaze", "position", "dfs", "", 10, 15},
    {"tinyMaze", "position", "bfs", "", 8, 15},
    {"tinyMaze", "position", "ucs", "", 8, 15},
    {"tinyMaze", "position", "astar", "null", 8, 15},
    {"tinyMaze", "position", "astar", "manhattan", 8, 14},
    {"tinyMaze", "position", "astar", "euclidean", 8, 13},
    {"tinyMaze", "position", "ucs", "", 1.3125, 14, "stay-east"},
    {"tinyMaze", "position", "ucs", "", 48, 11, "stay-west"},
    {"smallMaze", "position", "dfs", "", 49, 59},
    {"smallMaze", "position", "bfs", "", 19, 92},
    {"smallMaze", "position", "ucs", "", 19, 92},
    {"smallMaze", "position", "astar", "null", 19, 92},
    {"smallMaze", "position", "astar", "manhattan", 19, 53},
    {"smallMaze", "position", "astar", "euclidean", 19, 56},
    {"smallMaze", "position", "ucs", "", 1.001831, 85, "stay-east"},
    {"smallMaze", "position", "ucs", "", 23806, 58, "stay-west"},
    {"mediumMaze", "position", "dfs", "", 130, 146},
    {"mediumMaze", "position", "bfs", "", 68, 269},
    {"mediumMaze", "position", "ucs", "", 68, 269},
    {"mediumMaze", "position", "astar", "null", 68, 269},
    {"mediumMaze", "position", "astar", "manhattan", 68, 221},
    {"mediumMaze", "position", "astar", "euclidean", 68, 226},
    {"mediumMaze", "position", "ucs", "", 1.000977, 260, "stay-east"},
    {"mediumMaze", "position", "ucs", "", 17183280440, 173, "stay-west"},
    {"bigMaze", "position", "dfs", "", 210, 390},
    {"bigMaze", "position", "bfs", "", 210, 620},
    {"bigMaze", "position", "ucs", "", 210, 620},
    {"bigMaze", "position", "astar", "null", 210, 620},
    {"bigMaze", "position", "astar", "manhattan", 210, 549},
    {"bigMaze", "position", "astar", "euclidean", 210, 557},
    {"bigMaze", "position", "ucs", "", 5.004574, 639, "stay-east"},
    {"bigMaze", "position", "ucs", "", 590401735138, 497, "stay-west"},
    {"openMaze", "position", "dfs", "", 298, 576},
    {"openMaze", "position", "bfs", "", 54, 682},
    {"openMaze", "position", "ucs", "", 54, 682},
    {"openMaze", "position", "astar", "null", 54, 682},
    {"openMaze", "position", "astar", "manhattan", 54, 535},
    {"openMaze", "position", "astar", "euclidean", 54, 550},
    {"openMaze", "position", "ucs", "", 1.000023, 668, "stay-east"},
    {"openMaze", "position", "ucs", "", 34360016900, 291, "stay-west"},
    {"tinySearch", "position", "dfs", "", 5, 5},
    {"tinySearch", "position", "bfs", "", 5, 24},
    {"tinySearch", "position", "ucs", "", 5, 24},
    {"tinySearch", "position", "astar", "null", 5, 24},
    {"tinySearch", "position", "astar", "manhattan", 5, 8},
    {"tinySearch", "position", "astar", "euclidean", 5, 8},
    {"tinySearch", "position", "ucs", "", 1.875, 24, "stay-east"},
    {"tinySearch", "position", "ucs", "", 18, 7, "stay-west"},
    {"smallSearch", "position", "dfs", "", 17, 17},
    {"smallSearch", "position", "bfs", "", 17, 38},
    {"smallSearch", "position", "ucs", "", 17, 38},
    {"smallSearch", "position", "astar", "null", 17, 38},
    {"smallSearch", "position", "astar", "manhattan", 17, 34},
    {"smallSearch", "position", "astar", "euclidean", 17, 34},
    {"smallSearch", "position", "ucs", "", 1.999969, 38, "stay-east"},
    {"smallSearch", "position", "ucs", "", 65538, 22, "stay-west"},
    {"trickySearch", "position", "dfs", "", 52, 57},
    {"trickySearch", "position", "bfs", "", 32, 59},
    {"trickySearch", "position", "ucs", "", 32, 59},
    {"trickySearch", "position", "astar", "null", 32, 59},
    {"trickySearch", "position", "astar", "manhattan", 32, 59},
    {"trickySearch", "position", "astar", "euclidean", 32, 59},
    {"trickySearch", "position", "ucs", "", 1.001987, 58, "stay-east"},
    {"trickySearch", "position", "ucs", "", 1965054, 59, "stay-west"},
    {"mediumCorners", "position", "dfs", "", 18, 18},
    {"mediumCorners", "position", "bfs", "", 18, 69},
    {"mediumCorners", "position", "ucs", "", 18, 69},
    {"mediumCorners", "position", "astar", "null", 18, 69},
    {"mediumCorners", "position", "astar", "manhattan", 18, 20},
    {"mediumCorners", "position", "astar", "euclidean", 18, 22},
    {"mediumCorners", "position", "ucs", "", 1.435547, 187, "stay-east"},
    {"mediumCorners", "position", "ucs", "", 2544, 27, "stay-west"},
    {"tinyCorners", "corners", "dfs", "", 47, 51},
    {"tinyCorners", "corners", "bfs", "", 28, 252},
    {"tinyCorners", "corners", "ucs", "", 28, 252},
    {"tinyCorners", "corners", "astar", "farthest", 28, 199},
    {"tinyCorners", "corners", "astar", "farthest-maze", 28, 128},
    {"mediumCorners", "corners", "dfs", "", 221, 371},
    {"mediumCorners", "corners", "bfs", "", 106, 1966},
    {"mediumCorners", "corners", "ucs", "", 106, 1966},
    {"mediumCorners", "corners", "astar", "farthest", 106, 1136},
    {"mediumCorners", "corners", "astar", "farthest-maze", 106, 801},
    {"tinySearch", "corners", "dfs", "", 31, 38},
    {"tinySearch", "corners", "bfs", "", 25, 313},
    {"tinySearch", "corners", "ucs", "", 25, 313},
    {"tinySearch", "corners", "astar", "farthest", 25, 238},
    {"tinySearch", "corners", "astar", "farthest-maze", 25, 242},
    {"trickySearch", "corners", "dfs", "", 52, 107},
    {"trickySearch", "corners", "bfs", "", 52, 296},
    {"trickySearch", "corners", "ucs", "", 52, 296},
    {"trickySearch", "corners", "astar", "farthest", 52, 226},
    {"trickySearch", "corners", "astar", "farthest-maze", 52, 130},
    {"mediumMaze", "corners", "dfs", "", 231, 247},
    {"mediumMaze", "corners", "bfs", "", 134, 2794},
    {"mediumMaze", "corners", "ucs", "", 134, 2794},
    {"mediumMaze", "corners", "astar", "farthest", 134, 1771},
    {"mediumMaze", "corners", "astar", "farthest-maze", 134, 974},
    {"testSearch", "food", "dfs", "", 7, 7},
    {"testSearch", "food", "bfs", "", 7, 14},
    {"testSearch", "food", "ucs", "", 7, 14},
    {"testSearch", "food", "astar", "farthest", 7, 12},
    {"testSearch", "food", "astar", "farthest-maze", 7, 10},
    {"tinySearch", "food", "dfs", "", 41, 59},
    {"tinySearch", "food", "bfs", "", 27, 5057},
    {"tinySearch", "food", "ucs", "", 27, 5057},
    {"tinySearch", "food", "astar", "farthest", 27, 2468},
    {"tinySearch", "food", "astar", "farthest-maze", 27, 2372},
    {"smallSearch", "food", "dfs", "", 174, 231},
    {"smallSearch", "food", "bfs", "", 34, 70726},
    {"smallSearch", "food", "ucs", "", 34, 70726},
    {"smallSearch", "food", "astar", "farthest", 34, 7460},
    {"smallSearch", "food", "astar", "farthest-maze", 34, 6726},
    {"greedySearch", "food", "dfs", "", 58, 58},
    {"greedySearch", "food", "bfs", "", 16, 692},
    {"greedySearch", "food", "ucs", "", 16, 692},
    {"greedySearch", "food", "astar", "farthest", 16, 189},
    {"greedySearch", "food", "astar", "farthest-maze", 16, 138},
    {"trickySearch", "food", "dfs", "", 216, 361},
    {"trickySearch", "food", "bfs", "", 60, 16688},
    {"trickySearch", "food", "ucs", "", 60, 16688},
    {"trickySearch", "food", "astar", "farthest", 60, 9551},
    {"trickySearch", "food", "astar", "farthest-maze", 60, 4137},
    {"mediumSearch", "food", "dfs", "", 564, 2637},
    {"bigSearch", "food", "dfs", "", 5324, 9437},
};

Layout course_layout(const std::string& folder, const std::string& name) {
  std::ifstream file(folder + "/cs188/layouts/" + name + ".lay");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  return read_layout(text, Reading::lenient).value();
}

TEST(CourseFigures, costs_and_expansions_are_the_same) {
  const char* folder = std::getenv("ARIADNE_COMPARE");
  if (folder == nullptr) GTEST_SKIP() << "ARIADNE_COMPARE is not set";
  for (const PathFigure& figure : kCourseFigures) expect_figure(figure, course_layout(folder, figure.layout));
}

// Eats the nearest dot again and again; what lies on the way is eaten too.
int closest_dot_cost(Layout layout) {
  int cost = 0;
  while (!layout.food.empty()) {
    const auto task = maze_task(layout, {.problem = "anyfood"}).value();
    const auto answer = task->solve({.algorithm = "bfs"}).value();
    cost += static_cast<int>(answer.path.size());
    for (const Cell cell : answer.cells) std::erase(layout.food, cell);
    layout.pacman = answer.cells.back();
  }
  return cost;
}

TEST(CourseFigures, the_closest_dot_first_costs_the_same) {
  const char* folder = std::getenv("ARIADNE_COMPARE");
  if (folder == nullptr) GTEST_SKIP() << "ARIADNE_COMPARE is not set";
  const std::pair<const char*, int> costs[] = {{"testSearch", 7},    {"tinySearch", 31},   {"smallSearch", 48},
                                               {"greedySearch", 20}, {"trickySearch", 68}, {"mediumSearch", 171},
                                               {"bigSearch", 350}};
  for (const auto& [name, cost] : costs) EXPECT_EQ(closest_dot_cost(course_layout(folder, name)), cost) << name;
}

}  // namespace
}  // namespace ariadne
