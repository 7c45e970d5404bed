// Whatever a method says, only plans that hold are given out.
#include <gtest/gtest.h>

#include <stdexcept>

#include "agents/paths/large_food_task.hpp"
#include "agents/paths/path_task_of.hpp"
#include "agents/paths/position_task.hpp"
#include "mazes/problems/position_problem.hpp"

namespace ariadne {
namespace {

using Steps = std::vector<Direction>;

// A corridor from (0,0) to (2,0), and a method that returns a given answer.
struct ToldSetup : InMaze {
  using Problem = PositionProblem<>;
  static constexpr bool kUnitSteps = true;
  static constexpr std::string_view kOwnMethod = "told";

  ToldSetup(Steps steps, int cost) : problem(grid, {0, 0}, {2, 0}), told{std::move(steps), cost} {}
  ToldSetup(const ToldSetup&) = delete;
  ToldSetup& operator=(const ToldSetup&) = delete;

  bool proves(std::string_view) const { return true; }
  OwnResult<Problem> own_method(const PathQuestion&, Budget&) const {
    OwnResult<Problem> own;
    own.result.plan = told;
    return own;
  }

  Grid grid{3, 1, true};
  Problem problem;
  std::string title = "corridor";
  std::tuple<NullHeuristic> heuristics;
  Plan<Direction, int> told;
};

PathAnswer answer_to(Steps steps, int cost) {
  return PathTaskOf<ToldSetup>(std::move(steps), cost).solve({.algorithm = "told"}).value();
}

TEST(Replay, a_plan_that_holds_is_given_out_with_its_cells) {
  const PathAnswer answer = answer_to({Direction::east, Direction::east}, 2);
  EXPECT_EQ(answer.cost, 2);
  EXPECT_EQ(answer.path, (std::vector<std::string>{"East", "East"}));
  EXPECT_EQ(answer.cells, (std::vector<Cell>{{0, 0}, {1, 0}, {2, 0}}));
}

TEST(Replay, a_plan_that_does_not_hold_is_a_defect_and_never_given_out) {
  EXPECT_THROW(answer_to({Direction::east, Direction::east}, 3), std::logic_error) << "another cost";
  EXPECT_THROW(answer_to({Direction::east}, 1), std::logic_error) << "not at the goal";
  EXPECT_THROW(answer_to({}, 0), std::logic_error) << "no step at all";
  EXPECT_THROW(answer_to({Direction::north, Direction::east}, 2), std::logic_error) << "through a wall";
  EXPECT_THROW(answer_to({Direction::east, Direction::east, Direction::west}, 3), std::logic_error) << "beyond it";
}

TEST(Replay, a_plan_from_elsewhere_costs_what_its_steps_cost) {
  const PathTaskOf<ToldSetup> task(Steps{}, 0);
  const auto answer = task.replay({"East", "West", "East", "East"});
  ASSERT_TRUE(answer);
  EXPECT_TRUE(answer->found);
  EXPECT_FALSE(answer->optimal);
  EXPECT_EQ(answer->cost, 4);
  EXPECT_EQ(answer->cells.size(), 5u);
}

TEST(Replay, a_plan_from_elsewhere_that_does_not_hold_is_an_error_that_says_where) {
  const PathTaskOf<ToldSetup> task(Steps{}, 0);
  EXPECT_EQ(task.replay({"East", "North"}).error().message,
            "step 2 of the plan is 'North', which is not possible at (1,0)");
  EXPECT_EQ(task.replay({"up"}).error().message, "step 1 of the plan is 'up', which is not possible at (0,0)");
  EXPECT_EQ(task.replay({"East"}).error().message, "the plan ends at (1,0), which is not a goal");
  EXPECT_EQ(task.replay({}).error().message, "the plan ends at (0,0), which is not a goal");
}

TEST(Replay, all_food_has_to_be_eaten_by_a_plan_from_elsewhere) {
  Layout layout = read_layout("%%%%%\n%P..%\n%%%%%\n").value();
  const LargeFoodTask task(layout, *layout.pacman);
  EXPECT_EQ(task.replay({"East", "East"}).value().cost, 2);
  EXPECT_EQ(task.replay({"East"}).error().message, "the plan leaves food behind");
  EXPECT_EQ(task.replay({"West"}).error().message, "step 1 of the plan is 'West', which is not possible at (1,1)");
  EXPECT_EQ(task.replay({"east"}).error().message, "'east' is not a direction");
}

TEST(ExpansionTrace, that_is_cut_says_so) {
  const ToldSetup setup({}, 0);
  const auto traced = [&](int states, const TraceLimits& limits) {
    PathAnswer answer;
    ExpansionTrace<ToldSetup> trace(setup, true, answer, limits);
    for (int i = 0; i < states; ++i) trace.expanded({1, 0});
    EXPECT_EQ(answer.expansion.size(), answer.expansion_cells.size());
    return std::pair(answer.expansion.size(), answer.trace_cut);
  };
  EXPECT_EQ(traced(3, {.states = 3}), std::pair(std::size_t{3}, false));
  EXPECT_EQ(traced(9, {.states = 3}), std::pair(std::size_t{3}, true));
  EXPECT_EQ(traced(9, {.bytes = 6}), std::pair(std::size_t{2}, true)) << "a name has 5";
}

}  // namespace
}  // namespace ariadne
