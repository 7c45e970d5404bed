#include "agents/paths/position_task.hpp"

#include <fmt/format.h>

#include <tuple>
#include <type_traits>

#include "agents/paths/path_task_of.hpp"

namespace ariadne {
namespace {

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

}  // namespace

std::unique_ptr<PathTask> position_task(const Grid& grid, Cell start, Cell goal) {
  return std::make_unique<PathTaskOf<PositionSetup<UnitCost>>>(grid, start, goal, UnitCost{}, "unit");
}

std::unique_ptr<PathTask> position_task(const Grid& grid, Cell start, Cell goal, CellCosts costs,
                                        const std::string& cost_name) {
  return std::make_unique<PathTaskOf<PositionSetup<CellCosts>>>(grid, start, goal, std::move(costs), cost_name);
}

}  // namespace ariadne
