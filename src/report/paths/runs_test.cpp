#include "report/paths/runs.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "report/paths/fake_path_task.hpp"

namespace ariadne {
namespace {

using Names = std::vector<std::string>;

// "algorithm/heuristic" of each run, as it was asked.
Names names_of_runs(const FakePathTask& task, const Names& algorithms, const Names& heuristics,
                    const std::atomic<bool>* stop = nullptr) {
  PathRuns runs{algorithms, heuristics, {}};
  runs.question.stop = stop;
  const auto answers = run_all(task, runs, [](const std::string&) {}).value();
  Names names;
  for (const auto& asked : task.asked) names.push_back(asked.algorithm + "/" + asked.heuristic);
  EXPECT_EQ(answers.size(), names.size());
  return names;
}

TEST(PathRuns, each_algorithm_runs_with_each_heuristic_and_blind_ones_once) {
  EXPECT_EQ(names_of_runs(FakePathTask(), {"astar", "bfs"}, {"null", "manhattan"}),
            (Names{"astar/null", "astar/manhattan", "bfs/null"}));
}

TEST(PathRuns, without_heuristics_the_problem_chooses) {
  EXPECT_EQ(names_of_runs(FakePathTask(), {"bfs", "astar"}, {}), (Names{"bfs/", "astar/"}));
}

TEST(PathRuns, nothing_is_begun_once_somebody_asked_to_stop) {
  const std::atomic<bool> stop = true;
  EXPECT_EQ(names_of_runs(FakePathTask(), {"bfs"}, {}, &stop), Names{});
}

TEST(PathRuns, what_a_problem_refuses_is_an_error) {
  const auto task = task_from_json(R"({"problem":"graph","start":"A","goals":[],"edges":[]})").value();
  const auto answers = run_all(*task, {{"bfs", "jps"}, {}, {}}, [](const std::string&) {});
  ASSERT_FALSE(answers);
  EXPECT_NE(answers.error().message.find("jps"), std::string::npos) << answers.error().message;
}

TEST(PathRuns, the_default_is_exact_if_the_problem_has_it_else_astar_else_the_first) {
  FakePathTask task;
  EXPECT_EQ(default_algorithm(task), "astar");
  task.algorithms_ = {"bfs", "astar", "exact"};
  EXPECT_EQ(default_algorithm(task), "exact");
  task.algorithms_ = {"bfs"};
  EXPECT_EQ(default_algorithm(task), "bfs");
}

}  // namespace
}  // namespace ariadne
