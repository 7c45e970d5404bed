#include "report/solution/board_study.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace ariadne {
namespace {

StudyPlan plan_with(std::vector<std::string> agents) {
  StudyPlan plan;
  plan.game = find_game("nim").value().game;
  plan.agents = std::move(agents);
  plan.boards = 4;
  plan.seed = 9;
  return plan;
}

// Two boards won by the first side, one drawn, one lost; all games drawn, with two mistakes of the first side.
std::vector<StudiedBoard> four_boards() {
  PlayedBoard played;
  played.plies = 10;
  played.effects[0][Effect::keeps] = 4;
  played.effects[0][Effect::win_to_draw] = 1;
  played.effects[1][Effect::keeps] = 5;
  PlayedBoard clean = played;
  clean.effects[0][Effect::win_to_draw] = 0;
  return {{1, 21, played}, {1, 11, played}, {0, 0, clean}, {-1, 8, clean}};
}

TEST(BoardReport, a_table_has_shares_lengths_and_mistakes_a_game) {
  const auto boards = four_boards();
  EXPECT_EQ(board_table("nim:most=5", plan_with({"random", "greedy"}), summary_of(boards)),
            "nim:most=5, 4 of 4 boards, seed 9\n"
            "perfect play\n"
            "  one wins                    2    50.0 %, in 11 to 21 moves, 16.0 on average\n"
            "  draw                        1    25.0 %\n"
            "  two wins                    1    25.0 %, in 8 to 8 moves, 8.0 on average\n"
            "random against greedy, 10.0 moves a game\n"
            "  one wins                    0     0.0 %\n"
            "  draw                        4   100.0 %\n"
            "  two wins                    0     0.0 %\n"
            "moves that changed the result, average per game\n"
            "  one                  0.500 of 4.5 moves, win-to-draw 0.500, win-to-loss 0.000, draw-to-loss 0.000\n"
            "  two                  0.000 of 5.0 moves, win-to-draw 0.000, win-to-loss 0.000, draw-to-loss 0.000\n");
}

TEST(BoardReport, json_has_the_counts) {
  const auto boards = four_boards();
  const Json json = board_json("nim", plan_with({"random", "greedy"}), summary_of(boards));
  EXPECT_EQ(json["perfect"], (Json{{"one", 2}, {"draw", 1}, {"two", 1}}));
  EXPECT_EQ(json["moves_to_win"]["one"], (Json{{"least", 11}, {"mean", 16.0}, {"most", 21}}));
  EXPECT_EQ(json["played"]["draw"], 4);
  EXPECT_EQ(json["effects"]["one"]["win-to-draw"], 2);
  EXPECT_EQ(json["effects"]["two"]["moves"], 20);
}

TEST(BoardReport, without_games_only_perfect_play_is_told) {
  const std::vector<StudiedBoard> boards = {{1, 3, std::nullopt}};
  const Json json = board_json("nim", plan_with({}), summary_of(boards));
  EXPECT_FALSE(json.contains("played"));
  EXPECT_EQ(json["moves_to_win"]["two"], nullptr);
  EXPECT_EQ(board_bars("nim", plan_with({}), summary_of(boards)).size(), 1u);
}

TEST(BoardReport, a_bar_is_divided_by_its_counts_and_small_parts_have_no_number) {
  const std::vector<ShareBar> bars = {{"a <b>", {30, 70}}, {"c", {1, 999}}, {"d", {0, 5}}};
  const std::string svg = shares_svg("title", {"won", "lost"}, bars);
  EXPECT_NE(svg.find("width=\"144\""), std::string::npos);  // three tenths of 480
  EXPECT_NE(svg.find("width=\"336\""), std::string::npos);
  EXPECT_EQ(svg.find("width=\"0\""), std::string::npos);
  EXPECT_NE(svg.find(">30.0 %</text>"), std::string::npos);
  EXPECT_NE(svg.find(">99.9 %</text>"), std::string::npos);
  EXPECT_EQ(svg.find(">0.1 %</text>"), std::string::npos);
  EXPECT_NE(svg.find("a &lt;b&gt;"), std::string::npos);
  EXPECT_NE(svg.find(">lost</text>"), std::string::npos);
}

TEST(BoardReport, several_studies_share_a_seed_and_a_picture) {
  EXPECT_EQ(boards_json(9, Json::array({1, 2})).dump(), R"({"schema":"ariadne/boards/1","seed":9,"results":[1,2]})");
  const StudyPlan plan = plan_with({});
  const std::string svg = board_svg(plan, {{"nim, perfect play", {2, 1, 1}}});
  EXPECT_NE(svg.find(plan.game->info().title + ": who wins 4 boards, seed 9"), std::string::npos);
}

}  // namespace
}  // namespace ariadne
