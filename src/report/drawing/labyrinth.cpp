#include "report/drawing/labyrinth.hpp"

#include <algorithm>

#include "report/drawing/cell.hpp"
#include "report/drawing/text.hpp"

namespace ariadne {

namespace {

constexpr int kPitch = 4;     // columns a cell
constexpr int kInside = 3;    // of them between the walls
constexpr int kLowPitch = 3;  // where each cell has one row alone
constexpr int kLowInside = 2;

bool fits_whole(const Ground& ground, const Room& room) {
  return kPitch * ground.columns + 1 <= room.columns && 2 * ground.rows + 1 <= room.rows;
}
int low_columns(const Room& room) { return (room.columns - 1) / kLowPitch; }

// Both ways of drawing a labyrinth look at it through this.
class Labyrinth {
 public:
  Labyrinth(const Ground& ground, const DrawnPart& cells, const Look& look)
      : ground_(ground), cells_(cells), part_(cells.part()), look_(look) {}

  // Two rows a cell, walls on lines of their own.
  std::vector<std::string> high() const {
    std::vector<std::string> lines;
    for (int row = 0; row < part_.rows; ++row) {
      lines.push_back(bar_line(row));
      lines.push_back(cell_line(row));
    }
    lines.push_back(bar_line(part_.rows));
    return lines;
  }

  // One row a cell: a wall below it is drawn at its foot.
  std::vector<std::string> low() const {
    InkLine top(look_);
    for (int column = 0; column < part_.columns; ++column) top.put(wall_above(0, column) ? " __" : "   ");
    std::vector<std::string> lines = {std::move(top).finish()};
    for (int row = 0; row < part_.rows; ++row) lines.push_back(low_line(row));
    return lines;
  }

 private:
  // Counted in the part; one row or column beyond it is asked for as well. Where no cell of the part is beside an edge,
  // nothing is drawn.
  Spot in_ground(int row, int column) const { return {part_.top + row, part_.left + column}; }
  bool inside(int row, int column) const {
    return row >= 0 && row < part_.rows && column >= 0 && column < part_.columns;
  }
  Edge above(int row, int column) const {
    if (!inside(row, column) && !inside(row - 1, column)) return Edge::none;
    return edge_above(ground_, in_ground(row, column));
  }
  Edge left_of(int row, int column) const {
    if (!inside(row, column) && !inside(row, column - 1)) return Edge::none;
    return edge_left(ground_, in_ground(row, column));
  }
  bool wall_above(int row, int column) const { return above(row, column) != Edge::none; }
  bool wall_left(int row, int column) const { return left_of(row, column) != Edge::none; }

  std::string_view upright(int row, int column) const {
    switch (left_of(row, column)) {
      case Edge::none:
        break;
      case Edge::wall:
        return look_.utf8 ? "│" : "|";
      case Edge::open_back:
        return look_.utf8 ? "◂" : "<";
      case Edge::open_onward:
        return look_.utf8 ? "▸" : ">";
    }
    return " ";
  }
  std::string_view bar(int row, int column) const {
    switch (above(row, column)) {
      case Edge::none:
        break;
      case Edge::wall:
        return look_.utf8 ? "───" : "---";
      case Edge::open_back:
        return look_.utf8 ? "─▴─" : "-^-";
      case Edge::open_onward:
        return look_.utf8 ? "─▾─" : "-v-";
    }
    return "   ";
  }
  std::string_view foot(int row, int column) const {
    switch (above(row + 1, column)) {
      case Edge::none:
        break;
      case Edge::wall:
        return "_";
      case Edge::open_back:
        return look_.utf8 ? "▴" : "^";
      case Edge::open_onward:
        return look_.utf8 ? "▾" : "v";
    }
    return " ";
  }

