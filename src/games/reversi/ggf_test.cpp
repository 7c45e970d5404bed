#include "games/reversi/ggf.hpp"

#include <gtest/gtest.h>

#include "games/reversi/notation.hpp"
#include "games/reversi/random_positions.hpp"
#include "games/reversi/test_texts.hpp"

namespace ariadne::reversi {
namespace {

const std::string kHead = "(;GM[Othello]BO[4 ---- -O*- -*O- ---- *]";

TEST(ReversiGgf, a_game_is_written_with_names_result_board_and_moves) {
  const auto game = read_text("f5d6c3").value();
  EXPECT_EQ(write_ggf(game, {"Ada", "alphabeta(depth=6)"}),
            "(;GM[Othello]PC[Ariadne]PB[Ada]PW[alphabeta(depth=6)]RE[?]TI[0]TY[8]"
            "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[f5]W[d6]B[c3];)");
}

TEST(ReversiGgf, the_result_is_seen_from_black) {
  const auto won = write_ggf(read_text("e6f4e3f6g5d6e7f5c5").value(), {"a", "b"});
  EXPECT_NE(won.find("RE[+13.00]"), std::string::npos) << won;
  const auto lost = write_ggf(read_text("O--------------- X; empties=winner").value(), {});
  EXPECT_NE(lost.find("RE[-1.00]"), std::string::npos) << lost;
  const auto drawn = write_ggf(read_text("---------------- X").value(), {});
  EXPECT_NE(drawn.find("RE[+0.00]"), std::string::npos) << drawn;
}

TEST(ReversiGgf, the_result_is_that_of_the_game_as_it_is_read_back) {
  Rng rng(12);
  for (int i = 0; i < 300; ++i) {
    const auto game = random_game(Position(4, i % 2 == 0 ? Empties::none : Empties::winner), 70, rng);
    const std::string text = write_ggf(game, {});
    const auto outcome = last_position(read_text(text).value()).result();
    ASSERT_TRUE(outcome);
    const std::string result =
        (outcome->score < 0 ? "RE[" : "RE[+") + std::to_string(static_cast<int>(outcome->score)) + ".00]";
    ASSERT_NE(text.find(result), std::string::npos) << text;
  }
}

TEST(ReversiGgf, names_cannot_break_the_file) {
  const auto text = write_ggf(read_text("f5").value(), {"a]B[a1", "two\nlines"});
  EXPECT_NE(text.find("PB[a)B(a1]PW[two lines]"), std::string::npos) << text;
  EXPECT_EQ(read_text(text).value().moves.size(), 1u);
}

TEST(ReversiGgf, names_may_be_missing_and_are_not_endless) {
  const auto named = [](const std::string& tags) {
    return read_text("(;GM[Othello]" + tags + "BO[4 ---- -O*- -*O- ---- *];)");
  };
  EXPECT_EQ(named("PW[Bo]").value().names, (std::vector<std::string>{"", "Bo"}));
  EXPECT_TRUE(named("PB[" + std::string(200, 'a') + "]"));
  EXPECT_EQ(named("PB[" + std::string(201, 'a') + "]").error().message, "a name of more than 200 bytes");
}

TEST(ReversiGgf, every_game_reads_back) {
  Rng rng(11);
  for (int i = 0; i < 1000; ++i) {
    const Position drawn = i % 2 == 0 ? Position() : scattered_position(rng);
    const Position start(drawn.size(), drawn.discs(kBlack), drawn.discs(kWhite), drawn.to_move());
    const auto game = random_game(start, static_cast<int>(rng.below(70)), rng);
    const auto again = read_text(write_ggf(game, {"black", "white"}));
    ASSERT_TRUE(again) << again.error().message;
    ASSERT_EQ(again->start, game.start);
    ASSERT_EQ(again->moves, game.moves);
    ASSERT_EQ(again->names, (std::vector<std::string>{"black", "white"}));
  }
}

TEST(ReversiGgf, what_servers_write_beside_the_moves_is_accepted) {
  const auto game = read_text(
      "(;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[one]PW[two]RB[2197.01]RW[2199.72]TI[05:00//02:00]TY[8k]\n"
      "KB[e6//0.90]KW[f5/-1.00]KM[-0.500]RE[+8.500:r]"
      "BO[8 ---------------------------O*------*O--------------------------- *]\n"
      "B[F5//2.99]W[d6/-1.50/0.01] B[c3/1.2]W[D3]B[c4/];)\n");
  ASSERT_TRUE(game) << game.error().message;
  EXPECT_EQ(write_moves(*game), "f5d6c3d3c4");
}

TEST(ReversiGgf, passes_and_other_boards_are_read) {
  const auto game = read_text("(;GM[reversi]BO[4 O*-- ---- ---- --*- *]B[PA]W[c1];)");
  ASSERT_TRUE(game) << game.error().message;
  EXPECT_EQ(game->moves, (std::vector<Move>{Move{}, Move{2}}));
  EXPECT_EQ(read_text("(;GM[Othello]BO[6 -------------O*----*O-------------- O]W[pass];)").has_value(), false);
}

TEST(ReversiGgf, faults_are_found_where_they_are) {
  EXPECT_EQ(fault("(GM[Othello];)"), "1:1: expected (; at the start, found '('");
  EXPECT_EQ(fault("(;GM[Chess];)"), "1:6: the game is 'Chess', expected Othello");
  EXPECT_EQ(fault("(;GM[Othello];)"), "1:16: the game has no board: expected BO[...]");
  EXPECT_EQ(fault("(;BO[4 ---- -O*- -*O- ---- *];)"), "1:32: the game does not say what it is: expected GM[Othello]");
  EXPECT_EQ(fault("(;GM[Othello]\nGM[Othello];)"), "2:1: the tag GM appears twice");
  EXPECT_EQ(fault("(;GM[Othello]B[f5];)"), "1:14: a move before the board: expected BO[...] first");
  EXPECT_EQ(fault("(;GM[Othello]BO[5 *];)"), "1:17: expected a board of size 4, 6 or 8");
  EXPECT_EQ(fault("(;GM[Othello]BO[4 ---- -O?- *];)"), "1:26: expected *, O or - for c2, found '?'");
  EXPECT_EQ(fault("(;GM[Othello]BO[4 ---- -O*- -*O- ----];)"),
            "1:38: expected the side to move, * or O, found the end");
  EXPECT_EQ(fault("(;GM[Othello]BO[4 ---- -O*- -*O- ---- * *];)"), "1:41: expected nothing more, found '*'");
  EXPECT_EQ(fault(kHead + "W[b1];)"), "1:41: a move of white, but it is the turn of black");
  EXPECT_EQ(fault(kHead + "B[b1]B[c1];)"), "1:46: a move of black, but it is the turn of white");
  EXPECT_EQ(fault(kHead + "B[a1];)"), "1:43: move 1: black turns no disc on a1");
  EXPECT_EQ(fault(kHead + "B[];)"), "1:43: move 1: '' is not a move");
  EXPECT_EQ(fault(kHead + "B[b1/1/2/3];)"), "1:49: expected ']' or /evaluation/time after the move, found '/'");
  EXPECT_EQ(fault(kHead + "B[b1/good];)"), "1:46: expected ']' or /evaluation/time after the move, found 'g'");
  EXPECT_EQ(fault(kHead + "B[b1;)"), "1:41: the tag B is not closed: expected ]");
  EXPECT_EQ(fault(kHead + "B b1;)"), "1:42: expected [ after B, found ' '");
  EXPECT_EQ(fault(kHead + "?;)"), "1:41: expected a tag such as B[d3], or ;) at the end, found '?'");
  EXPECT_EQ(fault(kHead), "1:41: expected a tag such as B[d3], or ;) at the end, found the end");
  EXPECT_EQ(fault(kHead + ";) (;"), "1:44: expected nothing more, found '('");
  EXPECT_EQ(fault(kHead + "ABCDEFGHI[];)"), "1:41: a tag of more than 8 letters");
}

TEST(ReversiGgf, a_flood_of_tags_is_refused) {
  std::string text = "(;GM[Othello]";
  for (char a = 'A'; a <= 'D'; ++a) {
    for (char b = 'A'; b <= 'Z'; ++b) text += std::string{'X', a, b} + "[]";
  }
  EXPECT_EQ(fault(text + ";)"), "1:329: more than 64 tags besides moves");
}

TEST(ReversiGgf, moves_after_the_end_are_refused) {
  EXPECT_EQ(fault("(;GM[Othello]BO[4 ---- ---- ---- ---- *]B[PA];)"),
            "1:43: move 1: the game is over: there are no more moves");
}

}  // namespace
}  // namespace ariadne::reversi
