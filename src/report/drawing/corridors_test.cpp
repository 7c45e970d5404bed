#include "report/drawing/corridors.hpp"

#include <gtest/gtest.h>

#include "report/drawing/text.hpp"

namespace ariadne {
namespace {

using Lines = std::vector<std::string>;

CellView wall() { return {.letter = '%', .symbol = "█", .tone = Tone::wall}; }
CellView food() { return {.letter = '.', .symbol = "·", .tone = Tone::item}; }
CellView pacman() { return {.letter = 'P', .symbol = "", .tone = Tone::first}; }

// Walls all round, food and somebody who eats it.
BoardView small_corridors() {
  BoardView view;
  view.tiling = Tiling::corridors;
  view.rows = 3;
  view.columns = 5;
  view.cells.assign(15, wall());
  view.at(1, 1) = pacman();
  view.at(1, 2) = food();
  view.at(1, 3) = {};
  return view;
}

TEST(DrawCorridors, cells_stand_close_together_two_columns_each) {
  EXPECT_EQ(draw_board(small_corridors(), {}), (Lines{"%%%%%%%%%%", "%%P .   %%", "%%%%%%%%%%"}));
  EXPECT_EQ(draw_board(small_corridors(), {true, false}), (Lines{"██████████", "██P ·   ██", "██████████"}));
}

TEST(DrawCorridors, in_narrow_room_a_cell_has_one_column) {
  const Room room{9, 10};
  EXPECT_EQ(draw_board(small_corridors(), {}, {}, room), (Lines{"%%%%%", "%P. %", "%%%%%"}));
  EXPECT_EQ(board_columns(small_corridors(), {}, room), 5);
  EXPECT_EQ(board_columns(small_corridors()), 10);
}

TEST(DrawCorridors, the_zoom_makes_cells_smaller_or_larger_where_there_is_room) {
  EXPECT_EQ(draw_board(small_corridors(), {.zoom = 0.5}), (Lines{"%%%%%", "%P. %", "%%%%%"}));
  const Lines large = {"%%%%%%%%%%%%%%%%%%%%", "%%%%%%%%%%%%%%%%%%%%", "%%%% PP  .      %%%%",
                       "%%%% PP         %%%%", "%%%%%%%%%%%%%%%%%%%%", "%%%%%%%%%%%%%%%%%%%%"};
  EXPECT_EQ(draw_board(small_corridors(), {.zoom = 2}), large);
  EXPECT_EQ(board_columns(small_corridors(), {.zoom = 2}), 20);
  EXPECT_EQ(board_columns(small_corridors(), {.zoom = 2}, {20, 5}), 10);
}

TEST(DrawCorridors, marks_close_behind_the_cell_and_empty_cells_show_legal_moves) {
  BoardView view = small_corridors();
  view.at(1, 1).last = true;
  view.at(1, 2).move = "e";
  view.at(1, 3).move = "ee";
  Marks marks;
  marks.hint = "e";
  marks.legal_moves = true;
  EXPECT_EQ(draw_board(view, {}, marks)[1], "%%P).<+ %%");
  EXPECT_EQ(draw_board(view, {}, {.last_move = false})[1], "%%P .   %%");
  marks.cursor = BoardCell{1, 2};
  EXPECT_EQ(draw_board(view, {}, marks)[1], "%%P).]+ %%");
}

TEST(DrawCorridors, a_cursor_in_one_column_is_inverse_or_else_a_bracket) {
  Marks marks;
  marks.cursor = BoardCell{1, 2};
  EXPECT_EQ(draw_board(small_corridors(), {}, marks, {5, 3})[1], "%P] %");
  EXPECT_NE(draw_board(small_corridors(), {false, true}, marks, {5, 3})[1].find("\x1b[7m.\x1b[0m"), std::string::npos);
}

TEST(DrawCorridors, what_does_not_fit_is_drawn_in_part_round_the_first_team) {
  EXPECT_EQ(draw_board(small_corridors(), {}, {}, {3, 1}), (Lines{"%P."}));
}

TEST(DrawCorridors, it_never_takes_more_room_than_it_says) {
  const BoardView view = small_corridors();
  for (int columns = 1; columns < 12; ++columns) {
    const Room room{columns, 2};
    const auto lines = draw_board(view, {true, true}, {}, room);
    EXPECT_LE(widest(lines), board_columns(view, {}, room));
    EXPECT_LE(board_columns(view, {}, room), columns);
    EXPECT_EQ(lines.size(), 2u);
  }
}

}  // namespace
}  // namespace ariadne
