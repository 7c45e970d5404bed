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

std::size_t count_characters(std::string_view text);
// How many bytes the first `count` characters take; all of the text if it has fewer.
std::size_t bytes_of_characters(std::string_view text, std::size_t count);

// Whether a terminal shows this character as itself. One that is not whole UTF-8, a control character (also those that
// only UTF-8 has, U+0080 to U+009F), a line separator or a mark that changes the direction of writing is not shown:
// it would change what stands around it.
bool is_shown_as_itself(const Utf8Character& character);

}  // namespace ariadne
