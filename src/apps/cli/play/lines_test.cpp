#include "apps/cli/play/lines.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "agents/registry.hpp"
#include "apps/cli/play/play.hpp"
#include "apps/cli/play/questions.hpp"

namespace ariadne {
namespace {

const GameEntry& reversi() { return *find_game("reversi")->game; }

GameInPlay game_with(const std::vector<std::string>& specs, const char* position = "") {
  auto session = *position == '\0' ? reversi().start("", 1) : reversi().read(position);
  return new_game(std::move(*session), specs, 1);
}

struct Played {
  ExitCode code;
  std::string text;

  bool says(const std::string& words) const { return text.find(words) != std::string::npos; }
};

Played play(GameInPlay& game, const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  const ExitCode code = play_by_lines(game, in, out, {.echo = true});
  return {code, out.str()};
}

TEST(PlayByLines, a_legal_move_is_confirmed_and_answered) {
  GameInPlay game = game_with({"human", "alphabeta:depth=2"});
  const Played played = play(game, "d3\nquit\n");
  EXPECT_TRUE(played.says("your move: d3\nblack plays d3, turning 1 disc\n")) << played.text;
  EXPECT_TRUE(played.says("computer is playing...\nwhite plays "));
  EXPECT_EQ(game.session->history().size(), 2u);
  EXPECT_EQ(played.code, ExitCode::done);
}

int widest_line_of_the_flags(const LineStyle& style) {
  std::ostringstream out;
  print_board(out, *find_game("flags")->game->start("", 1).value(), style);
  std::istringstream lines(out.str());
  std::size_t widest = 0;
  for (std::string line; std::getline(lines, line);) widest = std::max(widest, line.size());
  return static_cast<int>(widest);
}

TEST(PlayByLines, a_board_is_drawn_smaller_where_there_is_not_enough_room) {
  EXPECT_GT(widest_line_of_the_flags({}), 80);
  EXPECT_LE(widest_line_of_the_flags({.room = {.columns = 80}}), 80);
}

TEST(PlayByLines, help_says_what_the_codes_of_moves_stand_for_where_there_are_any) {
  const auto help_in = [](const char* id) {
    const GameEntry& entry = *find_game(id)->game;
    auto session = entry.start("", 1).value();
    const std::vector<std::string> specs(session->seats().size(), "human");
    GameInPlay game = new_game(std::move(session), specs, 1);
    return play(game, "help\nquit\n");
  };
  EXPECT_TRUE(help_in("hunger").says("In a move 1 is up, 2 up-right, "));
  EXPECT_TRUE(help_in("theseus").says("In a move 1 is up, 3 right, 5 down, 7 left.\n"));
  EXPECT_TRUE(help_in("flags").says("In a move 0 is West, 1 South, 2 East, 3 North.\n"));
  EXPECT_TRUE(help_in("reversi").says("Type a move such as "));
  EXPECT_FALSE(help_in("reversi").says("In a move"));
}

TEST(PlayByLines, the_board_shows_legal_moves_and_the_score) {
  GameInPlay game = game_with({"human", "random"});
  EXPECT_TRUE(play(game, "q\n")
                  .says("3  -  -  -  +  -  -  -  -\n"
                        "4  -  -  +  O  X  -  -  -\n"
                        "5  -  -  -  X  O  +  -  -\n"));
  EXPECT_TRUE(play(game, "q\n").says("black 2  white 2\n"));
}

TEST(PlayByLines, a_wrong_move_is_explained_and_asked_again) {
  GameInPlay game = game_with({"human", "random"});
  const Played played = play(game, "z9\na1\nd4\n\xff\nq\n");
  EXPECT_TRUE(played.says("your move: z9\n"));
  EXPECT_TRUE(played.says("d4 is taken"));
  EXPECT_TRUE(game.session->history().empty());
  EXPECT_EQ(played.code, ExitCode::done);
}

TEST(PlayByLines, the_end_of_the_input_is_told_and_is_not_success) {
  GameInPlay game = game_with({"human", "random"});
  const Played played = play(game, "d3\n");
  EXPECT_TRUE(played.says("input ended, the game is not finished\n"));
  EXPECT_EQ(played.code, ExitCode::input);
}

TEST(PlayByLines, words_may_be_typed_in_capitals_and_a_rematch_waits_for_the_end) {
  GameInPlay game = game_with({"human", "random"});
  const Played played = play(game, "D3\nRematch\nUNDO\nSAVE\nQUIT\n");
  EXPECT_TRUE(played.says("a new game can begin when this one is over\n")) << played.text;
  EXPECT_TRUE(played.says("taken back; redo plays it again\n"));
  EXPECT_TRUE(played.says("save needs a file name"));
  EXPECT_EQ(played.code, ExitCode::done);
}

TEST(PlayByLines, undo_goes_back_to_the_persons_own_turn) {
  GameInPlay game = game_with({"human", "greedy"});
  const Played played = play(game, "d3\nundo\nundo\nq\n");
  EXPECT_TRUE(played.says("taken back; redo plays it again\n"));
  EXPECT_TRUE(played.says("there is nothing to take back\n"));
  EXPECT_TRUE(game.session->history().empty());
  EXPECT_TRUE(game.plies.empty());
}

TEST(PlayByLines, redo_plays_again_what_was_taken_back_until_something_else_is_played) {
  GameInPlay game = game_with({"human", "greedy"});
  const Played played = play(game, "d3\nundo\nredo\nredo\nq\n");
  EXPECT_TRUE(played.says("taken back; redo plays it again\n")) << played.text;
  EXPECT_TRUE(played.says("played again\n"));
  EXPECT_TRUE(played.says("there is nothing to play again\n"));
  EXPECT_EQ(game.session->history().size(), 2u);
  EXPECT_EQ(game.plies.size(), 2u);

  GameInPlay other = game_with({"human", "greedy"});
  EXPECT_TRUE(play(other, "d3\nundo\nc4\nredo\nq\n").says("there is nothing to play again\n"));
  EXPECT_EQ(other.session->history().front(), Step{"c4"});
}

// Without it this search would take longer than anybody lives.
TEST(PlayByLines, a_computer_that_thinks_too_long_plays_when_it_is_told_to) {
  GameInPlay game = game_with({"human", "alphabeta:depth=40"});
  const Played played = play(game, "d3\nnow\nq\n");
  EXPECT_TRUE(played.says("computer is playing...\nwhite plays ")) << played.text;
  ASSERT_EQ(game.plies.size(), 2u);
  EXPECT_GT(game.plies.back().thoughts.front().depth, 0);
}

TEST(PlayByLines, what_is_typed_while_the_computer_thinks_is_kept_for_the_next_question) {
  GameInPlay game = game_with({"human", "alphabeta:depth=40"});
  const Played played = play(game, "d3\nmoves\nnow\nq\n");
  EXPECT_TRUE(played.says("your move: moves\nlegal moves: ")) << played.text;
}

// Like a pipe that was closed: there is always something to read, if only its end.
struct ClosedPipe : std::stringbuf {
  using std::stringbuf::stringbuf;
  std::streamsize showmanyc() override { return 1; }
};

TEST(PlayByLines, who_quits_before_the_input_ends_has_quit_even_if_the_end_was_read_meanwhile) {
  GameInPlay game = game_with({"human", "alphabeta:time=200"});
  ClosedPipe input("d3\nquit\n");
  std::istream in(&input);
  std::ostringstream out;
  EXPECT_EQ(play_by_lines(game, in, out, {.echo = true}), ExitCode::done) << out.str();
  EXPECT_EQ(game.plies.size(), 2u);
}

TEST(PlayByLines, a_hint_is_better_than_what_the_weak_opponent_would_play) {
  GameInPlay game = game_with({"human", "random"});
  const Played played = play(game, "hint\nq\n");
  EXPECT_TRUE(played.says("depth ")) << played.text;  // it was searched for
}

TEST(PlayByLines, a_console_game_has_initials_for_pieces_and_numbers_at_both_sides) {
  GameInPlay game = game_with({"human", "greedy"});
  std::istringstream in("3 4\nquit\n");
  std::ostringstream out;
  play_by_lines(game, in, out, {.echo = true, .console = true});
  EXPECT_NE(out.str().find("   1  2  3  4  5  6  7  8\n"
                           "1  -  -  -  -  -  -  -  -\n"
                           "2  -  -  -  -  -  -  -  -\n"
                           "3  -  -  -  -  -  -  -  -\n"
                           "4  -  -  -  W  B  -  -  -\n"),
            std::string::npos)
      << out.str();
  EXPECT_NE(out.str().find("black plays d3"), std::string::npos);
}

TEST(PlayByLines, a_hint_is_a_legal_move_and_changes_nothing) {
  GameInPlay game = game_with({"human", "alphabeta:depth=1"});
  const Played played = play(game, "hint\nmoves\nq\n");
  EXPECT_TRUE(played.says("legal moves: d3 c4 f5 e6\n"));
  bool legal = false;
  for (const char* move : {"d3", "c4", "f5", "e6"}) legal = legal || played.says("hint: " + std::string(move));
  EXPECT_TRUE(legal) << played.text;
  EXPECT_TRUE(game.session->history().empty());
}

TEST(PlayByLines, two_people_are_asked_by_side) {
  GameInPlay game = game_with({"human", "human"});
  const Played played = play(game, "d3\nc3\nq\n");
  EXPECT_TRUE(played.says("black, your move: d3\n"));
  EXPECT_TRUE(played.says("white, your move: c3\n"));
  EXPECT_EQ(game.session->history(), (std::vector<Step>{{"d3"}, {"c3"}}));
}

// Black plays c1; white, who has no disc left, cannot move, and neither can black: the game is over at once.
constexpr const char* kBlackWinsByOneMove = "XO-------------- X";

TEST(PlayByLines, the_end_shows_the_result_and_a_remark_to_the_loser) {
  GameInPlay game = game_with({"human", "random"}, kBlackWinsByOneMove);
  const Played won = play(game, "c1\n");
  EXPECT_EQ(won.code, ExitCode::done);
  EXPECT_TRUE(won.says("black wins 3 to 0")) << won.text;
  EXPECT_TRUE(won.says("Better luck next time, computer.\n"));

  GameInPlay lost = game_with({"greedy", "human"}, kBlackWinsByOneMove);
  lost.person = "Anna";
  EXPECT_TRUE(play(lost, "").says("Better luck next time, Anna.\n"));
}

TEST(PlayByLines, after_the_end_there_is_a_rematch_an_undo_and_a_last_save) {
  const std::string path = testing::TempDir() + "play_lines_over.jsonl";
  std::remove(path.c_str());
  GameInPlay game = game_with({"human", "random"}, kBlackWinsByOneMove);
  std::istringstream in("c1\nwhat\nsave " + path + "\nrematch\nc1\nundo\nc1\nquit\n");
  std::ostringstream out;
  EXPECT_EQ(play_by_lines(game, in, out, {.echo = true, .lingers = true}), ExitCode::done);
  const Played played{ExitCode::done, out.str()};
  EXPECT_TRUE(played.says("rematch, undo, save FILE or quit: what\nthe game is over\n")) << played.text;
  EXPECT_TRUE(played.says("saved to " + path + "; to see it: ariadne replay " + path));
  std::size_t wins = 0;
  for (std::size_t at = 0; (at = played.text.find("Better luck", at)) != std::string::npos; ++at) ++wins;
  EXPECT_EQ(wins, 3u);  // the game, its rematch, and that again after an undo
  std::remove(path.c_str());
}

// The first game of nine moves that leaves white without a disc.
TEST(PlayByLines, a_whole_game_between_two_people_ends_by_itself) {
  GameInPlay game = game_with({"human", "human"});
  const Played played = play(game, "e6\nf4\ne3\nf6\ng5\nd6\ne7\nf5\nc5\n");
  EXPECT_EQ(played.code, ExitCode::done) << played.text;
  EXPECT_TRUE(played.says("black wins 13 to 0"));
  EXPECT_TRUE(played.says("Better luck next time, white.\n"));
}

// After a1 the only white disc left encloses nothing; black can go on with c4.
TEST(PlayByLines, passes_are_announced_and_made) {
  GameInPlay game = game_with({"human", "human"}, "-OX---------XO-- X");
  const Played played = play(game, "a1\nq\n");
  EXPECT_TRUE(played.says("white has no move and passes\n")) << played.text;
}

TEST(PlayByLines, a_saved_game_is_a_record_and_a_file_is_kept) {
  const std::string path = testing::TempDir() + "play_lines_saved.jsonl";
  std::remove(path.c_str());
  GameInPlay game = game_with({"human", "greedy"});
  const Played played = play(game, "d3\nsave " + path + "\nsave " + path + "\nsave\nq\n");
  EXPECT_TRUE(played.says("saved to " + path + "; to continue: ariadne play reversi --position " + path))
      << played.text;
  EXPECT_TRUE(played.says("'" + path + "' exists"));
  EXPECT_TRUE(played.says("save needs a file name"));
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  const auto records = read_records(text.str());
  ASSERT_TRUE(records);
  ASSERT_EQ(records->size(), 1u);
  EXPECT_EQ(records->front().plies, game.plies);
  EXPECT_TRUE(verify(records->front()));
  std::remove(path.c_str());
}

TEST(PlayByLines, replacing_is_offered_only_where_there_is_a_file) {
  const std::string path = testing::TempDir() + "play_lines_kept.jsonl";
  std::ofstream(path) << "kept";
  GameInPlay game = game_with({"human", "greedy"});
  EXPECT_FALSE(play(game, "save /nowhere/at/all\nq\n").says("save! "));
  EXPECT_TRUE(play(game, "save " + path + "\nq\n").says("To replace it, type: save! " + path));
  std::remove(path.c_str());
}

Answers asked(const std::string& input, Asked expected = Asked::all) {
  Answers answers{"", "black", "alphabeta:eval=discs"};
  std::istringstream in(input);
  std::ostringstream out;
  EXPECT_EQ(ask_questions(*reversi().start("", 1).value(), answers, in, out, {.echo = true}), expected) << out.str();
  return answers;
}

TEST(PlayQuestions, good_answers_are_taken) {
  const Answers answers = asked("Anna\nwhite\n3\n");
  EXPECT_EQ(answers.name, "Anna");
  EXPECT_EQ(answers.side, "white");
  EXPECT_EQ(answers.versus, "alphabeta:eval=discs,depth=3");
}

TEST(PlayQuestions, enter_keeps_what_is_offered) {
  const Answers answers = asked("\n\n\n");
  EXPECT_EQ(answers.name, "");
  EXPECT_EQ(answers.side, "black");
  EXPECT_EQ(answers.versus, "alphabeta:eval=discs");
}

TEST(PlayQuestions, wrong_answers_are_asked_again) {
  const Answers answers = asked("A\x1b[2J\nAnna\nred\nw\n0\n-1\nsix\n99999999999\n2\n");
  EXPECT_EQ(answers.name, "Anna");
  EXPECT_EQ(answers.side, "white");
  EXPECT_EQ(answers.versus, "alphabeta:eval=discs,depth=2");
}

TEST(PlayQuestions, the_end_of_the_input_is_told) { asked("Anna\nwhite\n0\n", Asked::ended); }

TEST(PlayQuestions, quit_is_understood_in_every_question) {
  asked("quit\n", Asked::quit);
  asked("Anna\nquit\n", Asked::quit);
  asked("Anna\nwhite\nQuit\n", Asked::quit);
}

}  // namespace
}  // namespace ariadne
