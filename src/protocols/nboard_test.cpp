#include "protocols/nboard.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/text_reader.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;
using Lines = std::vector<std::string>;

constexpr const char* kStart = "set game (;GM[Othello]BO[4 ---- -O*- -*O- ---- *];)";

std::unique_ptr<NBoard> nboard_engine(const char* game = "reversi", const char* agent = "alphabeta") {
  return std::move(NBoard::make({find_game(game).value(), {agent}, {}, 1}).value());
}

// Tells it the lines of a text, lets it finish each thought before the next line, and returns what it said.
Lines told(NBoard& nboard, std::string_view text) {
  for (const auto line : TextReader(text).lines()) {
    nboard.tell(line);
    while (nboard.thinking()) nboard.think_for(100ms);
  }
  return nboard.take_said();
}
Lines told(std::string_view text) {
  const auto nboard = nboard_engine();
  return told(*nboard, text);
}

Lines beginning_with(const Lines& lines, std::string_view beginning) {
  Lines found;
  std::ranges::copy_if(lines, std::back_inserter(found), [&](const auto& line) { return line.starts_with(beginning); });
  return found;
}

TEST(NBoard, answers_with_its_name_and_depth) {
  EXPECT_EQ(told("nboard 2\nset depth 3\nset depth 1000\n"),
            (Lines{"set myname Ariadne", "set myname Ariadne3", "set myname Ariadne1000"}));
  const auto random = nboard_engine("reversi", "random");
  EXPECT_EQ(told(*random, "set depth 3\n"), Lines{"set myname Ariadne"});
}

TEST(NBoard, pings_are_answered) { EXPECT_EQ(told("ping 1\nping 22\nping x\n"), (Lines{"pong 1", "pong 22"})); }

TEST(NBoard, what_it_does_not_know_is_ignored) {
  EXPECT_EQ(told("hello\n\nset contempt 5\nset colour green\nset\n\xff\n"), Lines{});
  EXPECT_EQ(told("learn\n"), Lines{"learned"});
}

TEST(NBoard, faults_are_told_in_the_status_line) {
  EXPECT_EQ(told("set depth deep\nset depth 0\n").size(), 2u);
  EXPECT_EQ(told("set game (;GM[Chess];)\n"),
            Lines{"status error: the game cannot be used: the game is 'Chess', expected Othello"});
  EXPECT_EQ(told("move a1\n"), Lines{"status error: the move cannot be used: black turns no disc on a1"});
  EXPECT_EQ(told(std::string(kMaxProtocolLine + 1, 'a')), Lines{"status error: the line is too long"});
}

TEST(NBoard, a_move_is_chosen_with_its_value_and_time_and_not_played) {
  const auto nboard = nboard_engine();
  const Lines said = told(*nboard, "set depth 2\nmove F5/1.25/0.5\ngo\n");
  ASSERT_GE(said.size(), 4u);
  EXPECT_EQ(said[1], "status thinking");
  const std::string& last = said.back();
  EXPECT_TRUE(last.starts_with("=== D6/") || last.starts_with("=== F4/") || last.starts_with("=== F6/")) << last;
  EXPECT_EQ(std::ranges::count(last, '/'), 2);
  EXPECT_EQ(beginning_with(said, "nodestats ").size(), 1u);
  EXPECT_EQ(told(*nboard, "move D6\n"), Lines{}) << "it is still white's turn";
}

TEST(NBoard, hints_judge_as_many_moves_as_wanted_the_best_first) {
  const Lines hints = beginning_with(told("set depth 1\nmove F5\nhint 3\n"), "search ");
  // The depth is 1, so all lines are of the last depth.
  ASSERT_GE(hints.size(), 3u);
  std::vector<double> values;
  for (std::size_t i = hints.size() - 3; i < hints.size(); ++i) {
    const auto words = words_of(hints[i]);
    ASSERT_EQ(words.size(), 5u) << hints[i];
    EXPECT_EQ(words[3], "0");
    EXPECT_EQ(words[4], "1");
    values.push_back(std::stod(std::string(words[2])));
  }
  EXPECT_TRUE(std::ranges::is_sorted(values, std::greater<>()));
}

