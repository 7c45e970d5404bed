// Compares with the figures of a well-known course, where its layouts are at hand: set ARIADNE_COMPARE to a folder that
// has them under cs188/layouts.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "agents/paths/path_task.hpp"

namespace ariadne {
namespace {

struct Figure {
  const char* layout;
  const char* problem;
  const char* algorithm;
  const char* heuristic;
  const char* cost_name;
  double cost;
  std::uint64_t expanded;
};

constexpr Figure kFigures[] = {
    {"testMaze", "position", "dfs", "", "unit", 7, 7},
    {"testMaze", "position", "bfs", "", "unit", 7, 7},
    {"testMaze", "position", "ucs", "", "unit", 7, 7},
    {"testMaze", "position", "astar", "null", "unit", 7, 7},
    {"testMaze", "position", "astar", "manhattan", "unit", 7, 7},
    {"testMaze", "position", "astar", "euclidean", "unit", 7, 7},
    {"testMaze", "position", "ucs", "", "stay-east", 0.992188, 7},
    {"testMaze", "position", "ucs", "", "stay-west", 254, 7},
    {"tinyMaze", "position", "dfs", "", "unit", 10, 15},
    {"tinyMaze", "position", "bfs", "", "unit", 8, 15},
    {"tinyMaze", "position", "ucs", "", "unit", 8, 15},
    {"tinyMaze", "position", "astar", "null", "unit", 8, 15},
    {"tinyMaze", "position", "astar", "manhattan", "unit", 8, 14},
    {"tinyMaze", "position", "astar", "euclidean", "unit", 8, 13},
    {"tinyMaze", "position", "ucs", "", "stay-east", 1.3125, 14},
    {"tinyMaze", "position", "ucs", "", "stay-west", 48, 11},
    {"smallMaze", "position", "dfs", "", "unit", 49, 59},
    {"smallMaze", "position", "bfs", "", "unit", 19, 92},
    {"smallMaze", "position", "ucs", "", "unit", 19, 92},
    {"smallMaze", "position", "astar", "null", "unit", 19, 92},
    {"smallMaze", "position", "astar", "manhattan", "unit", 19, 53},
    {"smallMaze", "position", "astar", "euclidean", "unit", 19, 56},
    {"smallMaze", "position", "ucs", "", "stay-east", 1.001831, 85},
    {"smallMaze", "position", "ucs", "", "stay-west", 23806, 58},
    {"mediumMaze", "position", "dfs", "", "unit", 130, 146},
    {"mediumMaze", "position", "bfs", "", "unit", 68, 269},
    {"mediumMaze", "position", "ucs", "", "unit", 68, 269},
    {"mediumMaze", "position", "astar", "null", "unit", 68, 269},
    {"mediumMaze", "position", "astar", "manhattan", "unit", 68, 221},
    {"mediumMaze", "position", "astar", "euclidean", "unit", 68, 226},
    {"mediumMaze", "position", "ucs", "", "stay-east", 1.000977, 260},
    {"mediumMaze", "position", "ucs", "", "stay-west", 17183280440, 173},
    {"bigMaze", "position", "dfs", "", "unit", 210, 390},
    {"bigMaze", "position", "bfs", "", "unit", 210, 620},
    {"bigMaze", "position", "ucs", "", "unit", 210, 620},
    {"bigMaze", "position", "astar", "null", "unit", 210, 620},
    {"bigMaze", "position", "astar", "manhattan", "unit", 210, 549},
    {"bigMaze", "position", "astar", "euclidean", "unit", 210, 557},
    {"bigMaze", "position", "ucs", "", "stay-east", 5.004574, 639},
    {"bigMaze", "position", "ucs", "", "stay-west", 590401735138, 497},
    {"openMaze", "position", "dfs", "", "unit", 298, 576},
    {"openMaze", "position", "bfs", "", "unit", 54, 682},
    {"openMaze", "position", "ucs", "", "unit", 54, 682},
    {"openMaze", "position", "astar", "null", "unit", 54, 682},
    {"openMaze", "position", "astar", "manhattan", "unit", 54, 535},
    {"openMaze", "position", "astar", "euclidean", "unit", 54, 550},
    {"openMaze", "position", "ucs", "", "stay-east", 1.000023, 668},
    {"openMaze", "position", "ucs", "", "stay-west", 34360016900, 291},
    {"tinySearch", "position", "dfs", "", "unit", 5, 5},
    {"tinySearch", "position", "bfs", "", "unit", 5, 24},
    {"tinySearch", "position", "ucs", "", "unit", 5, 24},
    {"tinySearch", "position", "astar", "null", "unit", 5, 24},
    {"tinySearch", "position", "astar", "manhattan", "unit", 5, 8},
    {"tinySearch", "position", "astar", "euclidean", "unit", 5, 8},
    {"tinySearch", "position", "ucs", "", "stay-east", 1.875, 24},
    {"tinySearch", "position", "ucs", "", "stay-west", 18, 7},
    {"smallSearch", "position", "dfs", "", "unit", 17, 17},
    {"smallSearch", "position", "bfs", "", "unit", 17, 38},
    {"smallSearch", "position", "ucs", "", "unit", 17, 38},
    {"smallSearch", "position", "astar", "null", "unit", 17, 38},
    {"smallSearch", "position", "astar", "manhattan", "unit", 17, 34},
    {"smallSearch", "position", "astar", "euclidean", "unit", 17, 34},
    {"smallSearch", "position", "ucs", "", "stay-east", 1.999969, 38},
    {"smallSearch", "position", "ucs", "", "stay-west", 65538, 22},
    {"trickySearch", "position", "dfs", "", "unit", 52, 57},
    {"trickySearch", "position", "bfs", "", "unit", 32, 59},
    {"trickySearch", "position", "ucs", "", "unit", 32, 59},
    {"trickySearch", "position", "astar", "null", "unit", 32, 59},
    {"trickySearch", "position", "astar", "manhattan", "unit", 32, 59},
    {"trickySearch", "position", "astar", "euclidean", "unit", 32, 59},
    {"trickySearch", "position", "ucs", "", "stay-east", 1.001987, 58},
    {"trickySearch", "position", "ucs", "", "stay-west", 1965054, 59},
    {"mediumCorners", "position", "dfs", "", "unit", 18, 18},
    {"mediumCorners", "position", "bfs", "", "unit", 18, 69},
    {"mediumCorners", "position", "ucs", "", "unit", 18, 69},
    {"mediumCorners", "position", "astar", "null", "unit", 18, 69},
    {"mediumCorners", "position", "astar", "manhattan", "unit", 18, 20},
    {"mediumCorners", "position", "astar", "euclidean", "unit", 18, 22},
    {"mediumCorners", "position", "ucs", "", "stay-east", 1.435547, 187},
    {"mediumCorners", "position", "ucs", "", "stay-west", 2544, 27},
    {"tinyCorners", "corners", "dfs", "", "unit", 47, 51},
    {"tinyCorners", "corners", "bfs", "", "unit", 28, 252},
    {"tinyCorners", "corners", "ucs", "", "unit", 28, 252},
    {"tinyCorners", "corners", "astar", "farthest", "unit", 28, 199},
    {"tinyCorners", "corners", "astar", "farthest-maze", "unit", 28, 128},
    {"mediumCorners", "corners", "dfs", "", "unit", 221, 371},
    {"mediumCorners", "corners", "bfs", "", "unit", 106, 1966},
    {"mediumCorners", "corners", "ucs", "", "unit", 106, 1966},
    {"mediumCorners", "corners", "astar", "farthest", "unit", 106, 1136},
    {"mediumCorners", "corners", "astar", "farthest-maze", "unit", 106, 801},
    {"tinySearch", "corners", "dfs", "", "unit", 31, 38},
    {"tinySearch", "corners", "bfs", "", "unit", 25, 313},
    {"tinySearch", "corners", "ucs", "", "unit", 25, 313},
    {"tinySearch", "corners", "astar", "farthest", "unit", 25, 238},
    {"tinySearch", "corners", "astar", "farthest-maze", "unit", 25, 242},
    {"trickySearch", "corners", "dfs", "", "unit", 52, 107},
    {"trickySearch", "corners", "bfs", "", "unit", 52, 296},
    {"trickySearch", "corners", "ucs", "", "unit", 52, 296},
    {"trickySearch", "corners", "astar", "farthest", "unit", 52, 226},
    {"trickySearch", "corners", "astar", "farthest-maze", "unit", 52, 130},
    {"mediumMaze", "corners", "dfs", "", "unit", 231, 247},
    {"mediumMaze", "corners", "bfs", "", "unit", 134, 2794},
    {"mediumMaze", "corners", "ucs", "", "unit", 134, 2794},
    {"mediumMaze", "corners", "astar", "farthest", "unit", 134, 1771},
    {"mediumMaze", "corners", "astar", "farthest-maze", "unit", 134, 974},
    {"testSearch", "food", "dfs", "", "unit", 7, 7},
    {"testSearch", "food", "bfs", "", "unit", 7, 14},
    {"testSearch", "food", "ucs", "", "unit", 7, 14},
    {"testSearch", "food", "astar", "farthest", "unit", 7, 12},
    {"testSearch", "food", "astar", "farthest-maze", "unit", 7, 10},
    {"tinySearch", "food", "dfs", "", "unit", 41, 59},
    {"tinySearch", "food", "bfs", "", "unit", 27, 5057},
    {"tinySearch", "food", "ucs", "", "unit", 27, 5057},
    {"tinySearch", "food", "astar", "farthest", "unit", 27, 2468},
    {"tinySearch", "food", "astar", "farthest-maze", "unit", 27, 2372},
    {"smallSearch", "food", "dfs", "", "unit", 174, 231},
    {"smallSearch", "food", "bfs", "", "unit", 34, 70726},
    {"smallSearch", "food", "ucs", "", "unit", 34, 70726},
    {"smallSearch", "food", "astar", "farthest", "unit", 34, 7460},
    {"smallSearch", "food", "astar", "farthest-maze", "unit", 34, 6726},
    {"greedySearch", "food", "dfs", "", "unit", 58, 58},
    {"greedySearch", "food", "bfs", "", "unit", 16, 692},
    {"greedySearch", "food", "ucs", "", "unit", 16, 692},
    {"greedySearch", "food", "astar", "farthest", "unit", 16, 189},
    {"greedySearch", "food", "astar", "farthest-maze", "unit", 16, 138},
    {"trickySearch", "food", "dfs", "", "unit", 216, 361},
    {"trickySearch", "food", "bfs", "", "unit", 60, 16688},
    {"trickySearch", "food", "ucs", "", "unit", 60, 16688},
    {"trickySearch", "food", "astar", "farthest", "unit", 60, 9551},
    {"trickySearch", "food", "astar", "farthest-maze", "unit", 60, 4137},
    {"mediumSearch", "food", "dfs", "", "unit", 564, 2637},
    {"bigSearch", "food", "dfs", "", "unit", 5324, 9437},
};

Layout course_layout(const std::string& folder, const std::string& name) {
  std::ifstream file(folder + "/cs188/layouts/" + name + ".lay");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  return read_layout(text, Reading::lenient).value();
}

TEST(CourseFigures, costs_and_expansions_are_the_same) {
  const char* folder = std::getenv("ARIADNE_COMPARE");
  if (folder == nullptr) GTEST_SKIP() << "ARIADNE_COMPARE is not set";
  for (const Figure& figure : kFigures) {
    const auto task =
        maze_task(course_layout(folder, figure.layout), {.problem = figure.problem, .cost = figure.cost_name});
    const auto answer = (*task)->solve({.algorithm = figure.algorithm, .heuristic = figure.heuristic}).value();
    const std::string what =
        std::string(figure.layout) + " " + figure.problem + " " + figure.algorithm + " " + figure.heuristic;
    EXPECT_NEAR(answer.cost, figure.cost, figure.cost_name == std::string("stay-east") ? 1e-6 : 0) << what;
    EXPECT_EQ(answer.expanded, figure.expanded) << what;
  }
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
