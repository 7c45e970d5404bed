// Compares with known optima of the layouts of a well-known course, where they are available: set ARIADNE_COMPARE to a
// folder that has them under cs188/layouts.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "mazes/food_graph.hpp"
#include "mazes/layout.hpp"
#include "search/path/covering_walk/covering_walk.hpp"

namespace ariadne {
namespace {

struct Optimum {
  const char* layout;
  int cost;
};

constexpr Optimum kOptima[] = {{"greedySearch", 16}, {"tinySearch", 27}, {"smallSearch", 34},   {"oddSearch", 56},
                               {"trickySearch", 60}, {"openSearch", 89}, {"mediumSearch", 152}, {"bigSearch", 276}};

WalkGraph walk_graph(const std::string& path) {
  std::ifstream file(path);
  const Layout layout = read_layout(std::string(std::istreambuf_iterator<char>(file), {}), Reading::lenient).value();
  const FoodGraph food = food_graph(layout.grid, layout.pacman.value(), layout.food).value();
  WalkGraph graph{static_cast<int>(food.cells.size()), {}, food.start, food.food};
  for (const auto& [a, b] : food.edges) graph.edges.push_back({a, b, 1});
  return graph;
}

TEST(CoveringWalk, OfTheCoursesLayoutsIsTheKnownOptimum) {
  const char* folder = std::getenv("ARIADNE_COMPARE");
  if (folder == nullptr) GTEST_SKIP() << "ARIADNE_COMPARE is not set";
  for (const auto& [layout, cost] : kOptima) {
    const WalkGraph graph = walk_graph(std::string(folder) + "/cs188/layouts/" + layout + ".lay");
    Budget budget;
    const WalkAnswer answer = shortest_covering_walk(graph, budget);
    EXPECT_TRUE(answer.proven) << layout;
    EXPECT_EQ(answer.cost, cost) << layout;
    EXPECT_EQ(covering_walk_length(graph, answer.walk.value()), cost) << layout;
    EXPECT_LT(answer.work, 100'000u) << layout;
  }
}

}  // namespace
}  // namespace ariadne
