#include "agents/paths/food_setup.hpp"

#include <fmt/format.h>

#include "core/text.hpp"
#include "mazes/food_graph.hpp"
#include "search/path/covering_walk/covering_walk.hpp"

namespace ariadne {
namespace {

WalkGraph walk_graph(const FoodGraph& food) {
  WalkGraph graph{static_cast<int>(food.cells.size()), {}, food.start, food.food};
  for (const auto& edge : food.edges) graph.edges.push_back({edge.a, edge.b, 1});
  return graph;
}

}  // namespace

std::string food_title(const Layout& layout, Cell start) {
  return fmt::format("food, {} from {}", count_text(std::ssize(layout.food), "dot", "dots"), cell_text(start));
}

FoodSetup::FoodSetup(const Layout& layout, Cell from)
    : grid(layout.grid),
      start(from),
      problem(grid, from, layout.food),
      title(food_title(layout, from)),
      distances(problem),
      heuristics(FoodTree(distances), FarthestFoodInMaze{&distances}, FarthestFood{&problem}, NullHeuristic{}) {}

std::string FoodSetup::state_text(const Problem::State& state) const {
  std::string text = cell_text(grid.cell(state.cell_number())) + " left";
  state.for_each_dot([&](std::size_t dot) { text += " " + cell_text(problem.food()[dot]); });
  return text;
}

OwnResult<FoodProblem> FoodSetup::own_method(const PathQuestion& question, Budget& budget) const {
  return exact_food(grid, start, problem.food(), question.upper_bound_only, budget);
}

OwnResult<FoodProblem> exact_food(const Grid& grid, Cell start, const std::vector<Cell>& food, bool quick,
                                  Budget& budget) {
  OwnResult<FoodProblem> own;
  own.expands_states = false;
  const auto graph = food_graph(grid, start, food);
  if (!graph) return own;
  const WalkAnswer walk = shortest_covering_walk(walk_graph(*graph), budget, {.upper_bound_only = quick});
  own.proven = walk.proven;
  if (!walk.proven) {
    own.lower_bound = walk.lower_bound;
    own.result.stopped = budget.stopped();
  }
  own.result.expanded = walk.work;
  if (!walk.walk) return own;
  std::vector<Cell> cells;
  for (const int vertex : *walk.walk) cells.push_back(graph->cells[static_cast<std::size_t>(vertex)]);
  own.result.plan.emplace(steps_between(cells), walk.cost);
  return own;
}

}  // namespace ariadne
