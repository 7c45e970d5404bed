#include "report/analysis.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

Analysis analysis_stopped_by(StopReason reason) {
  Analysis analysis;
  analysis.session = find_game("nim").value().game->start("", 1).value();
  analysis.agent = "alphabeta";
  analysis.decision.move = "1-1";
  analysis.decision.value = 3;
  analysis.decision.depth = 5;
  analysis.decision.complete = reason == StopReason::none;
  analysis.decision.stopped = reason;
  return analysis;
}

std::string text_stopped_by(StopReason reason) { return analysis_text(analysis_stopped_by(reason)); }

TEST(AnalysisReport, a_search_that_was_stopped_says_by_what) {
  EXPECT_NE(text_stopped_by(StopReason::memory).find("depth   5, stopped by the limit on memory\n"), std::string::npos);
  EXPECT_NE(text_stopped_by(StopReason::nodes).find("depth   5, stopped by the limit on nodes\n"), std::string::npos);
  EXPECT_NE(text_stopped_by(StopReason::interrupted).find("depth   5, interrupted\n"), std::string::npos);
  EXPECT_NE(text_stopped_by(StopReason::none).find("depth   5\n"), std::string::npos);
}

TEST(AnalysisReport, json_has_the_reason_only_if_there_is_one) {
  const Json json = analysis_json(analysis_stopped_by(StopReason::time));
  EXPECT_EQ(json.at("stopped"), "time");
  EXPECT_EQ(json.at("complete"), false);
  EXPECT_EQ(json.at("depth"), 5);
  EXPECT_FALSE(analysis_json(analysis_stopped_by(StopReason::none)).contains("stopped"));
}

TEST(AnalysisReport, every_value_says_of_which_kind_it_is) {
  Analysis analysis = analysis_stopped_by(StopReason::none);
  EXPECT_EQ(analysis_json(analysis).at("kind"), "estimate");
  analysis.decision.forces = true;
  analysis.decision.value = decisive_value({1, 12});
  analysis.decision.moves = {{"1-1", *analysis.decision.value, Bound::exact, {"1-1"}, {}},
                             {"1-2", 4, Bound::exact, {"1-2"}, {}},
                             {"1-3", *analysis.decision.value, Bound::no_better, {"1-3"}, {}}};
  const Json json = analysis_json(analysis);
  EXPECT_EQ(json.at("kind"), "forced");
  EXPECT_EQ(json.at("moves").at(0).at("kind"), "forced");
  EXPECT_EQ(json.at("moves").at(1).at("kind"), "estimate");
  EXPECT_FALSE(json.at("moves").at(2).contains("kind")) << "a bound is neither";
  const std::string text = analysis_text(analysis);
  EXPECT_NE(text.find("value   one wins by at least 12\n"), std::string::npos) << text;
  EXPECT_NE(text.find("1-3                       no better  1-3\n"), std::string::npos) << text;
  EXPECT_LT(text.find("\n1-2 "), text.find("\n1-3 ")) << "bounds come after exact values, however large: " << text;
  analysis.decision.proven = true;
  EXPECT_EQ(analysis_json(analysis).at("kind"), "proven");
  EXPECT_NE(analysis_text(analysis).find("value   one wins by 12, proven"), std::string::npos);
}

TEST(AnalysisReport, an_estimate_of_the_end_is_not_worded_as_a_result) {
  Analysis analysis = analysis_stopped_by(StopReason::none);
  analysis.decision.value = decisive_value({-1, -12});
  analysis.decision.moves = {{"1-1", *analysis.decision.value, Bound::exact, {"1-1"}, {}}};
  EXPECT_EQ(analysis_json(analysis).at("kind"), "estimate");
  const std::string text = analysis_text(analysis);
  EXPECT_NE(text.find("value   one probably loses by 12\n"), std::string::npos) << text;
  EXPECT_NE(text.find("one probably loses by 12  1-1\n"), std::string::npos) << text;
}

