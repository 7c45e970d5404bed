#pragma once

#include <string>
#include <string_view>

namespace ariadne {

// What all pictures have in common: the colours of text, the room around everything, the height of the title and its
// text.
inline constexpr const char* kSvgInk = "#22252b";
inline constexpr const char* kSvgFaintInk = "#5c636e";
inline constexpr double kSvgMargin = 20, kSvgTitleHeight = 34, kSvgTitleText = 16;
// Text beside shapes, and the width of one of its letters.
inline constexpr double kSvgText = 12, kSvgLetter = 7.2;

// A number as SVG wants it: at most two decimals and no more than are needed.
std::string svg_number(double number);

// Text made safe between tags and in attributes; control characters, which no XML may hold, become blanks.
std::string svg_escaped(std::string_view text);

// Writes a picture shape by shape; what comes later covers what came before. Paints are CSS colours, and attributes are
// such as `stroke-width="2"`.
class Svg {
 public:
  Svg(double width, double height, std::string_view title);

  void rectangle(double x, double y, double width, double height, std::string_view paint,
                 std::string_view attributes = {});
  void circle(double x, double y, double radius, std::string_view paint, std::string_view attributes = {});
  // `data` is in the language of path elements.
  void path(std::string_view data, std::string_view paint, std::string_view attributes = {});
  void text(double x, double y, std::string_view text, double size, std::string_view paint,
            std::string_view attributes = {});

  // What follows is moved and then scaled, until the end of the group.
  void begin_group(double x, double y, double scale);
  void end_group();

  std::string finish() &&;

 private:
  std::string text_;
};

}  // namespace ariadne
