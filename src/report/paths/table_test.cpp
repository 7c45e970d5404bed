#include "report/paths/table.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "report/paths/fake_path_task.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;

PathAnswer found(std::string algorithm, std::string heuristic, double cost, bool optimal) {
  PathAnswer answer;
  answer.algorithm = std::move(algorithm);
  answer.heuristic = std::move(heuristic);
  answer.found = true;
  answer.cost = cost;
  answer.optimal = optimal;
  return answer;
}

PathAnswer nothing_found(std::string algorithm, bool complete) {
  PathAnswer answer;
  answer.algorithm = std::move(algorithm);
  answer.complete = complete;
  if (!complete) answer.stopped = StopReason::nodes;
  return answer;
}

std::string conclusion_of(std::vector<PathAnswer> answers) { return conclusion(answers); }

TEST(SolveReport, the_table_lines_up_words_to_the_left_and_numbers_to_the_right) {
  PathAnswer dfs = found("dfs", "", 298, false), astar = found("astar", "manhattan", 54, true);
  dfs.expanded = 576;
  dfs.generated = 1'152;
  dfs.peak_frontier = 300;
  dfs.time = 150us;
  astar.expanded = 12'345;
  astar.generated = 1'234'567;
  astar.peak_frontier = 9;
  astar.time = 12ms;
  EXPECT_EQ(answer_table(std::vector{dfs, astar}),
            "algorithm  heuristic  cost  expanded  generated  peak frontier     time\n"
            "dfs        -           298       576      1,152            300   150 us\n"
            "astar      manhattan    54    12,345  1,234,567              9  12.0 ms\n"
            "optimal cost 54 (proved by astar)\n");
}

TEST(SolveReport, a_method_without_a_frontier_has_no_numbers_about_it) {
  PathAnswer exact = found("exact", "", 16, true);
  exact.expanded = 5;
  exact.traceable = false;
  exact.time = 1ms;
  EXPECT_EQ(answer_table(std::vector{exact}),
            "algorithm  heuristic  cost  expanded  generated  peak frontier    time\n"
            "exact      -            16         -          -              -  1.0 ms\n"
            "optimal cost 16 (proved by exact)\n");
  const Json json = answer_json(exact, false);
  for (const char* count : {"expanded", "generated", "peak_frontier"}) EXPECT_TRUE(json.at(count).is_null()) << count;
}

TEST(SolveReport, the_conclusion_names_all_that_prove_the_optimum) {
  EXPECT_EQ(conclusion_of({found("dfs", "", 300, false), found("bfs", "", 210, true), found("ucs", "", 210, true)}),
            "optimal cost 210 (proved by bfs, ucs)\n");
}

TEST(SolveReport, heuristics_tell_runs_of_one_algorithm_apart) {
  EXPECT_EQ(conclusion_of({found("astar", "null", 8, true), found("astar", "manhattan", 8, true)}),
            "optimal cost 8 (proved by astar null, astar manhattan)\n");
}

TEST(SolveReport, what_no_search_proves_is_not_called_optimal) {
  EXPECT_EQ(conclusion_of({found("dfs", "", 300, false), found("greedy", "manhattan", 250, false)}),
            "best cost 250, not proved optimal\n");
}

TEST(SolveReport, no_path_is_an_answer) {
  const auto answer = nothing_found("bfs", true);
  EXPECT_EQ(conclusion_of({answer}), "no path (proved by bfs)\n");
  EXPECT_NE(answer_table(std::vector{answer}).find("bfs        -          no path"), std::string::npos);
}

TEST(SolveReport, a_stopped_search_says_its_bound_and_the_gap) {
  PathAnswer exact = found("exact", "", 276, false);
  exact.complete = false;
  exact.stopped = StopReason::memory;
  exact.lower_bound = 240;
  EXPECT_EQ(conclusion_of({exact}),
            "best cost 276, not proved optimal\n"
            "exact was stopped before its proof (memory); the optimal cost is at least 240, gap 36 (15.0 %)\n");
  PathAnswer astar = nothing_found("astar", false);
  EXPECT_EQ(conclusion_of({astar}), "astar was stopped before it found a path (nodes)\n");
  astar.lower_bound = 17;
  EXPECT_EQ(conclusion_of({astar}),
            "astar was stopped before it found a path (nodes); the optimal cost is at least 17\n");
}

TEST(SolveReport, a_quick_walk_says_its_bound_though_it_was_not_stopped) {
  PathAnswer exact = found("exact", "", 30, false);
  exact.lower_bound = 27;
  EXPECT_EQ(conclusion_of({exact}),
            "best cost 30, not proved optimal\nexact: the optimal cost is at least 27, gap 3 (11.1 %)\n");
}

TEST(SolveReport, costs_are_whole_or_have_six_figures) {
  EXPECT_EQ(cost_text(17183280440), "17183280440");
  EXPECT_EQ(cost_text(1.00097744), "1.00098");
  EXPECT_EQ(cost_text(0), "0");
}

