#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/board_view.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

struct BoardCell {
  int row = 0;
  int column = 0;

  bool operator==(const BoardCell&) const = default;
};

// What is pointed out on a board. Each kind has a shape of its own, so that none is told by colour alone:
// [X] the cursor, >X< a hint, (X) the last move, + or :X: a legal move.
struct Marks {
  bool legal_moves = false;
  bool last_move = true;
  std::optional<BoardCell> cursor;
  std::string hint;  // the move whose cell is proposed
};

// The room that a board may take. Unless told it is more than any board needs.
struct Room {
  static constexpr int kPlenty = 1 << 20;
  int columns = kPlenty;
  int rows = kPlenty;
};

// The board in lines of text.
//   squares    labels above, left and below, three columns a cell; always whole
//   labyrinth  walls as lines, four columns and two rows a cell; where that is too much three columns and one row
//   corridors  two columns a cell, or one, or four and two rows
// Of a labyrinth or corridors that are still too large, a part is drawn round the cursor or the last move.
std::vector<std::string> draw_board(const BoardView& view, const Look& look, const Marks& marks = {},
                                    const Room& room = {});

// The columns that its longest line may take, whatever is marked.
int board_columns(const BoardView& view, const Look& look = {}, const Room& room = {});

}  // namespace ariadne