  // Where four edges meet: drawn by those that have a wall.
  std::string_view corner(int row, int column) const {
    if (!look_.utf8) return "+";
    constexpr std::string_view kCorners[] = {" ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                             "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
    return kCorners[(wall_left(row - 1, column) ? side::top : 0) | (wall_above(row, column) ? side::right : 0) |
                    (wall_left(row, column) ? side::bottom : 0) | (wall_above(row, column - 1) ? side::left : 0)];
  }

  std::string bar_line(int row) const {
    InkLine line(look_);
    for (int column = 0; column <= part_.columns; ++column) {
      line.put(corner(row, column));
      if (column < part_.columns) line.put(bar(row, column));
    }
    return std::move(line).finish();
  }

  std::string cell_line(int row) const {
    InkLine line(look_);
    for (int column = 0; column <= part_.columns; ++column) {
      line.put(upright(row, column));
      if (column < part_.columns) put_high(line, cells_.at(row, column));
    }
    return std::move(line).finish();
  }
  // Several signs take the room of a bracket, and half of a pair would be misread as something else. Only the cursor
  // keeps its half: it must be seen.
  std::string_view brackets_around(const DrawnCell& cell, const std::vector<Sign>& signs) const {
    return width_of(signs) == 1 || cell.cursor ? cells_.brackets(cell) : "  ";
  }
  void put_high(InkLine& line, const DrawnCell& cell) const {
    const auto signs = cells_.signs(cell, cell.cursor ? kInside - 1 : kInside);
    const std::string_view around = brackets_around(cell, signs);
    const int width = width_of(signs);
    if (width == 1 || (width == 2 && !cell.cursor)) put(line, {std::string(around.substr(0, 1)), Ink::plain}, cell);
    for (const auto& sign : signs) put(line, sign, cell);
    if (width == 1 || cell.cursor) put(line, {std::string(around.substr(1)), Ink::plain}, cell);
  }
  void put(InkLine& line, const Sign& sign, const DrawnCell& cell) const {
    line.put(sign.text, cell.cursor ? Ink::inverse : sign.ink);
  }

  std::string low_line(int row) const {
    InkLine line(look_);
    for (int column = 0; column <= part_.columns; ++column) {
      line.put(low_edge(row, column));
      if (column < part_.columns) put_low(line, row, column);
    }
    return std::move(line).finish();
  }
  // Left of a cell: a wall, or the bracket that closes the cell before it, or the foot of both.
  std::string low_edge(int row, int column) const {
    if (wall_left(row, column)) return std::string(upright(row, column));
    if (column == 0) return " ";
    const DrawnCell& before = cells_.at(row, column - 1);
    const char closing = brackets_around(before, cells_.signs(before, kLowInside))[1];
    if (closing != ' ' || !inside(row, column)) return {closing};
    return foot(row, column - 1) == "_" && foot(row, column) == "_" ? "_" : " ";
  }
  void put_low(InkLine& line, int row, int column) const {
    const DrawnCell& cell = cells_.at(row, column);
    const Sign blank{std::string(foot(row, column)), Ink::plain};
    const auto signs = cells_.signs(cell, kLowInside);
    const char opening = brackets_around(cell, signs)[0];
    if (width_of(signs) < kLowInside) put(line, opening == ' ' ? blank : Sign{{opening}, Ink::plain}, cell);
    for (const auto& sign : signs) put(line, sign.text == " " ? blank : sign, cell);
  }

  const Ground& ground_;
  const DrawnPart& cells_;
  const Part& part_;
  const Look& look_;
};

}  // namespace

std::vector<std::string> draw_labyrinth(const Scene& scene, const Look& look, const View& view, const Room& room) {
  const bool whole = fits_whole(scene.ground, room);
  const int rows = scene.ground.rows;
  const Part part = part_around(scene.ground, looked_at(scene, view), whole ? rows : rows_for(rows + 1, room) - 1,
                                whole ? scene.ground.columns : low_columns(room));
  const DrawnPart cells(scene, look, view, part);
  const Labyrinth labyrinth(scene.ground, cells, look);
  return whole ? labyrinth.high() : labyrinth.low();
}

int labyrinth_columns(const Ground& ground, const Room& room) {
  if (fits_whole(ground, room)) return kPitch * ground.columns + 1;
  return kLowPitch * std::clamp(low_columns(room), 1, ground.columns) + 1;
}

}  // namespace ariadne
