#include "report/drawing/corridors.hpp"

#include <algorithm>

#include "report/drawing/cell.hpp"
#include "report/drawing/part.hpp"

namespace ariadne {

namespace {

// Columns a cell: two look right, since letters are taller than wide, but one is better than a part. Four go with two
// rows.
int pitch(const BoardView& view, const Look& look, const Room& room) {
  if (look.zoom < 1 || 2 * view.columns > room.columns) return 1;
  return look.zoom >= 2 && 4 * view.columns <= room.columns && 2 * view.rows <= room.rows ? 4 : 2;
}

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

bool is_agent(const CellView& cell) {
  return cell.tone == Tone::first || cell.tone == Tone::second || cell.tone == Tone::afraid;
}

// The first row of a large cell. Agents fill its middle, smaller things have their sign.
std::string large_cell(const CellView& cell, bool cursor, const Look& look, const Marks& marks) {
  const std::string sign = sign_of(cell, look, marks);
  if (cell.tone == Tone::wall) return painted(cell, sign + sign + sign + sign, look);
  const std::string_view around = brackets(cell, cursor, marks);
  return around[0] + painted(cell, is_agent(cell) ? sign + sign : sign, look) + (is_agent(cell) ? "" : " ") + around[1];
}

// The second one: agents are as tall as they are wide.
std::string foot_of_large_cell(const CellView& cell, bool, const Look& look, const Marks&) {
  return is_agent(cell) || cell.tone == Tone::wall ? large_cell(cell, false, look, {}) : "    ";
}

using DrawCell = std::string (*)(const CellView&, bool, const Look&, const Marks&);

std::vector<DrawCell> rows_of_cell(int columns) {
  if (columns == 4) return {large_cell, foot_of_large_cell};
  return {columns == 2 ? wide_cell : narrow_cell};
}

std::string draw_row(const BoardPart& part, int row, DrawCell draw_cell, const Look& look) {
  std::string line;
  for (int column = 0; column < part.view.columns; ++column) {
    const bool cursor = part.marks.cursor == BoardCell{row, column};
    line += draw_cell(part.view.at(row, column), cursor, look, part.marks);
  }
  return without_trailing_spaces(std::move(line));
}

}  // namespace

std::vector<std::string> draw_corridors(const BoardView& view, const Look& look, const Marks& marks, const Room& room) {
  const int columns = pitch(view, look, room);
  const BoardPart part = part_to_draw(view, marks, room.rows, room.columns / columns);
  std::vector<std::string> lines;
  for (int row = 0; row < part.view.rows; ++row) {
    for (const DrawCell draw_cell : rows_of_cell(columns)) lines.push_back(draw_row(part, row, draw_cell, look));
  }
  return lines;
}

int corridor_columns(const BoardView& view, const Look& look, const Room& room) {
  return std::min(view.columns * pitch(view, look, room), std::max(1, room.columns));
}

}  // namespace ariadne
