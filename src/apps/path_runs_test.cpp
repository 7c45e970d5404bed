#include "apps/path_runs.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "apps/failure.hpp"
#include "apps/fake_path_task.hpp"

namespace ariadne {
namespace {

using Names = std::vector<std::string>;

// "algorithm/heuristic" of each run, as it was asked.
Names runs(const FakePathTask& task, const Names& algorithms, const Names& heuristics,
           const std::atomic<bool>* stop = nullptr) {
  PathQuestion question;
  question.stop = stop;
  const auto answers = run_all(task, algorithms, heuristics, question, [](const std::string&) {});
  Names names;
  for (const auto& asked : task.asked) names.push_back(asked.algorithm + "/" + asked.heuristic);
  EXPECT_EQ(answers.size(), names.size());
  return names;
}

TEST(PathRuns, each_algorithm_runs_with_each_heuristic_and_blind_ones_once) {
  EXPECT_EQ(runs(FakePathTask(), {"astar", "bfs"}, {"null", "manhattan"}),
            (Names{"astar/null", "astar/manhattan", "bfs/null"}));
}

TEST(PathRuns, without_heuristics_the_problem_chooses) {
  EXPECT_EQ(runs(FakePathTask(), {"bfs", "astar"}, {}), (Names{"bfs/", "astar/"}));
}

TEST(PathRuns, nothing_is_begun_once_somebody_asked_to_stop) {
  const std::atomic<bool> stop = true;
  EXPECT_EQ(runs(FakePathTask(), {"bfs"}, {}, &stop), Names{});
}

TEST(PathRuns, the_default_is_exact_if_the_problem_has_it_else_astar_else_the_first) {
  FakePathTask task;
  EXPECT_EQ(default_algorithm(task), "astar");
  task.algorithms_ = {"bfs", "astar", "exact"};
  EXPECT_EQ(default_algorithm(task), "exact");
  task.algorithms_ = {"bfs"};
  EXPECT_EQ(default_algorithm(task), "bfs");
}

// Every algorithm of every kind of problem, asked what it did with the heuristic.
TEST(PathRuns, informed_algorithms_are_those_whose_answer_names_a_heuristic) {
  const auto layout = read_layout("%%%%%%\n%P  .%\n%%%%%%\n").value();
  for (const auto& problem : maze_problems()) {
    const auto task = maze_task(layout, {problem, "unit", {}, {}}).value();
    for (const auto& algorithm : task->algorithms()) {
      PathQuestion question;
      question.algorithm = algorithm;
      const auto informed = informed_algorithms();
      EXPECT_EQ(!task->solve(question).value().heuristic.empty(), std::ranges::count(informed, algorithm) > 0)
          << problem << " " << algorithm;
    }
  }
}

TEST(PathRuns, an_unknown_name_is_refused_with_the_nearest) {
  EXPECT_NO_THROW(check_names({"astar"}, {"bfs", "astar"}, "algorithm"));
  try {
    check_names({"bfs", "asta"}, {"bfs", "astar"}, "algorithm");
    FAIL() << "'asta' was taken";
  } catch (const Failure& failure) {
    EXPECT_EQ(failure.code(), ExitCode::usage);
    EXPECT_EQ(failure.text(), "error: this problem has no algorithm 'asta'\n  Did you mean 'astar'?\n");
  }
}

}  // namespace
}  // namespace ariadne