TEST(AnalysisReport, a_bound_says_what_a_move_is_worth_at_best_to_the_side_that_plays_it) {
  Analysis analysis = analysis_stopped_by(StopReason::none);
  const auto text_of = [&](double value, bool forces, bool proven) {
    analysis.decision.forces = forces;
    analysis.decision.proven = proven;
    analysis.decision.moves = {{"1-1", value, Bound::no_better, {"1-1"}, {}}};
    const std::string text = analysis_text(analysis);
    const std::string row = text.substr(text.find("\n1-1 ") + 5);
    return row.substr(row.find_first_not_of(' '), row.find("  1-1\n") - row.find_first_not_of(' '));
  };
  const double win = decisive_value({1, 7}), loss = decisive_value({-1, -7});
  EXPECT_EQ(text_of(3, true, false), "<= +3");
  EXPECT_EQ(text_of(loss, true, false), "one loses by at least 7");
  EXPECT_EQ(text_of(loss, false, true), "one loses by at least 7");
  EXPECT_EQ(text_of(loss, false, false), "one probably loses by at least 7");
  EXPECT_EQ(text_of(win, false, true), "one wins by at most 7");
  EXPECT_EQ(text_of(win, true, false), "no better");
  EXPECT_EQ(text_of(0, false, true), "draw at best");
  analysis.seat = 1;
  EXPECT_EQ(text_of(3, true, false), ">= +3");
  EXPECT_EQ(text_of(win, true, false), "one wins by at least 7") << "which is worse for the other side";
  EXPECT_EQ(text_of(loss, false, true), "one loses by at most 7");
}

TEST(AnalysisReport, values_for_people_have_two_decimals_at_most) {
  EXPECT_EQ(value_text(2.0 / 3), "+0.67");
  EXPECT_EQ(value_text(-65.375), "-65.38");
  EXPECT_EQ(value_text(-0.001), "0");
  EXPECT_EQ(value_text(0.001), "0");
  EXPECT_EQ(value_text(3), "+3");
  EXPECT_EQ(value_text(decisive_value({-1, -4}), {}, MarginBound::at_least), "loses by at least 4");
  EXPECT_EQ(value_text(decisive_value({1, 0}), {}, MarginBound::at_least), "wins");
  EXPECT_EQ(value_text(decisive_value({1, 7}), "steps before the limit", MarginBound::at_least),
            "wins, at least 7 steps before the limit");
}

TEST(AnalysisReport, agents_share_a_table_and_long_lines_are_cut) {
  std::vector<Analysis> analyses;
  for (const std::string agent : {"alphabeta:depth=9", "greedy"}) {
    analyses.push_back(analysis_stopped_by(StopReason::none));
    analyses.back().agent = agent;
  }
  analyses[0].decision.pv.assign(30, "1-1");
  const std::string text = comparison_text(analyses);
  EXPECT_NE(text.find("nim, one to move\n\nagent              best  value  depth  nodes  time\n"), std::string::npos)
      << text;
  EXPECT_NE(text.find("\ngreedy             1-1      +3      5      0  0 us\n"), std::string::npos) << text;
  EXPECT_NE(text.find("1-1 1-1 ...\n"), std::string::npos) << text;
  for (std::size_t from = 0, end = 0; (end = text.find('\n', from)) != std::string::npos; from = end + 1) {
    EXPECT_LE(end - from, 80u) << text;
  }
  const Json json = comparison_json(analyses);
  ASSERT_EQ(json.at("analyses").size(), 2u);
  EXPECT_EQ(json.at("analyses").at(1).at("agent"), "greedy");
  EXPECT_EQ(json.at("analyses").at(1).at("seat"), "one");
}

TEST(AnalysisReport, a_start_that_was_drawn_has_its_seed_and_may_be_shown) {
  std::vector<Analysis> analyses;
  for (int i = 0; i < 2; ++i) analyses.push_back(analysis_stopped_by(StopReason::none));
  EXPECT_EQ(analysis_text(analyses[0]).find("seed"), std::string::npos);
  EXPECT_EQ(comparison_text(analyses).find("seed"), std::string::npos);
  EXPECT_FALSE(analysis_json(analyses[0]).contains("seed"));
  EXPECT_FALSE(comparison_json(analyses).contains("seed"));
  for (auto& analysis : analyses) analysis.seed = 7;
  EXPECT_TRUE(analysis_text(analyses[0], "a ooo\nb oo\n")
                  .starts_with("nim, one to move, analysed by alphabeta\n\na ooo\nb oo\n\nseed    7\nbest    1-1\n"));
  EXPECT_TRUE(
      comparison_text(analyses, {}, "a ooo\nb oo\n").starts_with("nim, one to move, seed 7\n\na ooo\nb oo\n\nagent  "));
  EXPECT_EQ(analysis_json(analyses[0]).at("seed"), 7);
  EXPECT_EQ(comparison_json(analyses).at("seed"), 7);
}

