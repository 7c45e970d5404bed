#include "apps/cli/solve/choice.hpp"

#include <gtest/gtest.h>

#include "apps/cli/failure.hpp"
#include "report/paths/fake_path_task.hpp"

namespace ariadne {
namespace {

using Names = std::vector<std::string>;

FakePathTask task() {
  FakePathTask task;
  task.algorithms_ = {"bfs", "astar", "wastar", "exact"};
  return task;
}

std::string refusal(const SolveOptions& options) {
  try {
    choice_of(options, task());
  } catch (const Failure& failure) {
    EXPECT_EQ(failure.code(), ExitCode::usage);
    return failure.text();
  }
  return "";
}

TEST(SolveChoice, repeated_names_run_once) {
  SolveOptions options;
  options.algorithms = {"astar", "bfs", "astar"};
  options.heuristics = {"null", "null"};
  const PathRuns choice = choice_of(options, task());
  EXPECT_EQ(choice.algorithms, (Names{"astar", "bfs"}));
  EXPECT_EQ(choice.heuristics, (Names{"null"}));
}

TEST(SolveChoice, a_weight_needs_weighted_a_star) {
  SolveOptions options;
  options.weight = 3;
  options.algorithms = {"bfs", "astar"};
  EXPECT_EQ(refusal(options),
            "error: --weight is only for wastar, not for bfs, astar\n"
            "  Choose with --algo, such as --algo wastar.\n");
  options.algorithms = {"bfs", "wastar"};
  EXPECT_EQ(choice_of(options, task()).question.weight, 3);
  options.weight.reset();
  EXPECT_EQ(choice_of(options, task()).question.weight, 2);
}

TEST(SolveChoice, a_heuristic_needs_a_search_that_uses_one) {
  SolveOptions options;
  options.heuristics = {"null"};
  EXPECT_NE(refusal(options).find("not for exact"), std::string::npos);  // the default of this task
  options.algorithms = {"bfs"};
  EXPECT_NE(refusal(options).find("--heuristic is only for greedy, astar, wastar or idastar"), std::string::npos);
  options.algorithms = {"bfs", "astar"};
  EXPECT_EQ(refusal(options), "");
}

TEST(SolveChoice, a_walk_without_a_proof_is_of_the_exact_method) {
  SolveOptions options;
  options.upper_bound_only = true;
  EXPECT_TRUE(choice_of(options, task()).question.upper_bound_only);
  options.algorithms = {"astar"};
  EXPECT_NE(refusal(options).find("--upper-bound-only is only for exact"), std::string::npos);
}

TEST(SolveChoice, the_limits_go_to_the_search) {
  SolveOptions options;
  options.nodes = 5;
  options.time = std::chrono::milliseconds(7);
  options.memory = 4096;
  EXPECT_EQ(choice_of(options, task()).question.limits, (Limits{5, std::chrono::milliseconds(7), 4096}));
}

TEST(SolveChoice, what_is_drawn_needs_a_trace) {
  SolveOptions options;
  EXPECT_FALSE(choice_of(options, task()).question.trace);
  options.svg = "searches.svg";
  EXPECT_TRUE(choice_of(options, task()).question.trace);
}

}  // namespace
}  // namespace ariadne
