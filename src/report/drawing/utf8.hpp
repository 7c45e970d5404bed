#pragma once

#include <cstddef>
#include <string_view>

namespace ariadne {

// A character at the front of a text.
struct Utf8Character {
  char32_t code = 0;
  std::size_t bytes = 0;    // at least 1, unless the text is empty
  bool valid = false;       // invalid bytes are handed out one by one
  bool unfinished = false;  // more bytes may complete it
};

Utf8Character first_character(std::string_view text);

}  // namespace ariadne
