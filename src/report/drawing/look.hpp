#pragma once

#include <string>
#include <string_view>

namespace ariadne {

// What the terminal in front of the reader can show, and how large corridors are wanted.
struct Look {
  bool utf8 = false;
  bool color = false;
  double zoom = 1;  // below 1: as small as possible; 2 or more: twice as large, where there is room
};

// The ramp of heat goes from light to dark. Black and white discs lie on a green cloth, so that they look black and
// white on any terminal; what else is on it has inks of its own.
enum class Ink {
  plain,
  first,
  second,
  item,
  prize,
  afraid,
  wall,
  way,
  goal,
  faint,
  strong,
  inverse,
  heat_1,
  heat_2,
  heat_3,
  heat_4,
  heat_5,
  cloth,
  cloth_faint,
  cloth_cursor,
  black_disc,
  white_disc
};

// The text in that ink, or just the text where colour is not wanted.
std::string paint(const Look& look, Ink ink, std::string_view text);

// A line that is put together from left to right; the colour is changed only where it changes.
class InkLine {
 public:
  explicit InkLine(const Look& look) : color_(look.color) {}

  void put(std::string_view text, Ink ink = Ink::plain);
  std::string finish() &&;  // without the spaces at its end

 private:
  void change_to(Ink ink);

  bool color_;
  std::string text_;
  Ink ink_ = Ink::plain;
};

}  // namespace ariadne
