#pragma once

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>
#include <tuple>

#include "agents/paths/path_task_of.hpp"
#include "mazes/problems/position_problem.hpp"

namespace ariadne {

// What the problems in a maze have in common: cells for states and directions for actions.
struct InMaze {
  std::string action_text(Direction direction) const { return std::string(name_of(direction)); }
  std::string state_text(Cell cell) const { return cell_text(cell); }
  std::optional<Cell> cell_of(Cell cell) const { return cell; }
};

template <class StepCost>
struct PositionSetup : InMaze {
  using Problem = PositionProblem<StepCost>;
  static constexpr bool kUnitSteps = std::is_same_v<StepCost, UnitCost>;

  PositionSetup(const Grid& maze, Cell start, Cell goal, StepCost cost, const std::string& cost_name)
      : grid(maze),
        problem(grid, start, goal, std::move(cost)),
        title(fmt::format("position {} -> {}{}", cell_text(start), cell_text(goal),
                          kUnitSteps ? "" : ", cost " + cost_name)),
        heuristics(ManhattanHeuristic{goal}, EuclideanHeuristic{goal}, OctileHeuristic{goal}, NullHeuristic{}) {}
  PositionSetup(const PositionSetup&) = delete;
  PositionSetup& operator=(const PositionSetup&) = delete;

  // They count steps: where a step may cost less than 1 they prove nothing.
  bool proves(std::string_view heuristic) const {
    return problem.step_cost().least() >= 1 || heuristic == NullHeuristic::name;
  }

  Grid grid;
  Problem problem;
  std::string title;
  std::tuple<ManhattanHeuristic, EuclideanHeuristic, OctileHeuristic, NullHeuristic> heuristics;
};

template <class StepCost>
std::unique_ptr<PathTask> position_task(const Grid& grid, Cell start, Cell goal, StepCost cost,
                                        const std::string& cost_name) {
  return std::make_unique<PathTaskOf<PositionSetup<StepCost>>>(grid, start, goal, std::move(cost), cost_name);
}

}  // namespace ariadne
