#include "report/drawing/labyrinth.hpp"

#include <gtest/gtest.h>

#include "report/drawing/text.hpp"

namespace ariadne {
namespace {

using Lines = std::vector<std::string>;

// Three by three, closed all round, with a wall below the cell in the middle and one to the right of it.
BoardView small_labyrinth() {
  BoardView view;
  view.tiling = Tiling::labyrinth;
  view.rows = view.columns = 3;
  view.cells.resize(9);
  for (int i = 0; i < 3; ++i) {
    view.at(0, i).walls |= side::top;
    view.at(2, i).walls |= side::bottom;
    view.at(i, 0).walls |= side::left;
    view.at(i, 2).walls |= side::right;
  }
  view.at(1, 1).walls |= side::bottom | side::right;
  view.at(2, 0).letter = 'T';
  view.at(2, 0).tone = Tone::first;
  view.at(0, 2).letter = 'M';
  view.at(0, 2).tone = Tone::second;
  view.at(1, 1).letter = 'S';
  view.at(1, 1).tone = Tone::item;
  return view;
}

// A long row of cells that are numbered by their last digit.
BoardView long_corridor(int columns) {
  BoardView view;
  view.tiling = Tiling::labyrinth;
  view.rows = 1;
  view.columns = columns;
  for (int i = 0; i < columns; ++i) view.cells.push_back({.letter = static_cast<char>('0' + i % 10), .symbol = ""});
  return view;
}

constexpr Room kLowRoom{80, 6};

TEST(DrawLabyrinth, plain_text_draws_every_wall_and_every_corner) {
  EXPECT_EQ(draw_board(small_labyrinth(), {}), (Lines{
                                                   "+---+---+---+",
                                                   "|         M |",
                                                   "+   +   +   +",
                                                   "|     S |   |",
                                                   "+   +---+   +",
                                                   "| T         |",
                                                   "+---+---+---+",
                                               }));
}

TEST(DrawLabyrinth, lines_join_where_the_terminal_can_show_them) {
  EXPECT_EQ(draw_board(small_labyrinth(), {true, false}), (Lines{
                                                              "┌───────────┐",
                                                              "│         M │",
                                                              "│       ╷   │",
                                                              "│     S │   │",
                                                              "│   ╶───┘   │",
                                                              "│ T         │",
                                                              "└───────────┘",
                                                          }));
}

TEST(DrawLabyrinth, a_wall_that_only_one_of_its_cells_knows_is_drawn_all_the_same) {
  BoardView view = small_labyrinth();
  view.at(1, 1).walls = 0;
  view.at(1, 2).walls |= side::left;
  view.at(2, 1).walls |= side::top;
  EXPECT_EQ(draw_board(view, {}), draw_board(small_labyrinth(), {}));
}

TEST(DrawLabyrinth, what_is_in_sight_has_dots_and_marks_have_their_brackets) {
  BoardView view = small_labyrinth();
  view.at(1, 0).lit = view.at(2, 1).lit = view.at(2, 0).lit = true;
  view.at(1, 0).move = "1";
  view.at(2, 1).move = "3";
  view.at(0, 2).last = true;
  Marks marks;
  marks.cursor = BoardCell{2, 0};
  marks.hint = "3";
  EXPECT_EQ(draw_board(view, {}, marks), (Lines{
                                             "+---+---+---+",
                                             "|        (M)|",
                                             "+   +   +   +",
                                             "| .   S |   |",
                                             "+   +---+   +",
                                             "|[T] >.<    |",
                                             "+---+---+---+",
                                         }));
  marks.legal_moves = true;
  EXPECT_EQ(draw_board(view, {}, marks)[3], "| +   S |   |");
  EXPECT_EQ(draw_board(view, {true, false})[3], "│ ·   S │   │");
}

TEST(DrawLabyrinth, in_low_room_each_cell_has_one_row_and_walls_at_its_foot) {
  EXPECT_EQ(draw_board(small_labyrinth(), {}, {}, kLowRoom), (Lines{
                                                                 " __ __ __",
                                                                 "|       M|",
                                                                 "|   _S|  |",
                                                                 "|_T______|",
                                                             }));
}

TEST(DrawLabyrinth, in_low_room_brackets_close_where_there_is_no_wall) {
  BoardView view = small_labyrinth();
  view.at(1, 1).last = true;
  Marks marks;
  marks.cursor = BoardCell{2, 0};
  const auto lines = draw_board(view, {true, false}, marks, kLowRoom);
  EXPECT_EQ(lines[2], "│   (S│  │");
  EXPECT_EQ(lines[3].substr(0, 8), "│[T]__");
}

TEST(DrawLabyrinth, what_does_not_fit_is_drawn_in_part_round_the_cursor) {
  Marks marks;
  const BoardView view = long_corridor(40);
  const Room room{13, 2};
  marks.cursor = BoardCell{0, 20};
  EXPECT_EQ(draw_board(view, {}, marks, room)[1], "  8  9 [0] 1");
  marks.cursor = BoardCell{0, 0};
  EXPECT_EQ(draw_board(view, {}, marks, room)[1], " [0] 1  2  3");
  marks.cursor = BoardCell{0, 39};
  EXPECT_EQ(draw_board(view, {}, marks, room)[1], "  6  7  8 [9]");
}

TEST(DrawLabyrinth, without_a_cursor_the_part_follows_the_last_move_or_the_first_team) {
  BoardView view = long_corridor(40);
  const Room room{13, 2};
  view.at(0, 30).tone = Tone::first;
  EXPECT_EQ(draw_board(view, {}, {}, room)[1], "  8  9  0  1");
  view.at(0, 7).last = true;
  EXPECT_EQ(draw_board(view, {}, {}, room)[1], "  5  6 (7) 8");
}

TEST(DrawLabyrinth, it_never_takes_more_room_than_it_says) {
  const BoardView view = small_labyrinth();
  for (int columns = 4; columns < 20; ++columns) {
    for (int rows = 2; rows < 10; ++rows) {
      const Room room{columns, rows};
      const auto lines = draw_board(view, {true, true}, {}, room);
      EXPECT_LE(widest(lines), board_columns(view, {}, room));
      EXPECT_LE(board_columns(view, {}, room), columns);
      EXPECT_LE(lines.size(), static_cast<std::size_t>(rows));
    }
  }
}

}  // namespace
}  // namespace ariadne
