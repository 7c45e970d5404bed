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

enum class Ink { first, second, item, prize, afraid, faint, strong, inverse };

// The text in that ink, or just the text where colour is not wanted.
std::string paint(const Look& look, Ink ink, std::string_view text);

}  // namespace ariadne
