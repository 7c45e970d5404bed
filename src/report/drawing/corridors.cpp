#include "report/drawing/corridors.hpp"

#include <algorithm>

#include "report/drawing/cell.hpp"
#include "report/drawing/text.hpp"

namespace ariadne {

namespace {

// Columns a cell: two look right, since letters are taller than wide, but one is better than a part. Four go with two
// rows.
int pitch(const Ground& ground, const Look& look, const Room& room) {
  if (look.zoom < 1 || 2 * ground.columns > room.columns) return 1;
  return look.zoom >= 2 && 4 * ground.columns <= room.columns && 2 * ground.rows <= room.rows ? 4 : 2;
}

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

bool is_piece(const Actor& actor) {
  return actor.tone == Tone::first || actor.tone == Tone::second || actor.tone == Tone::afraid;
}
// Several pieces, or one with a longer text. What lies under a piece is not seen.
bool needs_two(const DrawnCell& cell) {
  return cell.actors.size() > 1 ? is_piece(*cell.actors[1])
                                : cell.actors.size() == 1 && display_width(cell.actors[0]->text) > 1;
}
bool shows_piece(const DrawnCell& cell) { return !cell.actors.empty() && is_piece(*cell.actors.front()); }

// Draws the rows of a part in which every cell has the same number of columns.
class Corridors {
 public:
  Corridors(const DrawnPart& cells, const Look& look, int columns) : cells_(cells), look_(look), columns_(columns) {}

  std::vector<std::string> lines() const {
    std::vector<std::string> lines;
    for (int row = 0; row < cells_.part().rows; ++row) {
      lines.push_back(line(row, columns_ == 1   ? &Corridors::put_narrow
                                : columns_ == 2 ? &Corridors::put_wide
                                                : &Corridors::put_large));
      if (columns_ == 4) lines.push_back(line(row, &Corridors::put_foot));
    }
    return lines;
  }

 private:
  using PutCell = void (Corridors::*)(InkLine&, const DrawnCell&) const;

  std::string line(int row, PutCell put_cell) const {
    InkLine line(look_);
    for (int column = 0; column < cells_.part().columns; ++column) (this->*put_cell)(line, cells_.at(row, column));
    return std::move(line).finish();
  }

  Sign sign(const DrawnCell& cell) const { return cells_.signs(cell, 1).front(); }

  void put_wall(InkLine& line, const DrawnCell& cell) const {
    const Sign wall = sign(cell);
    line.put(repeated(wall.text, columns_), wall.ink);
  }

  // Without room for brackets the cursor takes the place of what it stands on, unless colour can show it.
  void put_narrow(InkLine& line, const DrawnCell& cell) const {
    const Sign shown = sign(cell);
    if (cell.cursor) return line.put(look_.color ? shown.text : "]", Ink::inverse);
    line.put(shown.text, shown.ink);
  }

  // A sign, and beside it the bracket that closes it. Where there is none, the next one of several pieces has room, or
  // the rest of a longer text.
  void put_wide(InkLine& line, const DrawnCell& cell) const {
    if (cell.is_wall()) return put_wall(line, cell);
    const char closing = cells_.brackets(cell)[1];
    if (cell.cursor) return line.put(sign(cell).text + closing, Ink::inverse);
    const auto signs = cells_.signs(cell, closing == ' ' && needs_two(cell) ? 2 : 1);
    for (const auto& each : signs) line.put(each.text, each.ink);
    if (width_of(signs) < 2) line.put({&closing, 1}, cell.heat && !shows_piece(cell) ? *cell.heat : Ink::plain);
  }

  // The first row of a large cell. Pieces fill its middle, smaller things have their sign.
  void put_large(InkLine& line, const DrawnCell& cell) const {
    if (cell.is_wall()) return put_wall(line, cell);
    const std::string_view around = cells_.brackets(cell);
    line.put(around.substr(0, 1));
    put_middle(line, cell);
    line.put(around.substr(1));
  }

  // The second one: pieces are as tall as they are wide.
  void put_foot(InkLine& line, const DrawnCell& cell) const {
    if (cell.is_wall()) return put_wall(line, cell);
    line.put(" ");
    if (shows_piece(cell)) {
      put_middle(line, cell);
    } else {
      line.put("  ");
    }
    line.put(" ");
  }

  void put_middle(InkLine& line, const DrawnCell& cell) const {
    const auto signs = cells_.signs(cell, needs_two(cell) ? 2 : 1);
    if (shows_piece(cell) && width_of(signs) == 1) return line.put(repeated(signs[0].text, 2), signs[0].ink);
    for (const auto& each : signs) line.put(each.text, each.ink);
    if (width_of(signs) == 1) line.put(" ");
  }

  const DrawnPart& cells_;
  const Look& look_;
  const int columns_;
};

}  // namespace

std::vector<std::string> draw_corridors(const Scene& scene, const Look& look, const View& view, const Room& room) {
  const int columns = pitch(scene.ground, look, room);
  const Part part =
      part_around(scene.ground, looked_at(scene, view), rows_for(scene.ground.rows, room), room.columns / columns);
  return Corridors(DrawnPart(scene, look, view, part), look, columns).lines();
}

int corridor_columns(const Ground& ground, const Look& look, const Room& room) {
  return std::min(ground.columns * pitch(ground, look, room), std::max(1, room.columns));
}

}  // namespace ariadne
