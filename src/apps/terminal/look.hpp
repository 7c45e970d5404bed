#pragma once

#include <string>
#include <string_view>

namespace ariadne {

// What the terminal in front of the reader can show.
struct Look {
  bool utf8 = false;
  bool color = false;
};

enum class Ink { first, second, item, prize, afraid, faint, strong, inverse };

// The text in that ink, or just the text where colour is not wanted.
std::string paint(const Look& look, Ink ink, std::string_view text);

}  // namespace ariadne
