#include "report/drawing/scene.hpp"

#include <algorithm>

#include "report/drawing/cell.hpp"
#include "report/drawing/corridors.hpp"
#include "report/drawing/labyrinth.hpp"
#include "report/drawing/text.hpp"

namespace ariadne {

namespace {

std::string blanks(int count) { return std::string(static_cast<std::size_t>(std::max(0, count)), ' '); }
std::string right_aligned(const std::string& text, int columns) { return blanks(columns - display_width(text)) + text; }
std::string centred(const std::string& text, int columns) {
  return padded(blanks((columns - display_width(text)) / 2) + text, columns);
}

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

// Of the longest text on the board.
int text_width(const Scene& scene, const Look& look) {
  int width = 1;
  const auto meet = [&](const auto& thing) {
    width = std::max(width, display_width(shown_text(thing.text, thing.symbol, look)));
  };
  std::ranges::for_each(scene.ground.tiles, meet);
  std::ranges::for_each(scene.actors, meet);
  return width;
}

// Left of the cells, for the row labels.
int margin_of(const Ground& ground) {
  const int width = widest(ground.row_labels);
  return width == 0 ? 0 : width + 1;
}

// A board of cells that have that many columns for their texts, and one more on each side for brackets.
class Squares {
 public:
  // On a cloth, for discs that are black and white.
  Squares(const Ground& ground, const DrawnPart& cells, const Look& look, int width, bool cloth)
      : ground_(ground), cells_(cells), look_(look), width_(width), cloth_(cloth) {}

  std::vector<std::string> lines() const {
    std::vector<std::string> lines;
    if (!ground_.column_labels.empty()) lines.push_back(label_line(ground_.column_labels));
    for (int row = 0; row < ground_.rows; ++row) lines.push_back(line(row));
    return lines;
  }

 private:
  std::string label_line(const std::vector<std::string>& labels) const {
    std::string line = blanks(margin_of(ground_));
    for (const auto& label : labels) line += centred(label, width_ + 2);
    line.erase(line.find_last_not_of(' ') + 1);
    return paint(look_, Ink::faint, line);
  }

  std::string line(int row) const {
    InkLine line(look_);
    const auto index = static_cast<std::size_t>(row);
    const std::string label = index < ground_.row_labels.size() ? ground_.row_labels[index] : "";
    line.put(right_aligned(label, widest(ground_.row_labels)), Ink::faint);
    if (margin_of(ground_) > 0) line.put(" ");
    for (int column = 0; column < ground_.columns; ++column) put(line, cells_.at(row, column));
    return std::move(line).finish();
  }

  // An actor that found no room is told by a star in place of a blank.
  void put(InkLine& line, const DrawnCell& cell) const {
    const std::string_view around = cells_.brackets(cell);
    const auto signs = cells_.signs(cell, width_);
    const int missing = width_ - width_of(signs);
    const bool hidden = signs.size() < cell.actors.size() && around == "  ";
    line.put(std::string(around.substr(0, 1)) + blanks(missing / 2), ink(cell, Ink::plain));
    for (const auto& sign : signs) line.put(sign.text, ink(cell, sign.ink));
    line.put(blanks(missing - missing / 2) + (hidden ? "*" : std::string(around.substr(1))), ink(cell, Ink::plain));
  }

  // What the ink of something in a cell becomes on the cloth and under the cursor.
  Ink ink(const DrawnCell& cell, Ink own) const {
    if (!cloth_) return cell.cursor ? Ink::inverse : own;
    if (own == Ink::plain) return cell.cursor ? Ink::cloth_cursor : Ink::cloth;
    return own == Ink::faint ? Ink::cloth_faint : own;
  }

  const Ground& ground_;
  const DrawnPart& cells_;
  const Look& look_;
  const int width_;
  const bool cloth_;
};

std::vector<std::string> draw_squares(const Scene& scene, const Look& look, const View& view) {
  const DrawnPart cells(scene, look, view, {0, 0, scene.ground.rows, scene.ground.columns});
  return Squares(scene.ground, cells, look, text_width(scene, look), std::ranges::any_of(scene.actors, is_team_disc))
      .lines();
}

}  // namespace

std::vector<std::string> draw_scene(const Scene& scene, const Look& look, const View& view, const Room& room) {
  switch (scene.ground.tiling) {
    case Tiling::labyrinth:
      return draw_labyrinth(scene, look, view, room);
    case Tiling::corridors:
      return draw_corridors(scene, look, view, room);
    case Tiling::squares:
      break;
  }
  return draw_squares(scene, look, view);
}

Scene console_scene(Scene scene, const std::vector<std::string>& seats) {
  const auto number = [](std::vector<std::string>& labels) {
    for (std::size_t i = 0; i < labels.size(); ++i) labels[i] = std::to_string(i + 1);
  };
  number(scene.ground.row_labels);
  number(scene.ground.column_labels);
  for (auto& tile : scene.ground.tiles) tile.symbol.clear();
  for (auto& actor : scene.actors) {
    actor.symbol.clear();
    if (actor.outline != Outline::disc || !actor.seat || *actor.seat >= seats.size()) continue;
    actor.text = std::string(1, upper(seats[*actor.seat].front()));
    actor.outline = Outline::token;
  }
  return scene;
}

int scene_columns(const Scene& scene, const Look& look, const Room& room) {
  switch (scene.ground.tiling) {
    case Tiling::labyrinth:
      return labyrinth_columns(scene.ground, room);
    case Tiling::corridors:
      return corridor_columns(scene.ground, look, room);
    case Tiling::squares:
      break;
  }
  return margin_of(scene.ground) + (text_width(scene, look) + 2) * scene.ground.columns;
}

}  // namespace ariadne
