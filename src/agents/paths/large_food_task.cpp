#include "agents/paths/large_food_task.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "agents/paths/fill_answer.hpp"
#include "agents/paths/food_setup.hpp"

namespace ariadne {

LargeFoodTask::LargeFoodTask(const Layout& layout, Cell start)
    : grid_(layout.grid), start_(start), food_(layout.food), title_(food_title(layout, start)) {}

std::string LargeFoodTask::too_large(const std::string& what) const {
  return fmt::format("{} takes up to {} dots on {} cells, this layout has {} on {}", what, FoodProblem::kMaxFood,
                     FoodProblem::kMaxCells, food_.size(), grid_.cell_count());
}

Result<> LargeFoodTask::check_algorithm(const std::string& name) const {
  if (name == method_of("food")) return {};
  return failure(too_large("the food problem by " + in_quotes(name)),
                 std::string(method_of("food")) + " has no such limit.");
}

Result<PathAnswer> LargeFoodTask::solve(const PathQuestion& question) const {
  if (const auto known = check_algorithm(question.algorithm); !known) return tl::unexpected(known.error());
  return timed_answer(question, [&](Budget& budget) {
    PathAnswer answer;
    const auto own = exact_food(grid_, start_, food_, question.upper_bound_only, budget);
    fill_figures(own, answer);
    const auto& plan = own.result.plan;
    if (plan) check_holds(follow(plan->actions, answer) && answer.cost == plan->cost, question.algorithm);
    return answer;
  });
}

// Walks the steps in the maze itself: over open cells only, and past all food.
bool LargeFoodTask::follow(const std::vector<Direction>& steps, PathAnswer& answer) const {
  std::vector<bool> eaten(grid_.cell_count());
  answer.cells = {start_};
  for (const Direction direction : steps) {
    const Cell next = step(answer.cells.back(), direction);
    if (!grid_.is_open(next)) return false;
    eaten[grid_.number(next)] = true;
    answer.cells.push_back(next);
    answer.path.emplace_back(name_of(direction));
    ++answer.cost;
  }
  return std::ranges::all_of(food_, [&](Cell dot) { return dot == start_ || eaten[grid_.number(dot)]; });
}

Result<PathAnswer> LargeFoodTask::replay(const std::vector<std::string>& actions) const {
  PathAnswer answer;
  answer.found = true;
  answer.traceable = false;
  std::vector<Direction> steps;
  for (const std::string& action : actions) {
    const auto direction = std::ranges::find(kDirections, action, [](Direction each) { return name_of(each); });
    if (direction == kDirections.end()) return failure(in_quotes(action) + " is not a direction");
    steps.push_back(*direction);
  }
  if (follow(steps, answer)) return answer;
  if (answer.path.size() < steps.size())
    return impossible_step(answer.path.size(), actions[answer.path.size()], cell_text(answer.cells.back()));
  return failure("the plan leaves food behind");
}

Result<std::vector<HeuristicVerdict>> LargeFoodTask::check_heuristics(const std::vector<std::string>&, const Limits&,
                                                                      const std::atomic<bool>*) const {
  return failure(too_large("a heuristic of the food problem"));
}

}  // namespace ariadne
