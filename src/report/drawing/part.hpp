#pragma once

#include "report/drawing/board.hpp"

namespace ariadne {

// A part of a board that is drawn as if it were the whole.
struct BoardPart {
  BoardView view;
  Marks marks;
};

// At most so many rows and columns, with what the reader looks at as near to the middle as the edges allow.
BoardPart part_to_draw(const BoardView& view, const Marks& marks, int most_rows, int most_columns);

}  // namespace ariadne