TEST(SolveReport, json_has_the_path_the_counts_and_what_is_known) {
  PathAnswer answer = found("astar", "manhattan", 2, true);
  answer.path = {"East", "East"};
  answer.expanded = 2;
  answer.generated = 3;
  answer.peak_frontier = 1;
  answer.time = 1500us;
  answer.expansion = {"(1,1)", "(2,1)"};
  const std::string common =
      R"({"algo":"astar","heuristic":"manhattan","cost":2,"path":["East","East"],"expanded":2,"generated":3,)"
      R"("peak_frontier":1,"optimal":true,"complete":true,"ms":1.5)";
  EXPECT_EQ(answer_json(answer, false).dump(), common + "}");
  EXPECT_EQ(answer_json(answer, true).dump(), common + R"x(,"expansion":["(1,1)","(2,1)"]})x");
}

TEST(SolveReport, json_of_no_path_has_no_cost_and_a_stop_has_its_bound) {
  PathAnswer answer = nothing_found("bfs", false);
  answer.lower_bound = 4.5;
  const Json json = answer_json(answer, false);
  EXPECT_TRUE(json.at("cost").is_null());
  EXPECT_TRUE(json.at("path").is_null());
  EXPECT_TRUE(json.at("heuristic").is_null());
  EXPECT_EQ(json.at("lower_bound"), 4.5);
  EXPECT_EQ(json.at("complete"), false);
  EXPECT_EQ(json.at("stopped"), "nodes");
  EXPECT_NE(answer_table(std::vector{answer}).find("stopped: nodes"), std::string::npos);
}

TEST(SolveReport, the_text_names_the_problem_and_a_weight_that_was_used) {
  const auto lines = [](std::string algorithm) {
    return solve_text(fake_source("tiny"), std::vector{found(std::move(algorithm), "null", 2, false)}, 1.5);
  };
  EXPECT_TRUE(lines("greedy").starts_with("tiny, position (1,1) -> (3,1)\nalgorithm  "));
  EXPECT_TRUE(lines("wastar").starts_with("tiny, position (1,1) -> (3,1), weight 1.5\n"));
}

TEST(SolveReport, a_stated_length_is_compared_with_every_search_that_ended) {
  PathSource source = fake_source("tiny");
  source.stated_length = 3;
  const std::vector answers = {found("astar", "octile", 3, true), found("dfs", "", 5, false),
                               nothing_found("bfs", false)};
  EXPECT_TRUE(solve_text(source, answers, 2).ends_with("\nstated length 3: differs for dfs\n"));
  EXPECT_TRUE(solve_text(source, std::span(answers).first(1), 2).ends_with("\nstated length 3: no search differs\n"));
  const Json json = solve_json(source, answers, false);
  EXPECT_EQ(json.at("schema"), "ariadne/solve/1");
  EXPECT_EQ(json.at("layout"), "tiny");
  EXPECT_EQ(json.at("stated_length"), 3);
  EXPECT_EQ(json.at("results").at(0).at("equal"), true);
  EXPECT_EQ(json.at("results").at(1).at("equal"), false);
  EXPECT_FALSE(json.at("results").at(2).contains("equal"));
}

TEST(SolveReport, without_a_stated_length_nothing_is_compared) {
  const Json json = solve_json(fake_source("tiny"), std::vector{found("astar", "null", 3, true)}, true);
  EXPECT_FALSE(json.contains("stated_length"));
  EXPECT_FALSE(json.at("results").at(0).contains("equal"));
  EXPECT_TRUE(json.at("results").at(0).contains("expansion"));
}

TEST(SolveReport, a_trace_has_one_line_a_search) {
  PathAnswer bfs = nothing_found("bfs", true), astar = found("astar", "null", 1, true);
  bfs.expansion = {"A", "B"};
  astar.expansion = {"A"};
  EXPECT_EQ(trace_lines(std::vector{bfs, astar}),
            R"({"schema":"ariadne/trace/1","algo":"bfs","heuristic":null,"expansion":["A","B"]})"
            "\n"
            R"({"schema":"ariadne/trace/1","algo":"astar","heuristic":"null","expansion":["A"]})"
            "\n");
}

TEST(SolveReport, a_trace_says_that_there_is_none_or_that_it_was_cut) {
  PathAnswer exact = found("exact", "", 1, true), bfs = found("bfs", "", 1, true);
  exact.traceable = false;
  bfs.expansion = {"A"};
  bfs.trace_cut = true;
  EXPECT_EQ(trace_lines(std::vector{exact, bfs}),
            R"({"schema":"ariadne/trace/1","algo":"exact","heuristic":null,"expansion":null})"
            "\n"
            R"({"schema":"ariadne/trace/1","algo":"bfs","heuristic":null,"expansion":["A"],"trace_cut":true})"
            "\n");
  EXPECT_TRUE(answer_json(exact, true).at("expansion").is_null());
}

}  // namespace
}  // namespace ariadne
