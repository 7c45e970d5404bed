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
    {"tinyMaze", "position", "dfs", "", "unit", 10, 15},
    {"tinyMaze", "position", "bfs", "", "unit", 8, 15},
    {"tinyMaze", "position", "astar", "manhattan", "unit", 8, 14},
    {"tinyMaze", "position", "astar", "euclidean", "unit", 8, 13},
    {"smallMaze", "position", "dfs", "", "unit", 49, 59},
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
    {"bigMaze", "position", "astar", "manhattan", "unit", 210, 549},
    {"bigMaze", "position", "astar", "euclidean", "unit", 210, 557},
    {"bigMaze", "position", "ucs", "", "stay-east", 5.004574, 639},
    {"bigMaze", "position", "ucs", "", "stay-west", 590401735138, 497},
    {"openMaze", "position", "dfs", "", "unit", 298, 576},
    {"openMaze", "position", "bfs", "", "unit", 54, 682},
    {"openMaze", "position", "astar", "manhattan", "unit", 54, 535},
    {"openMaze", "position", "astar", "euclidean", "unit", 54, 550},
    {"tinyCorners", "corners", "dfs", "", "unit", 47, 51},
    {"tinyCorners", "corners", "bfs", "", "unit", 28, 252},
    {"tinyCorners", "corners", "astar", "farthest", "unit", 28, 199},
    {"tinyCorners", "corners", "astar", "farthest-maze", "unit", 28, 128},
    {"mediumCorners", "corners", "dfs", "", "unit", 221, 371},
    {"mediumCorners", "corners", "bfs", "", "unit", 106, 1966},
    {"mediumCorners", "corners", "ucs", "", "unit", 106, 1966},
    {"mediumCorners", "corners", "astar", "farthest", "unit", 106, 1136},
    {"mediumCorners", "corners", "astar", "farthest-maze", "unit", 106, 801},
    {"mediumMaze", "corners", "bfs", "", "unit", 134, 2794},
    {"mediumMaze", "corners", "astar", "farthest", "unit", 134, 1771},
    {"testSearch", "food", "bfs", "", "unit", 7, 14},
    {"tinySearch", "food", "dfs", "", "unit", 41, 59},
    {"tinySearch", "food", "bfs", "", "unit", 27, 5057},
    {"tinySearch", "food", "astar", "farthest", "unit", 27, 2468},
    {"tinySearch", "food", "astar", "farthest-maze", "unit", 27, 2372},
    {"smallSearch", "food", "bfs", "", "unit", 34, 70726},
    {"smallSearch", "food", "astar", "farthest", "unit", 34, 7460},
    {"greedySearch", "food", "bfs", "", "unit", 16, 692},
    {"greedySearch", "food", "astar", "farthest-maze", "unit", 16, 138},
    {"trickySearch", "food", "dfs", "", "unit", 216, 361},
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

}  // namespace
}  // namespace ariadne
