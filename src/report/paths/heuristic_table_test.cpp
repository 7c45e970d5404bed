#include "report/paths/heuristic_table.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "report/paths/fake_path_task.hpp"

namespace ariadne {
namespace {

CheckedHeuristic good() {
  CheckedHeuristic named{"manhattan", {}};
  named.verdict.states = 1234;
  return named;
}

CheckedHeuristic bad() {
  CheckedHeuristic named{"bold", {}};
  named.verdict.states = 12;
  named.verdict.admissible = named.verdict.consistent = false;
  named.verdict.fault = "it says 5, and 4 is enough";
  named.verdict.path = {"North", "East"};
  return named;
}

CheckedHeuristic unfinished() {
  CheckedHeuristic named{"slow", {}};
  named.verdict.complete = false;
  named.verdict.stopped = StopReason::memory;
  named.verdict.states = 7;
  return named;
}

TEST(HeuristicTable, a_heuristic_passes_only_if_everything_was_checked_and_right) {
  EXPECT_TRUE(passes(good()));
  for (bool HeuristicVerdict::* const flag : {&HeuristicVerdict::complete, &HeuristicVerdict::admissible,
                                              &HeuristicVerdict::consistent, &HeuristicVerdict::zero_at_goals}) {
    CheckedHeuristic named = good();
    named.verdict.*flag = false;
    EXPECT_FALSE(passes(named));
  }
}

TEST(HeuristicTable, the_table_is_followed_by_the_counter_examples) {
  EXPECT_EQ(heuristic_table(std::vector{good(), bad()}),
            "heuristic  states checked  admissible  consistent  zero at goals\n"
            "manhattan           1,234  yes         yes         yes\n"
            "bold                   12  no          no          yes\n"
            "\n"
            "bold: it says 5, and 4 is enough\n"
            "  after 2 steps:\n"
            "  North East\n");
}

TEST(HeuristicTable, of_an_unfinished_check_nothing_is_said) {
  EXPECT_EQ(heuristic_table(std::vector{unfinished()}),
            "heuristic  states checked  admissible  consistent  zero at goals\n"
            "slow                    7  -           -           -\n"
            "\n"
            "slow: stopped before all states were checked (memory)\n");
  EXPECT_EQ(heuristic_json(unfinished()).dump(),
            R"({"heuristic":"slow","complete":false,"states":7,"stopped":"memory"})");
}

TEST(HeuristicTable, a_fault_at_the_start_needs_no_path) {
  CheckedHeuristic named = bad();
  named.verdict.path.clear();
  EXPECT_TRUE(heuristic_table(std::vector{named}).ends_with("it says 5, and 4 is enough\n  at the start\n"));
}

TEST(HeuristicTable, json_has_the_fault_with_its_path_only_if_there_is_one) {
  EXPECT_EQ(
      heuristic_json(good()).dump(),
      R"({"heuristic":"manhattan","complete":true,"states":1234,"admissible":true,"consistent":true,"zero_at_goals":true})");
  EXPECT_EQ(heuristic_json(bad()).at("fault").dump(),
            R"({"text":"it says 5, and 4 is enough","path":["North","East"]})");
}

TEST(HeuristicTable, json_of_all_names_the_problem_first) {
  const Json json = heuristics_json(fake_source("tiny"), std::vector{unfinished()});
  EXPECT_EQ(
      json.dump(),
      R"x({"schema":"ariadne/heuristics/1","layout":"tiny","problem":"position","title":"position (1,1) -> (3,1)",)x"
      R"("heuristics":[{"heuristic":"slow","complete":false,"states":7,"stopped":"memory"}]})");
}

}  // namespace
}  // namespace ariadne
