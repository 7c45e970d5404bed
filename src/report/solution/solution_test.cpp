#include "report/solution/solution.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "core/outcome.hpp"
#include "report/solution/test_text.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;

const Session& nim() {
  static const auto session = find_game("nim").value().game->start("", 1).value();
  return *session;
}

MoveValue move(const std::string& name, double value, std::optional<int> wins_in) {
  MoveValue move;
  move.move = name;
  move.value = value;
  move.wins_in = wins_in;
  move.line = {name};
  return move;
}

// The first side wins in three moves if it plays 1-1, and loses in two by 2-1.
SolvedPosition won() {
  SolvedPosition solved{nim(), {}, {}, std::nullopt};
  solved.solution = {{200, 4096}, 150, 40, 10, 9, 321, 2ms, 1, 3, false, std::nullopt, std::nullopt};
  solved.decision.move = "1-1";
  solved.decision.value = kWinValue;
  solved.decision.wins_in = 3;
  solved.decision.pv = {"1-1", "2-1", "3-1"};
  solved.decision.moves = {move("1-1", kWinValue, 3), move("2-1", -kWinValue, 2)};
  return solved;
}

// The win takes longer than the limit on moves allows.
SolvedPosition drawn_by_limit() {
  SolvedPosition solved = won();
  solved.solution.moves_left = 1;
  solved.decision.value = 0;
  solved.decision.wins_in.reset();
  solved.decision.moves = {move("1-1", 0, std::nullopt)};
  return solved;
}

TEST(SolutionReport, a_value_that_is_known_to_the_end_names_the_winner) {
  const std::vector<std::string> seats = {"theseus", "minotaur"};
  EXPECT_EQ(verdict_text(kWinValue, 26, seats), "theseus wins in 26 moves");
  EXPECT_EQ(verdict_text(-kWinValue, 1, seats), "minotaur wins in 1 move");
  EXPECT_EQ(verdict_text(kWinValue, std::nullopt, seats), "theseus wins");
  EXPECT_EQ(verdict_text(0, std::nullopt, seats), "draw");
}

TEST(SolutionReport, the_text_has_the_result_the_work_the_states_and_the_moves) {
  const auto seats = nim().seats();
  EXPECT_EQ(solution_text(won()), "nim, " + seats[0] + " to move\nresult  " + seats[0] +
                                      " wins in 3 moves\n"
                                      "solved  200 states, 4 KiB in 2.0 ms\n"
                                      "states  " +
                                      seats[0] + " wins 150 (75.0 %), " + seats[1] +
                                      " wins 40 (20.0 %), draws 10 (5.0 %); the longest win takes 9 moves\n"
                                      "line    1-1 2-1 3-1\n\n"
                                      "move     result\n" +
                                      "1-1      " + seats[0] + " wins in 3 moves" +
                                      std::string(28 - (seats[0] + " wins in 3 moves").size(), ' ') + " keeps\n" +
                                      "2-1      " + seats[1] + " wins in 2 moves" +
                                      std::string(28 - (seats[1] + " wins in 2 moves").size(), ' ') +
                                      " turns the win into a loss\n");
}

TEST(SolutionReport, a_board_that_was_drawn_at_random_names_its_seed) {
  SolvedPosition solved = won();
  EXPECT_FALSE(solution_json(solved).contains("seed"));
  solved.seed = 7;
  EXPECT_TRUE(says(solution_text(solved), " to move, seed 7\n"));
  EXPECT_EQ(solution_json(solved).at("seed"), 7);
}

TEST(SolutionReport, a_win_beyond_the_limit_on_moves_is_a_draw_that_says_so) {
  const std::string first = nim().seats()[0];
  const std::string text = solution_text(drawn_by_limit());
  EXPECT_TRUE(says(text, "result  draw by the limit: " + first + " would win in 3 moves\n"));
  EXPECT_TRUE(says(text, "limit   1 move left: "));
  const Json json = solution_json(drawn_by_limit());
  EXPECT_TRUE(json.at("winner").is_null());
  EXPECT_TRUE(json.at("wins_in").is_null());
  EXPECT_EQ(json.at("without_limit").at("winner"), first);
  EXPECT_EQ(json.at("without_limit").at("wins_in"), 3);
  EXPECT_EQ(json.at("moves_left"), 1);
}

TEST(SolutionReport, where_the_limit_is_part_of_the_states_nothing_is_said_without_it) {
  SolvedPosition solved = won();
  EXPECT_TRUE(solution_json(solved).contains("without_limit"));
  solved.solution.covers_limit = true;
  const Json json = solution_json(solved);
  EXPECT_FALSE(json.contains("without_limit"));
  EXPECT_FALSE(json.contains("moves_left"));
}

TEST(SolutionReport, json_has_every_move_with_its_effect) {
  const auto seats = nim().seats();
  const Json json = solution_json(won());
  EXPECT_EQ(json.at("schema"), "ariadne/solution/1");
  EXPECT_EQ(json.at("position"), nim().game().text(nim()));
  EXPECT_EQ(json.at("winner"), seats[0]);
  EXPECT_EQ(json.at("states"), 200);
  EXPECT_EQ(json.at("won").at(seats[1]), 40);
  EXPECT_EQ(json.at("drawn"), 10);
  EXPECT_EQ(json.at("bytes"), 4096);
  EXPECT_EQ(json.at("ms"), 2.0);
  ASSERT_EQ(json.at("moves").size(), 2u);
  EXPECT_EQ(json.at("moves").at(1).dump(),
            R"({"move":"2-1","winner":")" + seats[1] + R"(","wins_in":2,"effect":"win-to-loss","line":["2-1"]})");
}

}  // namespace
}  // namespace ariadne
