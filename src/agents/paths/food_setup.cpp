#include "agents/paths/food_setup.hpp"

#include <fmt/format.h>

#include "agents/paths/exact_food.hpp"

namespace ariadne {

std::string food_title(const Layout& layout, Cell start) {
  return fmt::format("food, {} dot{} from {}", layout.food.size(), layout.food.size() == 1 ? "" : "s",
                     cell_text(start));
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

}  // namespace ariadne
