#include "agents/paths/food_setup.hpp"

#include <fmt/format.h>

#include "mazes/food_graph.hpp"
#include "search/path/covering_walk.hpp"

namespace ariadne {
namespace {

WalkGraph walk_graph(const FoodGraph& food) {
  WalkGraph graph{static_cast<int>(food.cells.size()), {}, food.start, food.food};
  for (const auto& edge : food.edges) graph.edges.push_back({edge.a, edge.b, 1});
  return graph;
}

}  // namespace

FoodSetup::FoodSetup(const Layout& layout, Cell from)
    : grid(layout.grid),
      start(from),
      problem(grid, from, layout.food),
      title(fmt::format("food, {} dots from {}", layout.food.size(), cell_text(from))),
      distances(problem),
      heuristics(FoodTree{&distances}, FarthestFoodInMaze{&distances}, FarthestFood{&problem}, NullHeuristic{}) {}

std::string FoodSetup::state_text(const Problem::State& state) const {
  std::string text = cell_text(grid.cell(state.cell_number())) + " left";
  state.for_each_dot([&](std::size_t dot) { text += " " + cell_text(problem.food()[dot]); });
  return text;
}

OwnReport<FoodProblem> FoodSetup::own_method(const PathQuestion& question, Budget& budget) const {
  OwnReport<Problem> own;
  own.expands_states = false;
  const auto food = food_graph(grid, start, problem.food());
  if (!food) return own;
  const WalkAnswer walk =
      shortest_covering_walk(walk_graph(*food), budget, {.upper_bound_only = question.upper_bound_only});
  own.proven = walk.proven;
  if (!walk.proven) {
    own.lower_bound = walk.lower_bound;
    own.report.stopped = budget.stopped();
  }
  own.report.expanded = walk.work;
  if (!walk.walk) return own;
  std::vector<Cell> cells;
  for (const int vertex : *walk.walk) cells.push_back(food->cells[static_cast<std::size_t>(vertex)]);
  own.report.plan.emplace(steps_between(cells), walk.cost);
  return own;
}

}  // namespace ariadne
