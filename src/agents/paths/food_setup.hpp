#pragma once

#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "agents/paths/fill_answer.hpp"
#include "mazes/problems/food_problem.hpp"
#include "mazes/problems/position_problem.hpp"

namespace ariadne {

std::string food_title(const Layout& layout, Cell start);

// The shortest walk over all dots, proven unless the budget ends first or the maze is too open for a proof. The quick
// way gives a good walk, and proves it only where that is easy. Takes any number of dots.
OwnResult<FoodProblem> exact_food(const Grid& grid, Cell start, const std::vector<Cell>& food, bool quick,
                                  Budget& budget);

// The food problem, with the exact method beside the searches.
struct FoodSetup {
  using Problem = FoodProblem;
  static constexpr bool kUnitSteps = true;
  static constexpr std::string_view kOwnMethod = method_of("food");

  FoodSetup(const Layout& layout, Cell from);
  FoodSetup(const FoodSetup&) = delete;
  FoodSetup& operator=(const FoodSetup&) = delete;

  bool proves(std::string_view) const { return true; }
  std::string action_text(Direction direction) const { return std::string(name_of(direction)); }
  std::string state_text(const Problem::State& state) const;
  std::optional<Cell> cell_of(const Problem::State& state) const { return grid.cell(state.cell_number()); }
  // The shortest walk over all dots, proven unless the budget ends first.
  OwnResult<Problem> own_method(const PathQuestion& question, Budget& budget) const;

  Grid grid;
  Cell start;
  Problem problem;
  std::string title;
  FoodDistances distances;
  std::tuple<FoodTree, FarthestFoodInMaze, FarthestFood, NullHeuristic> heuristics;
};

}  // namespace ariadne
