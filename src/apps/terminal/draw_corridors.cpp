#include "apps/terminal/draw_corridors.hpp"

#include <algorithm>

#include "apps/terminal/draw_cell.hpp"
#include "apps/terminal/draw_part.hpp"

namespace ariadne {

namespace {

// Columns a cell: two look right, since letters are taller than wide, but one is better than a part.
int pitch(const BoardView& view, const Room& room) { return 2 * view.columns <= room.columns ? 2 : 1; }

// A wall fills its cell; anything else has its sign, and beside it the bracket that closes it, if there is room.
std::string wide_cell(const CellView& cell, bool cursor, const Look& look, const Marks& marks) {
  const std::string sign = sign_of(cell, look, marks);
  if (cell.tone == Tone::wall) return painted(cell, sign + sign, look);
  const char closing = brackets(cell, cursor, marks)[1];
  return cursor ? paint(look, Ink::inverse, sign + closing) : painted(cell, sign, look) + closing;
}

// Without room for brackets the cursor takes the place of what it stands on, unless colour can show it.
std::string narrow_cell(const CellView& cell, bool cursor, const Look& look, const Marks& marks) {
  const std::string sign = sign_of(cell, look, marks);
  if (!cursor) return painted(cell, sign, look);
  return look.color ? paint(look, Ink::inverse, sign) : "]";
}

}  // namespace

std::vector<std::string> draw_corridors(const BoardView& view, const Look& look, const Marks& marks, const Room& room) {
  const auto draw_cell = pitch(view, room) == 2 ? wide_cell : narrow_cell;
  const BoardPart part = part_to_draw(view, marks, room.rows, room.columns / pitch(view, room));
  std::vector<std::string> lines;
  for (int row = 0; row < part.view.rows; ++row) {
    std::string line;
    for (int column = 0; column < part.view.columns; ++column) {
      const bool cursor = part.marks.cursor == BoardCell{row, column};
      line += draw_cell(part.view.at(row, column), cursor, look, part.marks);
    }
    lines.push_back(without_trailing_spaces(std::move(line)));
  }
  return lines;
}

int corridor_columns(const BoardView& view, const Room& room) {
  return std::min(view.columns * pitch(view, room), std::max(1, room.columns));
}

}  // namespace ariadne