TEST(AnalysisReport, of_an_interrupted_comparison_it_is_said_who_did_not_finish_and_who_was_not_asked) {
  const auto ending = [](StopReason reason, const std::vector<std::string>& not_asked) {
    const std::string text = comparison_text(std::array{analysis_stopped_by(reason)}, not_asked);
    return text.substr(std::min(text.find("interrupted: "), text.size()));
  };
  EXPECT_EQ(ending(StopReason::none, {}), "");
  EXPECT_EQ(ending(StopReason::time, {}), "");
  EXPECT_EQ(ending(StopReason::interrupted, {}), "interrupted: alphabeta did not finish\n");
  EXPECT_EQ(ending(StopReason::none, {"mcts"}), "interrupted: mcts was not asked\n");
  EXPECT_EQ(ending(StopReason::interrupted, {"mcts", "greedy"}),
            "interrupted: alphabeta did not finish; mcts and greedy were not asked\n");
  const std::array only = {analysis_stopped_by(StopReason::none)};
  EXPECT_FALSE(comparison_json(only).contains("not_asked"));
  EXPECT_EQ(comparison_json(only, std::vector<std::string>{"mcts"}).at("not_asked"), Json::array({"mcts"}));
}

TEST(AnalysisReport, large_counts_of_a_search_that_runs_are_short_and_its_line_comes_last) {
  using namespace std::chrono_literals;
  Analysis analysis = analysis_stopped_by(StopReason::none);
  analysis.decision.nodes = 11'529'024;
  analysis.decision.time = 1s;
  analysis.decision.hash_permille = 20;
  analysis.decision.pv = {"1-1", "2-1"};
  EXPECT_EQ(thinking_text(*analysis.session, analysis.decision),
            "depth 5, +3, 1-1, 11.5 M nodes, 11.5 M nodes/s, hash 2 %, line 1-1 2-1");
}

TEST(AnalysisReport, an_agent_that_thinks_is_at_a_depth) {
  const Analysis analysis = analysis_stopped_by(StopReason::none);
  EXPECT_EQ(thinking_text(*analysis.session, analysis.decision), "depth 5, +3, 1-1, 0 nodes, 0 nodes/s");
}

TEST(AnalysisReport, of_a_depth_that_is_begun_it_is_told_how_far_it_is) {
  using namespace std::chrono_literals;
  Analysis analysis = analysis_stopped_by(StopReason::none);
  analysis.decision.unit = {"disc", "discs"};
  DepthProgress& next = analysis.decision.next.emplace();
  next = {.depth = 20, .done = 0.25, .moves_done = 1, .moves = 9, .time = 30s};
  const auto text = [&] { return thinking_text(*analysis.session, analysis.decision); };
  EXPECT_EQ(text(), "depth 5, +3 discs, 1-1; depth 20: 25 % done, 0 nodes, 0 nodes/s") << "more depths are to come";
  analysis.decision.value.reset();
  EXPECT_EQ(text(), "depth 20: 25 % done, 0 nodes, 0 nodes/s") << "no depth was finished";
  next.is_last = true;
  EXPECT_EQ(text(), "depth 20, exact: 25 % done, roughly 90 s left, 0 nodes, 0 nodes/s");
  next.at_most = 1;
  EXPECT_EQ(text(), "depth 20, exact: 25 % done, roughly 90 s left, at most +1 disc, 0 nodes, 0 nodes/s");
  next.at_least = -4;
  EXPECT_EQ(text(), "depth 20, exact: 25 % done, roughly 90 s left, -4 to +1 disc, 0 nodes, 0 nodes/s");
  const Json json = thinking_json(analysis, analysis.decision).at("next");
  EXPECT_EQ(json, (Json{{"depth", 20},
                        {"done", 0.25},
                        {"moves_done", 1},
                        {"moves", 9},
                        {"at_least", -4},
                        {"at_most", 1},
                        {"ms", 30000.0},
                        {"ms_left", 90000.0}}));
}

TEST(AnalysisReport, nothing_is_guessed_from_hardly_any_work) {
  using namespace std::chrono_literals;
  EXPECT_EQ(time_left({.done = 0.5, .is_last = true, .time = 10s}), 10s);
  EXPECT_FALSE(time_left({.done = 0.5, .is_last = true, .time = 1s}));
  EXPECT_FALSE(time_left({.done = 0.01, .is_last = true, .time = 10s}));
  EXPECT_FALSE(time_left({.done = 0.5, .time = 10s}));
}

TEST(AnalysisReport, one_is_singular) {
  Analysis analysis = analysis_stopped_by(StopReason::none);
  analysis.decision.unit = {"disc", "discs"};
  const auto told = [&](double value) {
    analysis.decision.value = value;
    const std::string text = analysis_text(analysis);
    const std::size_t start = text.find("value   ") + 8;
    return text.substr(start, text.find('\n', start) - start);
  };
  EXPECT_EQ(told(3), "+3 discs");
  EXPECT_EQ(told(1), "+1 disc");
  EXPECT_EQ(told(-1), "-1 disc");
  EXPECT_EQ(told(0), "0 discs");
  EXPECT_EQ(told(1.5), "+1.5 discs");
}

}  // namespace
}  // namespace ariadne
