#include "report/drawing/part.hpp"

#include <algorithm>

namespace ariadne {

namespace {

std::optional<BoardCell> first_cell(const BoardView& view, bool (*wanted)(const CellView&)) {
  for (int row = 0; row < view.rows; ++row) {
    for (int column = 0; column < view.columns; ++column) {
      if (wanted(view.at(row, column))) return BoardCell{row, column};
    }
  }
  return std::nullopt;
}

// The cursor, else the last move, else a piece of the first team, else the middle.
BoardCell looked_at(const BoardView& view, const Marks& marks) {
  if (marks.cursor) return *marks.cursor;
  const auto last = first_cell(view, [](const CellView& cell) { return cell.last; });
  if (last && marks.last_move) return *last;
  const auto piece = first_cell(view, [](const CellView& cell) { return cell.tone == Tone::first; });
  return piece.value_or(BoardCell{view.rows / 2, view.columns / 2});
}

// Where a part of that length begins so that `middle` is in its middle, if the edges allow.
int start_of(int middle, int length, int whole) { return std::clamp(middle - length / 2, 0, whole - length); }

}  // namespace

BoardPart part_to_draw(const BoardView& view, const Marks& marks, int most_rows, int most_columns) {
  const BoardCell middle = looked_at(view, marks);
  BoardPart part{{}, marks};
  part.view.tiling = view.tiling;
  part.view.rows = std::clamp(most_rows, 1, view.rows);
  part.view.columns = std::clamp(most_columns, 1, view.columns);
  const int top = start_of(middle.row, part.view.rows, view.rows);
  const int left = start_of(middle.column, part.view.columns, view.columns);
  for (int row = top; row < top + part.view.rows; ++row) {
    for (int column = left; column < left + part.view.columns; ++column) {
      part.view.cells.push_back(view.at(row, column));
    }
  }
  if (marks.cursor) part.marks.cursor = BoardCell{middle.row - top, middle.column - left};
  return part;
}

}  // namespace ariadne
