#include "report/drawing/board.hpp"

#include <algorithm>

#include "report/drawing/cell.hpp"
#include "report/drawing/corridors.hpp"
#include "report/drawing/labyrinth.hpp"
#include "report/drawing/text.hpp"

namespace ariadne {

namespace {

std::string right_aligned(const std::string& text, int columns) {
  const int missing = std::max(0, columns - display_width(text));
  return std::string(static_cast<std::size_t>(missing), ' ') + text;
}

std::string draw_cell(const CellView& cell, bool cursor, const Look& look, const Marks& marks) {
  const std::string_view around = brackets(cell, cursor, marks);
  if (cursor) return paint(look, Ink::inverse, around[0] + sign_of(cell, look, marks) + around[1]);
  return around[0] + painted(cell, sign_of(cell, look, marks), look) + around[1];
}

// Left of the cells, for the row labels.
int margin_of(const BoardView& view) {
  const int width = widest(view.row_labels);
  return width == 0 ? 0 : width + 1;
}

std::string draw_labels(const std::vector<std::string>& labels, int margin, const Look& look) {
  std::string line(static_cast<std::size_t>(margin), ' ');
  for (const auto& label : labels) line += padded(right_aligned(label, 2), 3);
  return paint(look, Ink::faint, without_trailing_spaces(line));
}

std::vector<std::string> draw_squares(const BoardView& view, const Look& look, const Marks& marks) {
  const int label_width = widest(view.row_labels);
  const int margin = margin_of(view);
  std::vector<std::string> lines;
  if (!view.column_labels.empty()) lines.push_back(draw_labels(view.column_labels, margin, look));
  for (int row = 0; row < view.rows; ++row) {
    const auto index = static_cast<std::size_t>(row);
    const std::string label = index < view.row_labels.size() ? view.row_labels[index] : "";
    std::string line = padded(paint(look, Ink::faint, right_aligned(label, label_width)), margin);
    for (int column = 0; column < view.columns; ++column) {
      line += draw_cell(view.at(row, column), marks.cursor == BoardCell{row, column}, look, marks);
    }
    lines.push_back(without_trailing_spaces(std::move(line)));
  }
  if (!view.bottom_column_labels.empty()) lines.push_back(draw_labels(view.bottom_column_labels, margin, look));
  return lines;
}

}  // namespace

std::vector<std::string> draw_board(const BoardView& view, const Look& look, const Marks& marks, const Room& room) {
  switch (view.tiling) {
    case Tiling::labyrinth:
      return draw_labyrinth(view, look, marks, room);
    case Tiling::corridors:
      return draw_corridors(view, look, marks, room);
    case Tiling::squares:
      break;
  }
  return draw_squares(view, look, marks);
}

int board_columns(const BoardView& view, const Look& look, const Room& room) {
  switch (view.tiling) {
    case Tiling::labyrinth:
      return labyrinth_columns(view, room);
    case Tiling::corridors:
      return corridor_columns(view, look, room);
    case Tiling::squares:
      break;
  }
  return margin_of(view) + 3 * view.columns;
}

}  // namespace ariadne
