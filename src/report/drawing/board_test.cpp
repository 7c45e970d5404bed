#include "report/drawing/board.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

using Lines = std::vector<std::string>;

CellView piece(char letter, const char* symbol, Tone tone) { return {letter, symbol, tone, false, ""}; }
CellView nothing() { return piece('-', "·", Tone::empty); }
CellView black() { return piece('X', "●", Tone::first); }
CellView white() { return piece('O', "○", Tone::second); }

// Three by two: black, a legal move and nothing; white played last, an occupied cell that can be chosen, black.
BoardView small_board() {
  BoardView view;
  view.rows = 2;
  view.columns = 3;
  view.cells = {black(), nothing(), nothing(), white(), white(), black()};
  view.at(0, 1).move = "b1";
  view.at(1, 0).last = true;
  view.at(1, 1).move = "b2";
  view.row_labels = {"1", "2"};
  view.column_labels = {"a", "b", "c"};
  view.bottom_column_labels = {"1", "2", "3"};
  return view;
}

TEST(DrawBoard, plain_text_uses_letters_and_puts_labels_on_three_sides) {
  EXPECT_EQ(draw_board(small_board(), {}), (Lines{
                                               "   a  b  c",
                                               "1  X  -  -",
                                               "2 (O) O  X",
                                               "   1  2  3",
                                           }));
}

TEST(DrawBoard, legal_moves_are_marked_by_signs_on_empty_and_on_occupied_cells) {
  Marks marks;
  marks.legal_moves = true;
  EXPECT_EQ(draw_board(small_board(), {}, marks), (Lines{
                                                      "   a  b  c",
                                                      "1  X  +  -",
                                                      "2 (O):O: X",
                                                      "   1  2  3",
                                                  }));
}

TEST(DrawBoard, cursor_and_hint_have_brackets_of_their_own) {
  Marks marks;
  marks.legal_moves = true;
  marks.hint = "b1";
  marks.cursor = BoardCell{1, 0};
  EXPECT_EQ(draw_board(small_board(), {}, marks), (Lines{
                                                      "   a  b  c",
                                                      "1  X >+< -",
                                                      "2 [O]:O: X",
                                                      "   1  2  3",
                                                  }));
}

TEST(DrawBoard, a_terminal_that_can_shows_symbols) {
  EXPECT_EQ(draw_board(small_board(), {true, false})[1], "1  ●  ·  ·");
  EXPECT_EQ(draw_board(small_board(), {true, false})[2], "2 (○) ○  ●");
}

TEST(DrawBoard, colour_only_adds_to_what_is_there_without_it) {
  const auto colored = draw_board(small_board(), {false, true});
  EXPECT_EQ(colored[1], "\x1b[2m1\x1b[0m  \x1b[1;36mX\x1b[0m  \x1b[2m-\x1b[0m  \x1b[2m-\x1b[0m");
  EXPECT_EQ(colored[2], "\x1b[2m2\x1b[0m (\x1b[1;35mO\x1b[0m) \x1b[1;35mO\x1b[0m  \x1b[1;36mX\x1b[0m");
}

TEST(DrawBoard, a_coloured_cursor_is_inverse_with_its_brackets) {
  Marks marks;
  marks.cursor = BoardCell{0, 2};
  EXPECT_EQ(draw_board(small_board(), {false, true}, marks)[1],
            "\x1b[2m1\x1b[0m  \x1b[1;36mX\x1b[0m  \x1b[2m-\x1b[0m \x1b[7m[-]\x1b[0m");
}

TEST(DrawBoard, wide_labels_keep_the_columns_straight) {
  BoardView view = small_board();
  view.row_labels = {"9", "10"};
  view.column_labels = {"9", "10", "11"};
  view.bottom_column_labels.clear();
  EXPECT_EQ(draw_board(view, {}), (Lines{
                                      "    9 10 11",
                                      " 9  X  -  -",
                                      "10 (O) O  X",
                                  }));
}

TEST(DrawBoard, a_board_without_labels_has_no_margin) {
  BoardView view = small_board();
  view.row_labels.clear();
  view.column_labels.clear();
  view.bottom_column_labels.clear();
  EXPECT_EQ(draw_board(view, {}), (Lines{" X  -  -", "(O) O  X"}));
}

}  // namespace
}  // namespace ariadne
