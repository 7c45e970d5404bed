#include "protocols/gtp.hpp"

#include <gtest/gtest.h>

#include "core/text.hpp"
#include "core/text_reader.hpp"

namespace ariadne {
namespace {

Gtp engine(const char* game = "reversi", const char* agent = "greedy") {
  return std::move(Gtp::make({find_game(game).value(), {agent}, {}, 1}, "1.2.3").value());
}

// All answers to the lines of a text.
std::string session(Gtp& gtp, std::string_view text) {
  std::string said;
  for (const auto line : TextReader(text).lines()) said += gtp.answer(line);
  return said;
}
std::string session(std::string_view text) {
  Gtp gtp = engine();
  return session(gtp, text);
}

// What stands behind "= " in a single answer; "? …" stays as it is.
std::string told(Gtp& gtp, const std::string& line) {
  const std::string said = gtp.answer(line);
  return std::string(trimmed(said.starts_with('=') ? said.substr(1) : said));
}

TEST(Gtp, answers_who_it_is) {
  EXPECT_EQ(session("protocol_version\nname\nversion\n"), "= 2\n\n= Ariadne\n\n= 1.2.3\n\n");
}

TEST(Gtp, a_number_before_a_command_comes_back) {
  EXPECT_EQ(session("17 name\n18 nothing\n0 play black d3\n5\n"),
            "=17 Ariadne\n\n?18 unknown command\n\n=0\n\n?5 unknown command\n\n");
}

TEST(Gtp, comments_blanks_and_control_characters_are_dropped) {
  EXPECT_EQ(session("# hello\n\n   \n\tname\t# who?\r\n\x01na\x7fme\n"), "= Ariadne\n\n= Ariadne\n\n");
}

TEST(Gtp, what_is_not_understood_is_refused) {
  EXPECT_EQ(
      session("name now\nplay black\nplay green d3\ngenmove\ngenmove x\nboardsize eight\nkomi much\n"),
      "? syntax error\n\n? syntax error\n\n? syntax error\n\n? syntax error\n\n? syntax error\n\n? syntax error\n\n"
      "? syntax error\n\n");
  EXPECT_EQ(session("Name\n"), "? unknown command\n\n");
  EXPECT_EQ(session(std::string(kMaxProtocolLine + 1, 'a')), "? line too long\n\n");
}

TEST(Gtp, every_listed_command_is_known_and_no_other) {
  Gtp gtp = engine();
  const std::string list = told(gtp, "list_commands");
  for (const char* name : {"protocol_version", "name", "version", "known_command", "list_commands", "quit", "boardsize",
                           "clear_board", "komi", "play", "genmove", "reg_genmove", "undo", "showboard",
                           "time_settings", "time_left", "final_score", "set_game", "list_games"}) {
    EXPECT_TRUE(("\n" + list + "\n").find("\n" + std::string(name) + "\n") != std::string::npos) << name;
    EXPECT_EQ(told(gtp, "known_command " + std::string(name)), "true");
  }
  EXPECT_EQ(TextReader(list).lines().size(), 19u);
  EXPECT_EQ(told(gtp, "known_command loadsgf"), "false");
}

TEST(Gtp, the_game_is_othello) {
  EXPECT_EQ(session("list_games\nset_game othello\nset_game Go\n"), "= Othello\n\n=\n\n? unknown game\n\n");
}

TEST(Gtp, the_board_is_shown_without_empty_lines) {
  const std::string shown = session("boardsize 4\nplay b B1\nshowboard\n");
  EXPECT_EQ(shown,
            "=\n\n=\n\n=\n"
            "   a  b  c  d\n"
            "1  - (X) -  -\n"
            "2  -  X  X  -\n"
            "3  -  X  O  -\n"
            "4  -  -  -  -\n"
            "black 4  white 1\n"
            "white to move\n\n")
      << shown;
}

TEST(Gtp, boards_have_the_sizes_of_the_game) {
  EXPECT_EQ(session("boardsize 6\nboardsize 19\nboardsize 99999999999999999999\nboardsize 8\n"),
            "=\n\n? unacceptable size\n\n? unacceptable size\n\n=\n\n");
}

TEST(Gtp, moves_are_played_in_turn_and_taken_back) {
  EXPECT_EQ(
      session("play black f5\nplay WHITE D6\nplay w c3\nplay b a1\nplay b f5\nundo\nplay w f6\nundo\nundo\nundo\n"),
      "=\n\n=\n\n? illegal move\n\n? illegal move\n\n? illegal move\n\n=\n\n=\n\n=\n\n=\n\n? cannot undo\n\n");
}

TEST(Gtp, a_chosen_move_is_played_and_a_registered_one_is_not) {
  Gtp gtp = engine();
  const std::string only_asked = told(gtp, "reg_genmove black");
  EXPECT_EQ(only_asked.size(), 2u);
  EXPECT_EQ(told(gtp, "undo"), "? cannot undo");
  const std::string chosen = told(gtp, "genmove b");
  EXPECT_EQ(chosen.size(), 2u);
  EXPECT_EQ(told(gtp, "play white " + chosen), "? illegal move");
  EXPECT_EQ(told(gtp, "undo"), "");
}

TEST(Gtp, a_side_that_is_not_to_move_is_told_whose_turn_it_is) {
  EXPECT_EQ(session("genmove white\nreg_genmove w\n"), "? it is the turn of black\n\n? it is the turn of black\n\n");
}

// After these moves black has no move. White can then play c1, and black d1, which ends the game.
constexpr const char* kToPass =
    "boardsize 4\nplay b d3\nplay w d4\nplay b b1\nplay w a3\nplay b c4\nplay w a1\nplay b a2\nplay w b4\nplay b a4\n"
    "play w d2\n";

TEST(Gtp, a_side_without_a_move_passes) {
  Gtp gtp = engine();
  session(gtp, kToPass);
  EXPECT_EQ(
      session(gtp, "reg_genmove black\ngenmove black\nplay black d1\nplay white c1\nplay black d1\nfinal_score\n"),
      "= pass\n\n= pass\n\n? illegal move\n\n=\n\n=\n\n= W+2\n\n");
}

TEST(Gtp, a_forced_pass_may_be_told_or_left_out) {
  for (const char* pass : {"play b pass\n", "play B PASS\n", ""}) {
    Gtp gtp = engine();
    session(gtp, kToPass);
    session(gtp, pass);
    EXPECT_EQ(session(gtp, "reg_genmove w\nplay w c1\nplay b d1\nfinal_score\n"), "= c1\n\n=\n\n=\n\n= W+2\n\n");
  }
}

TEST(Gtp, undo_takes_back_a_pass_that_was_told_alone_and_one_left_out_with_its_move) {
  Gtp gtp = engine();
  session(gtp, kToPass);
  EXPECT_EQ(session(gtp, "play b pass\nplay w c1\nundo\nplay b d1\nplay w c1\nundo\nundo\n"),
            "=\n\n=\n\n=\n\n? illegal move\n\n=\n\n=\n\n=\n\n");
  EXPECT_EQ(session(gtp, "play w c1\nundo\nundo\nplay w d2\n"), "=\n\n=\n\n=\n\n=\n\n");
}

TEST(Gtp, a_finished_game_has_a_score_and_only_passes) {
  Gtp gtp = engine("reversi:size=4", "greedy");
  EXPECT_EQ(told(gtp, "final_score"), "? cannot score");
  for (int i = 0; i < 40 && told(gtp, "final_score").starts_with('?'); ++i) {
    told(gtp, i % 2 == 0 ? "genmove black" : "genmove white");
  }
  const std::string score = told(gtp, "final_score");
  EXPECT_TRUE(score.starts_with("B+") || score.starts_with("W+") || score == "0") << score;
  EXPECT_EQ(told(gtp, "genmove black"), "pass");
  EXPECT_EQ(told(gtp, "genmove white"), "pass");
  EXPECT_EQ(told(gtp, "play black pass"), "");
  EXPECT_EQ(told(gtp, "play black a1"), "? illegal move");
}

TEST(Gtp, a_score_names_the_winner) {
  const std::vector<std::pair<std::string, std::string>> ended = {{"b1 a1 a2 c1 d2 a3 b4 d3 d4", "W+5"},
                                                                  {"b1 c1 d1 a3 d4 d3 d2 a1 b4", "B+9"}};
  for (const auto& [moves, score] : ended) {
    Gtp gtp = engine("reversi:size=4");
    bool black = true;
    for (const auto move : words_of(moves)) {
      EXPECT_EQ(told(gtp, (black ? "play black " : "play white ") + std::string(move)), "") << move;
      black = !black;
    }
    EXPECT_EQ(told(gtp, "final_score"), score);
  }
}

TEST(Gtp, a_game_against_itself_ends_alike_on_both_boards) {
  Gtp black = engine("reversi", "alphabeta:depth=2"), white = engine("reversi", "greedy");
  for (int ply = 0; told(black, "final_score").starts_with('?'); ++ply) {
    ASSERT_LT(ply, 128);
    Gtp& mover = ply % 2 == 0 ? black : white;
    Gtp& other = ply % 2 == 0 ? white : black;
    const std::string colour = ply % 2 == 0 ? "black " : "white ";
    const std::string move = told(mover, "genmove " + colour);
    ASSERT_FALSE(move.starts_with('?')) << move;
    // Half of the passes are sent, the other half left out.
    if (move == "pass" && ply % 4 < 2) continue;
    ASSERT_EQ(told(other, "play " + colour + move), "") << move;
  }
  EXPECT_EQ(told(black, "final_score"), told(white, "final_score"));
  EXPECT_EQ(told(black, "showboard"), told(white, "showboard"));
}

TEST(Gtp, a_new_board_begins_again) {
  EXPECT_EQ(session("play black f5\nclear_board\nundo\nplay black f5\n"), "=\n\n=\n\n? cannot undo\n\n=\n\n");
}

TEST(Gtp, clocks_are_told) {
  EXPECT_EQ(
      session("time_settings 60 10 5\ntime_left b 12.5 0\ntime_left white 3 2\ngenmove black\nkomi 0\n").substr(0, 11),
      "=\n\n=\n\n=\n\n= ");
  EXPECT_EQ(session("time_settings -1 0 0\ntime_settings 1 2\ntime_left b nan 0\ntime_left b 1 -1\ntime_left x 1 1\n"),
            "? syntax error\n\n? syntax error\n\n? syntax error\n\n? syntax error\n\n? syntax error\n\n");
}

TEST(Gtp, little_time_in_a_period_ends_a_deep_search) {
  Gtp gtp = engine("reversi", "alphabeta:depth=40");
  told(gtp, "time_left black 0.01 1");
  EXPECT_EQ(told(gtp, "genmove black").size(), 2u);
}

TEST(Gtp, little_main_time_ends_a_deep_search) {
  Gtp gtp = engine("reversi", "alphabeta:depth=40");
  told(gtp, "time_settings 1 0 0");
  EXPECT_EQ(told(gtp, "genmove black").size(), 2u);
}

TEST(Gtp, it_is_over_after_quit) {
  Gtp gtp = engine();
  EXPECT_EQ(gtp.answer("9 quit"), "=9\n\n");
  EXPECT_TRUE(gtp.over());
}

}  // namespace
}  // namespace ariadne
