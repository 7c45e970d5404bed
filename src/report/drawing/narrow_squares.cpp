#include "report/drawing/narrow_squares.hpp"

#include <algorithm>
#include <array>

#include "report/drawing/cell.hpp"
#include "report/drawing/text.hpp"

namespace ariadne {

namespace {

constexpr std::array kPitches = {3, 2};  // the wider one is easier to read

int label_columns(const Ground& ground) { return ground.row_labels.empty() ? 0 : widest(ground.row_labels) + 1; }

int drawn_rows(const Ground& ground) { return ground.rows + (ground.column_labels.empty() ? 0 : 1); }

// Whether a drawing of that width leaves room for notes, beside it or below it.
bool leaves_room(const Ground& ground, int columns, const Room& room) {
  const bool beside = columns + room.notes_columns <= room.columns;
  return beside || (columns <= room.columns && drawn_rows(ground) + room.notes_rows <= room.rows);
}

class NarrowSquares {
 public:
  NarrowSquares(const Ground& ground, const DrawnPart& cells, const Look& look, int pitch)
      : ground_(ground), cells_(cells), look_(look), pitch_(pitch) {}

  std::vector<std::string> lines() const {
    std::vector<std::string> lines;
    if (!ground_.column_labels.empty()) lines.push_back(label_line());
    for (int row = 0; row < ground_.rows; ++row) lines.push_back(line(row));
    return lines;
  }

 private:
  // As many labels as there is room for, each above the cell that it begins at.
  std::string label_line() const {
    const int stride = (widest(ground_.column_labels) + pitch_) / pitch_;
    std::string line(static_cast<std::size_t>(label_columns(ground_)), ' ');
    for (std::size_t i = 0; i < ground_.column_labels.size(); i += static_cast<std::size_t>(stride)) {
      line += padded(ground_.column_labels[i], stride * pitch_);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    return paint(look_, Ink::faint, line);
  }
  std::string line(int row) const {
    InkLine line(look_);
    if (!ground_.row_labels.empty()) {
      const std::string& label = ground_.row_labels[static_cast<std::size_t>(row)];
      const int missing = label_columns(ground_) - 1 - display_width(label);
      line.put(std::string(static_cast<std::size_t>(missing), ' ') + label, Ink::faint);
      line.put(" ");
    }
    for (int column = 0; column < ground_.columns; ++column) put(line, cells_.at(row, column));
    return std::move(line).finish();
  }

  // The actor in front, or what is on the ground.
  Sign sign_of(const DrawnCell& cell) const {
    Sign sign = cells_.signs(cell, pitch_).front();
    if (!cell.actors.empty() && !cell.actors.front()->brief.empty()) sign.text = cell.actors.front()->brief;
    if (sign.text == " ") sign.text.clear();
    const bool must_be_marked = cell.cursor || cell.hint;
    sign.text = cut_to(sign.text, must_be_marked ? pitch_ - 1 : pitch_);
    return sign;
  }
  void put(InkLine& line, const DrawnCell& cell) const {
    const std::string around(cells_.brackets(cell));
    const Sign sign = sign_of(cell);
    const int left = pitch_ - display_width(sign.text);
    const auto ink = [&](Ink own) { return cell.cursor ? Ink::inverse : own; };
    if (left > 0) line.put(around.substr(0, 1), ink(Ink::plain));
    line.put(sign.text, ink(sign.ink));
    if (left > 1) line.put(std::string(static_cast<std::size_t>(left - 2), ' ') + around.substr(1), ink(Ink::plain));
  }

  const Ground& ground_;
  const DrawnPart& cells_;
  const Look& look_;
  const int pitch_;
};

}  // namespace

std::vector<std::string> draw_narrow_squares(const Scene& scene, const Look& look, const View& view, int pitch) {
  const DrawnPart cells(scene, look, view, {0, 0, scene.ground.rows, scene.ground.columns});
  return NarrowSquares(scene.ground, cells, look, pitch).lines();
}

int narrow_columns(const Ground& ground, int pitch) { return label_columns(ground) + pitch * ground.columns; }

int narrow_pitch(const Scene& scene, int ordinary_columns, const Room& room) {
  const Ground& ground = scene.ground;
  if (leaves_room(ground, ordinary_columns, room)) return 0;
  for (const int pitch : kPitches) {
    if (leaves_room(ground, narrow_columns(ground, pitch), room)) return pitch;
  }
  if (ordinary_columns <= room.columns) return 0;
  const auto fits = [&](int pitch) { return narrow_columns(ground, pitch) <= room.columns; };
  const auto found = std::ranges::find_if(kPitches, fits);
  return found == kPitches.end() ? kPitches.back() : *found;
}

}  // namespace ariadne
