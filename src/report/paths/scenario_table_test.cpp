#include "report/paths/scenario_table.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace ariadne {
namespace {

using namespace std::chrono_literals;

ScenarioRun run(std::size_t entry, const std::string& algorithm, double cost, std::optional<bool> equal) {
  ScenarioRun run{entry, {4, {0, 1}, {2, 3}, 3.41421}, {}, equal};
  run.answer.algorithm = algorithm;
  run.answer.heuristic = algorithm == "astar" ? "octile" : "";
  run.answer.found = true;
  run.answer.cost = cost;
  run.answer.path = {"North"};
  run.answer.expanded = 1000 * entry;
  run.answer.time = 2ms;
  return run;
}

std::vector<ScenarioRun> mixed_runs() {
  std::vector<ScenarioRun> runs = {run(1, "jps", 3.414214, true), run(1, "astar", 3.414214, true),
                                   run(2, "jps", 4, false), run(2, "astar", 0, std::nullopt)};
  runs.back().answer.found = runs.back().answer.complete = false;
  return runs;
}

TEST(ScenarioReport, a_row_a_run_and_a_line_a_search) {
  EXPECT_EQ(scenario_table(mixed_runs()),
            "entry  search          stated     cost  equal  expanded    time\n"
            "1      jps            3.41421  3.41421    yes     1,000  2.0 ms\n"
            "1      astar, octile  3.41421  3.41421    yes     1,000  2.0 ms\n"
            "2      jps            3.41421        4     no     2,000  2.0 ms\n"
            "2      astar, octile  3.41421  stopped      -     2,000  2.0 ms\n"
            "jps: 2 of 2 found, 1 as stated, 1 not as stated, 3,000 expanded, 4.0 ms\n"
            "astar, octile: 1 of 2 found, 1 as stated, 1 stopped, 3,000 expanded, 4.0 ms\n");
}

TEST(ScenarioReport, a_way_that_is_not_there_is_no_path) {
  auto none = run(1, "jps", 0, false);
  none.answer.found = false;
  EXPECT_NE(scenario_table(std::vector{none}).find("3.41421  no path     no"), std::string::npos);
}

TEST(ScenarioReport, where_nothing_could_be_compared_the_last_line_says_so) {
  const std::string table = scenario_table(std::vector{run(1, "dfs", 5, std::nullopt)});
  EXPECT_TRUE(table.ends_with("dfs: 1 of 1 found, none compared with what is stated, 1,000 expanded, 2.0 ms\n"));
}

TEST(ScenarioReport, json_has_both_lengths_and_no_path) {
  const Json json = scenario_run_json(mixed_runs()[0]);
  EXPECT_EQ(json["entry"], 1);
  EXPECT_EQ(json["bucket"], 4);
  EXPECT_EQ(json["start"], Json::array({0, 1}));
  EXPECT_EQ(json["goal"], Json::array({2, 3}));
  EXPECT_EQ(json["stated_length"], 3.41421);
  EXPECT_EQ(json["cost"], 3.414214);
  EXPECT_EQ(json["equal"], true);
  EXPECT_FALSE(json.contains("path"));
  EXPECT_TRUE(scenario_run_json(mixed_runs()[3])["equal"].is_null());
}

TEST(ScenarioReport, json_has_the_totals_of_each_search) {
  const Json totals = scenario_totals_json(mixed_runs());
  ASSERT_EQ(totals.size(), 2u);
  EXPECT_EQ(totals[0]["algo"], "jps");
  EXPECT_TRUE(totals[0]["heuristic"].is_null());
  EXPECT_EQ(totals[0]["equal"], 1);
  EXPECT_EQ(totals[0]["different"], 1);
  EXPECT_EQ(totals[1]["heuristic"], "octile");
  EXPECT_EQ(totals[1]["entries"], 2);
  EXPECT_EQ(totals[1]["found"], 1);
  EXPECT_EQ(totals[1]["stopped"], 1);
  EXPECT_EQ(totals[1]["expanded"], 3000);
}

TEST(ScenarioReport, the_whole_begins_with_the_map_and_the_file) {
  const ScenarioFile file{"arena", "arena.scen", "octile", 2};
  EXPECT_EQ(scenarios_text(file, mixed_runs()),
            "arena, octile, 2 scenarios of arena.scen\n" + scenario_table(mixed_runs()));
  const Json json = scenarios_json(file, mixed_runs());
  EXPECT_EQ(json.at("schema"), "ariadne/scenarios/1");
  EXPECT_EQ(json.at("layout"), "arena");
  EXPECT_EQ(json.at("scenario"), "arena.scen");
  EXPECT_EQ(json.at("entries"), 2);
  EXPECT_EQ(json.at("results").size(), 4u);
  EXPECT_EQ(json.at("totals"), scenario_totals_json(mixed_runs()));
}

TEST(ScenarioReport, in_four_directions_the_stated_lengths_are_explained) {
  EXPECT_TRUE(scenarios_text({"arena", "arena.scen", "position", 2}, mixed_runs())
                  .ends_with("the stated lengths are of ways in eight directions\n"));
}

}  // namespace
}  // namespace ariadne
