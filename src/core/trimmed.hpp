#pragma once

#include <string_view>

namespace ariadne {

// Without blanks and line ends at both ends: a part of the text, even where nothing is left.
constexpr std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n\v\f";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return text.substr(0, 0);
  return text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
}

}  // namespace ariadne
