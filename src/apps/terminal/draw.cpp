#include "apps/terminal/draw.hpp"

#include <algorithm>

#include "apps/terminal/text.hpp"

namespace ariadne {

namespace {

std::string right_aligned(const std::string& text, int columns) {
  const int missing = std::max(0, columns - display_width(text));
  return std::string(static_cast<std::size_t>(missing), ' ') + text;
}

std::string without_trailing_spaces(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

// The signs to the left and right of a cell's own; the most pressing one is shown.
std::string_view brackets(const CellView& cell, bool cursor, const Marks& marks) {
  if (cursor) return "[]";
  if (!marks.hint.empty() && cell.move == marks.hint) return "><";
  if (cell.last) return "()";
  if (marks.legal_moves && !cell.move.empty() && cell.tone != Tone::empty) return "::";
  return "  ";
}

std::string sign_of(const CellView& cell, const Look& look, const Marks& marks) {
  if (marks.legal_moves && !cell.move.empty() && cell.tone == Tone::empty) return "+";
  return look.utf8 && display_width(cell.symbol) == 1 ? cell.symbol : std::string(1, cell.letter);
}

Ink ink_of(Tone tone) {
  switch (tone) {
    case Tone::first:
      return Ink::first;
    case Tone::second:
      return Ink::second;
    case Tone::item:
      return Ink::item;
    case Tone::prize:
      return Ink::prize;
    case Tone::afraid:
      return Ink::afraid;
    case Tone::wall:
    case Tone::empty:
      break;
  }
  return Ink::faint;
}

std::string painted_sign(const CellView& cell, const Look& look, const Marks& marks) {
  const std::string sign = sign_of(cell, look, marks);
  return sign == "+" ? sign : paint(look, ink_of(cell.tone), sign);
}

std::string draw_cell(const CellView& cell, bool cursor, const Look& look, const Marks& marks) {
  const std::string_view around = brackets(cell, cursor, marks);
  if (cursor) return paint(look, Ink::inverse, around[0] + sign_of(cell, look, marks) + around[1]);
  return around[0] + painted_sign(cell, look, marks) + around[1];
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

}  // namespace

int board_columns(const BoardView& view) { return margin_of(view) + 3 * view.columns; }

std::vector<std::string> draw_board(const BoardView& view, const Look& look, const Marks& marks) {
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

}  // namespace ariadne
