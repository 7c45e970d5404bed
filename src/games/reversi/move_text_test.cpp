#include "games/reversi/move_text.hpp"

#include <gtest/gtest.h>

#include "games/reversi/notation.hpp"
#include "games/reversi/random_positions.hpp"
#include "games/reversi/test_texts.hpp"

namespace ariadne::reversi {
namespace {

std::string message(const Position& position, std::string_view text) {
  const auto move = read_move(position, text);
  return move ? "no error" : move.error().message;
}

std::string hint(const Position& position, std::string_view text) { return read_move(position, text).error().hint; }

TEST(ReversiMove, a_square_may_be_typed_in_several_ways) {
  const Position start;
  const Move d3{8 * 2 + 3};
  for (const auto* text : {"d3", "D3", " d3 ", "3 4", "3,4", "3, 4", "3 , 4", "(3,4)", "( 3 4 )", "3\t4", "d3\r\n"}) {
    EXPECT_EQ(read_move(start, text), d3) << text;
  }
}

TEST(ReversiMove, a_pass_may_be_typed_in_several_ways) {
  const Position waiting = position_of("OX-------------- X");
  for (const auto* text : {"pass", "PASS", "Pass", "pa", "PA", "--", " pass\n"}) {
    EXPECT_EQ(read_move(waiting, text), Move{}) << text;
  }
}

TEST(ReversiMove, every_legal_move_reads_back_from_its_text) {
  Rng rng(5);
  for (int i = 0; i < 300; ++i) {
    const Position position = random_position(rng);
    for (const Move move : position.moves()) ASSERT_EQ(read_move(position, move_text(move)), move);
  }
}

TEST(ReversiMove, the_error_for_an_unreadable_move_says_how_one_is_typed) {
  for (const auto* text : {"", " ", "d", "3", "33", "d3 e6", "3 4 5", "3;4", "(3,4", "dd3", "-d3", "3 -4", "--3",
                           "passs", "d00003", "99999 1", "\xff", "é3"}) {
    const auto move = read_move(Position(), text);
    ASSERT_FALSE(move) << text;
    EXPECT_EQ(move.error().hint, "A move is a square such as d3, a row and a column such as '3 4', or pass.") << text;
  }
  EXPECT_EQ(message(Position(), "d3 e6"), "'d3 e6' is not a move");
}

TEST(ReversiMove, a_square_outside_the_board_is_named) {
  EXPECT_EQ(message(Position(), "i9"), "the board has no square 'i9': its columns are a to h, its rows 1 to 8");
  EXPECT_EQ(message(Position(4), "e1"), "the board has no square 'e1': its columns are a to d, its rows 1 to 4");
  for (const auto* text : {"a0", "a9", "z1", "0 1", "1 0", "9 1", "1 9", "9999 9999"}) {
    EXPECT_EQ(message(Position(), text).substr(0, 24), "the board has no square ") << text;
  }
}

TEST(ReversiMove, a_taken_square_is_explained_with_the_legal_moves) {
  EXPECT_EQ(message(Position(), "d4"), "d4 is taken by a white disc");
  EXPECT_EQ(message(Position(), "5 4"), "d5 is taken by a black disc");
  EXPECT_EQ(hint(Position(), "d4"), "Legal moves: d3, c4, f5, e6.");
}

TEST(ReversiMove, a_square_that_turns_nothing_is_explained_with_the_legal_moves) {
  EXPECT_EQ(message(Position(), "a1"), "black turns no disc on a1");
  EXPECT_EQ(hint(Position(), "a1"), "Legal moves: d3, c4, f5, e6.");
}

TEST(ReversiMove, a_long_list_of_legal_moves_is_cut) {
  const Position many = position_of("f5d6c3d3c4f4f6f3e6e7");
  ASSERT_GT(many.moves().size(), 10u);
  const std::string text = hint(many, "a1");
  EXPECT_TRUE(text.ends_with(" and more.")) << text;
}

TEST(ReversiMove, passing_with_a_move_left_is_refused) {
  EXPECT_EQ(message(Position(), "pass"), "black may not pass while it has a move");
  EXPECT_EQ(hint(Position(), "pass"), "Legal moves: d3, c4, f5, e6.");
}

TEST(ReversiMove, a_square_where_only_a_pass_is_possible_is_refused) {
  const Position waiting = position_of("OX-------------- X");
  EXPECT_EQ(message(waiting, "c1"), "black has no move and must pass");
  EXPECT_EQ(hint(waiting, "c1"), "The only move is pass.");
}

TEST(ReversiMove, a_finished_game_has_no_moves) {
  const Position over = position_of("XX-------------- X");
  EXPECT_EQ(message(over, "c1"), "the game is over: there are no more moves");
  EXPECT_EQ(message(over, "pass"), "the game is over: there are no more moves");
}

}  // namespace
}  // namespace ariadne::reversi
