#include "apps/cli/play/lines.hpp"

#include <gtest/gtest.h>

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
  const ExitCode code = play_by_lines(game, in, out, {{}, true});
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

TEST(PlayByLines, undo_goes_back_to_the_persons_own_turn) {
  GameInPlay game = game_with({"human", "greedy"});
  const Played played = play(game, "d3\nundo\nundo\nq\n");
  EXPECT_TRUE(played.says("taken back\n"));
  EXPECT_TRUE(played.says("there is nothing to take back\n"));
  EXPECT_TRUE(game.session->history().empty());
  EXPECT_TRUE(game.plies.empty());
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
  EXPECT_TRUE(played.says("saved to " + path)) << played.text;
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

Answers asked(const std::string& input, bool expect_all = true) {
  Answers answers{"", "black", "alphabeta:eval=discs"};
  std::istringstream in(input);
  std::ostringstream out;
  EXPECT_EQ(ask_questions(*reversi().start("", 1).value(), answers, in, out, {{}, true}), expect_all) << out.str();
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

TEST(PlayQuestions, the_end_of_the_input_is_told) { asked("Anna\nwhite\n0\n", false); }

}  // namespace
}  // namespace ariadne
