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

PathAnswer FoodSetup::own_method(const PathQuestion& question) const {
  PathAnswer answer;
  const auto food = food_graph(grid, start, problem.food());
  if (!food) {
    answer.optimal = true;
    return answer;
  }
  Budget budget(question.limits, question.stop);
  const WalkAnswer walk =
      shortest_covering_walk(walk_graph(*food), budget, {.upper_bound_only = question.upper_bound_only});
  answer.complete = walk.proven || question.upper_bound_only;
  answer.optimal = walk.proven;
  answer.expanded = walk.work;
  if (!walk.proven) answer.lower_bound = walk.lower_bound;
  if (!walk.walk) return answer;
  for (const int vertex : *walk.walk) answer.cells.push_back(food->cells[static_cast<std::size_t>(vertex)]);
  for (const Direction direction : steps_between(answer.cells)) answer.path.push_back(action_text(direction));
  answer.found = true;
  answer.cost = walk.cost;
  return answer;
}

}  // namespace ariadne
