#include "report/analysis.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "agents/registry.hpp"

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

}  // namespace
}  // namespace ariadne
