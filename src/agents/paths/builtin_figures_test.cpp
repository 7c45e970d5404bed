// Figures of our own layouts: they change only if an order of expansion, a heuristic or a layout does.
#include <gtest/gtest.h>

#include "agents/paths/path_figures.hpp"
#include "mazes/builtin.hpp"

namespace ariadne {
namespace {

constexpr PathFigure kFigures[] = {
    {"doorstep", "position", "dfs", "", 6, 6},
    {"doorstep", "position", "bfs", "", 6, 11},
    {"doorstep", "position", "ucs", "", 6, 11},
    {"doorstep", "position", "greedy", "manhattan", 6, 6},
    {"doorstep", "position", "astar", "manhattan", 6, 11},
    {"doorstep", "position", "astar", "euclidean", 6, 10},
    {"doorstep", "position", "bidirectional", "", 6, 10},
    {"snail", "position", "dfs", "", 125, 126},
    {"snail", "position", "bfs", "", 125, 126},
    {"snail", "position", "ucs", "", 125, 126},
    {"snail", "position", "greedy", "manhattan", 125, 126},
    {"snail", "position", "astar", "manhattan", 125, 126},
    {"snail", "position", "astar", "euclidean", 125, 126},
    {"snail", "position", "bidirectional", "", 125, 126},
    {"meander", "position", "dfs", "", 76, 84},
    {"meander", "position", "bfs", "", 76, 106},
    {"meander", "position", "ucs", "", 76, 106},
    {"meander", "position", "greedy", "manhattan", 76, 84},
    {"meander", "position", "astar", "manhattan", 76, 84},
    {"meander", "position", "astar", "euclidean", 76, 84},
    {"meander", "position", "bidirectional", "", 76, 156},
    {"knossos", "position", "dfs", "", 262, 368},
    {"knossos", "position", "bfs", "", 262, 398},
    {"knossos", "position", "ucs", "", 262, 398},
    {"knossos", "position", "greedy", "manhattan", 262, 384},
    {"knossos", "position", "astar", "manhattan", 262, 398},
    {"knossos", "position", "astar", "euclidean", 262, 398},
    {"knossos", "position", "bidirectional", "", 262, 384},
    {"courtyard", "position", "dfs", "", 303, 303},
    {"courtyard", "position", "bfs", "", 47, 465},
    {"courtyard", "position", "ucs", "", 47, 465},
    {"courtyard", "position", "greedy", "manhattan", 47, 47},
    {"courtyard", "position", "astar", "manhattan", 47, 465},
    {"courtyard", "position", "astar", "euclidean", 47, 465},
    {"courtyard", "position", "bidirectional", "", 47, 448},
    {"palace", "position", "dfs", "", 263, 273},
    {"palace", "position", "bfs", "", 103, 1720},
    {"palace", "position", "ucs", "", 103, 1720},
    {"palace", "position", "greedy", "manhattan", 183, 348},
    {"palace", "position", "astar", "manhattan", 103, 819},
    {"palace", "position", "astar", "euclidean", 103, 1280},
    {"palace", "position", "bidirectional", "", 103, 1000},
    {"daedalus", "position", "dfs", "", 2442, 3476},
    {"daedalus", "position", "bfs", "", 2442, 4853},
    {"daedalus", "position", "ucs", "", 2442, 4853},
    {"daedalus", "position", "greedy", "manhattan", 2442, 4837},
    {"daedalus", "position", "astar", "manhattan", 2442, 4853},
    {"daedalus", "position", "astar", "euclidean", 2442, 4853},
    {"daedalus", "position", "bidirectional", "", 2442, 4853},
    {"asterion", "position", "dfs", "", 1048, 1472},
    {"asterion", "position", "bfs", "", 270, 4782},
    {"asterion", "position", "ucs", "", 270, 4782},
    {"asterion", "position", "greedy", "manhattan", 302, 459},
    {"asterion", "position", "astar", "manhattan", 270, 2348},
    {"asterion", "position", "astar", "euclidean", 270, 3289},
    {"asterion", "position", "bidirectional", "", 270, 3078},
    {"crossroads", "corners", "dfs", "", 54, 82},
    {"crossroads", "corners", "bfs", "", 26, 529},
    {"crossroads", "corners", "astar", "farthest", 26, 371},
    {"crossroads", "corners", "astar", "mst", 26, 111},
    {"bastion", "corners", "dfs", "", 494, 867},
    {"bastion", "corners", "bfs", "", 122, 4728},
    {"bastion", "corners", "astar", "farthest", 122, 3049},
    {"bastion", "corners", "astar", "mst", 122, 688},
    {"four-winds", "corners", "dfs", "", 373, 661},
    {"four-winds", "corners", "bfs", "", 307, 3311},
    {"four-winds", "corners", "astar", "farthest", 307, 2634},
    {"four-winds", "corners", "astar", "mst", 307, 341},
    {"crumbs", "food", "dfs", "", 43, 68},
    {"crumbs", "food", "astar", "farthest-maze", 23, 101},
    {"crumbs", "food", "astar", "mst", 23, 40},
    {"gleaning", "food", "dfs", "", 103, 334},
    {"gleaning", "food", "astar", "farthest-maze", 73, 305},
    {"gleaning", "food", "astar", "mst", 73, 92},
    {"vineyard", "food", "dfs", "", 93, 93},
    {"vineyard", "food", "astar", "farthest-maze", 47, 65296},
    {"vineyard", "food", "astar", "mst", 47, 57},
};

// Proven optima of eating everything.
constexpr std::pair<const char*, int> kOptima[] = {
    {"crumbs", 23},   {"gleaning", 73},  {"vineyard", 47}, {"orchard", 55},          {"two-wells", 50},
    {"granary", 122}, {"festival", 222}, {"agora", 117},   {"threshing-floor", 114}, {"ambush", 34}};

Layout layout_called(std::string_view name) {
  for (const auto& layout : builtin_layouts()) {
    if (layout.name == name) return read_layout(layout.text).value();
  }
  ADD_FAILURE() << "no layout " << name;
  return {};
}

TEST(BuiltinFigures, costs_and_expansions_stay_what_they_are) {
  for (const PathFigure& figure : kFigures) expect_figure(figure, layout_called(figure.layout));
}

TEST(BuiltinFigures, all_food_is_eaten_in_the_proven_fewest_steps) {
  for (const auto& [name, cost] : kOptima) {
    const auto task = maze_task(layout_called(name), {.problem = "food"}).value();
    const auto answer = task->solve({.algorithm = "exact"}).value();
    EXPECT_TRUE(answer.optimal) << name;
    EXPECT_EQ(answer.cost, cost) << name;
  }
}

}  // namespace
}  // namespace ariadne
