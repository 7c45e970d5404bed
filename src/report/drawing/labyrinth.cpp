#include "report/drawing/labyrinth.hpp"

#include <algorithm>

#include "report/drawing/cell.hpp"
#include "report/drawing/part.hpp"

namespace ariadne {

namespace {

constexpr int kPitch = 4;     // columns a cell
constexpr int kLowPitch = 3;  // where each cell has one row alone

bool fits_whole(const BoardView& view, const Room& room) {
  return kPitch * view.columns + 1 <= room.columns && 2 * view.rows + 1 <= room.rows;
}
int low_columns(const Room& room) { return (room.columns - 1) / kLowPitch; }

// Both ways of drawing a labyrinth look at it through this.
class Labyrinth {
 public:
  Labyrinth(const BoardView& view, const Look& look, const Marks& marks) : view_(view), look_(look), marks_(marks) {}

  // Two rows a cell, walls on lines of their own.
  std::vector<std::string> high() const {
    std::vector<std::string> lines;
    for (int row = 0; row < view_.rows; ++row) {
      lines.push_back(bar_line(row));
      lines.push_back(cell_line(row));
    }
    lines.push_back(bar_line(view_.rows));
    return lines;
  }

  // One row a cell: a wall below it is drawn at its foot.
  std::vector<std::string> low() const {
    std::vector<std::string> lines = {""};
    for (int column = 0; column < view_.columns; ++column) lines[0] += wall_above(0, column) ? " __" : "   ";
    for (int row = 0; row < view_.rows; ++row) lines.push_back(low_line(row));
    for (auto& line : lines) line = without_trailing_spaces(std::move(line));
    return lines;
  }

 private:
  bool inside(int row, int column) const {
    return row >= 0 && row < view_.rows && column >= 0 && column < view_.columns;
  }
  bool has_wall(int row, int column, std::uint8_t which) const {
    return inside(row, column) && (view_.at(row, column).walls & which) != 0;
  }
  // The wall on the edge above a cell, or below the last row.
  bool wall_above(int row, int column) const {
    return has_wall(row, column, side::top) || has_wall(row - 1, column, side::bottom);
  }
  // The wall on the edge left of a cell, or right of the last column.
  bool wall_left(int row, int column) const {
    return has_wall(row, column, side::left) || has_wall(row, column - 1, side::right);
  }
  bool is_cursor(int row, int column) const { return marks_.cursor == BoardCell{row, column}; }
  std::string_view upright() const { return look_.utf8 ? "│" : "|"; }

  // Where four edges meet: drawn by those that have a wall.
  std::string_view corner(int row, int column) const {
    if (!look_.utf8) return "+";
    constexpr std::string_view kCorners[] = {" ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                             "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
    return kCorners[(wall_left(row - 1, column) ? side::top : 0) | (wall_above(row, column) ? side::right : 0) |
                    (wall_left(row, column) ? side::bottom : 0) | (wall_above(row, column - 1) ? side::left : 0)];
  }

  std::string bar_line(int row) const {
    std::string line;
    for (int column = 0; column <= view_.columns; ++column) {
      line += corner(row, column);
      if (column == view_.columns) break;
      line += !wall_above(row, column) ? "   " : look_.utf8 ? "───" : "---";
    }
    return without_trailing_spaces(std::move(line));
  }

  // An empty cell in sight has a dot.
  std::string sign(const CellView& cell) const {
    std::string text = sign_of(cell, look_, marks_);
    if (text != " " || !cell.lit) return text;
    return look_.utf8 ? "·" : ".";
  }

  std::string cell_line(int row) const {
    std::string line;
    for (int column = 0; column <= view_.columns; ++column) {
      line += wall_left(row, column) ? upright() : " ";
      if (column < view_.columns) line += high_cell(view_.at(row, column), is_cursor(row, column));
    }
    return without_trailing_spaces(std::move(line));
  }
  std::string high_cell(const CellView& cell, bool cursor) const {
    const std::string_view around = brackets(cell, cursor, marks_);
    if (cursor) return paint(look_, Ink::inverse, around[0] + sign(cell) + around[1]);
    return around[0] + painted(cell, sign(cell), look_) + around[1];
  }

  std::string low_line(int row) const {
    std::string line;
    for (int column = 0; column <= view_.columns; ++column) {
      line += low_edge(row, column);
      if (column < view_.columns) line += low_cell(row, column);
    }
    return line;
  }
  // Left of a cell: a wall, or the bracket that closes the cell before it, or the foot of both.
  std::string low_edge(int row, int column) const {
    if (wall_left(row, column)) return std::string(upright());
    if (column == 0) return " ";
    const CellView& before = view_.at(row, column - 1);
    const char closing = brackets(before, is_cursor(row, column - 1), marks_)[1];
    if (closing != ' ' || !inside(row, column)) return {closing};
    return wall_above(row + 1, column - 1) && wall_above(row + 1, column) ? "_" : " ";
  }
  std::string low_cell(int row, int column) const {
    const CellView& cell = view_.at(row, column);
    const bool cursor = is_cursor(row, column);
    const std::string foot = wall_above(row + 1, column) ? "_" : " ";
    const char opening = brackets(cell, cursor, marks_)[0];
    const std::string before = opening == ' ' ? foot : std::string(1, opening);
    const std::string text = sign(cell) == " " ? foot : sign(cell);
    if (cursor) return paint(look_, Ink::inverse, before + text);
    return before + (text == foot ? text : painted(cell, text, look_));
  }

  const BoardView& view_;
  const Look& look_;
  const Marks& marks_;
};

}  // namespace

std::vector<std::string> draw_labyrinth(const BoardView& view, const Look& look, const Marks& marks, const Room& room) {
  if (fits_whole(view, room)) return Labyrinth(view, look, marks).high();
  const BoardPart part = part_to_draw(view, marks, room.rows - 1, low_columns(room));
  return Labyrinth(part.view, look, part.marks).low();
}

int labyrinth_columns(const BoardView& view, const Room& room) {
  if (fits_whole(view, room)) return kPitch * view.columns + 1;
  return kLowPitch * std::clamp(low_columns(room), 1, view.columns) + 1;
}

}  // namespace ariadne