// Black to move wins everything with d1: 4 discs to none.
constexpr const char* kWon = "set game (;GM[Othello]BO[4 *OO- ---- ---- ---- *];)";
// The same for white, who sees it alike.
constexpr const char* kWonByWhite = "set game (;GM[Othello]BO[4 O**- ---- ---- ---- O];)";

TEST(NBoard, values_are_seen_by_the_side_to_move_and_solved_ones_are_marked) {
  for (const char* game : {kWon, kWonByWhite}) {
    const Lines said = told(std::string(game) + "\nset depth 3\nhint 1\ngo\n");
    const Lines hints = beginning_with(said, "search ");
    ASSERT_FALSE(hints.empty());
    EXPECT_EQ(hints.back(), "search D1 4.00 0 100%");
    EXPECT_TRUE(said.back().starts_with("=== D1/4.00/")) << said.back();
  }
}

TEST(NBoard, a_forced_pass_needs_no_thought_and_may_be_left_out) {
  const std::string pass = "set game (;GM[Othello]BO[4 O*-- ---- ---- ---- *];)\n";
  EXPECT_EQ(told(pass + "go\n"), Lines{"=== PA"});
  EXPECT_EQ(told(pass + "move PA\nmove C1\ngo\n"), Lines{"status the game is over"});
  EXPECT_EQ(told(pass + "move C1\ngo\n"), Lines{"status the game is over"});
}

TEST(NBoard, a_game_is_analysed_from_its_end_to_its_start) {
  const Lines said = told("set game (;GM[Othello]BO[4 *OO- ---- ---- ---- *]B[D1];)\nset depth 1\nanalyze\n");
  EXPECT_EQ(beginning_with(said, "analysis "), (Lines{"analysis 1 4.00", "analysis 0 4.00"}));
  EXPECT_EQ(said.back(), "status waiting");
}

TEST(NBoard, ping_stops_a_search_that_would_take_for_ever) {
  const auto nboard = nboard_engine("reversi", "alphabeta:depth=60");
  nboard->tell("hint 4");
  ASSERT_TRUE(nboard->thinking());
  nboard->tell("ping 7");
  EXPECT_FALSE(nboard->thinking());
  EXPECT_EQ(nboard->take_said().back(), "pong 7");
}

TEST(NBoard, what_came_before_a_ping_is_obeyed_before_it_is_answered) {
  const auto nboard = nboard_engine("reversi", "alphabeta:depth=60");
  nboard->tell("go");
  nboard->tell("move F5");
  nboard->tell("go");  // dropped: it would think
  nboard->tell("learn");
  nboard->tell("ping 8");
  EXPECT_FALSE(nboard->thinking());
  const Lines said = nboard->take_said();
  EXPECT_EQ(Lines(said.end() - 2, said.end()), (Lines{"learned", "pong 8"}));
  EXPECT_TRUE(beginning_with(said, "===").empty());
  EXPECT_EQ(told(*nboard, "move D6\n"), Lines{});
}

TEST(NBoard, other_commands_wait_for_the_answer) {
  const auto nboard = nboard_engine("reversi", "alphabeta:depth=4");
  nboard->tell("go");
  nboard->tell("learn");
  nboard->tell("go");
  while (nboard->thinking()) nboard->think_for(100ms);
  Lines said = nboard->take_said();
  std::erase_if(said, [](const auto& line) { return !line.starts_with("===") && line != "learned"; });
  ASSERT_EQ(said.size(), 3u);
  EXPECT_EQ(said[1], "learned");
}

TEST(NBoard, a_flood_of_waiting_commands_is_cut_off) {
  const auto nboard = nboard_engine("reversi", "alphabeta:depth=60");
  nboard->tell("go");
  for (int i = 0; i <= 1000; ++i) nboard->tell("learn");
  EXPECT_EQ(nboard->take_said().back(), "status error: too many commands while thinking");
  nboard->tell("quit");
  EXPECT_TRUE(nboard->over());
}

TEST(NBoard, a_game_told_anew_for_each_move_is_the_same_game) {
  const std::string start = "set game (;GM[Othello]BO[4 ---- -O*- -*O- ---- *]";
  EXPECT_TRUE(told(std::string(kStart) + "\nset depth 1\n" + start + "B[B1];)\ngo\n").back().starts_with("=== "));
}

}  // namespace
}  // namespace ariadne
