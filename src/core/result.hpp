#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace ariadne {

// What is wrong with some input: returned to be shown to the user, never thrown.
struct Error {
  std::string message;  // what is wrong and what was expected
  std::string hint;     // the next step, if one is known
  int line = 0;         // 1-based; 0: the input has no lines
  int column = 0;       // 1-based, in characters
  std::string excerpt;  // the line itself, or what surrounds the place in a long one
  // The path to a value inside JSON, until with_place() of json.hpp gives it a line.
  std::vector<std::string> path;
  int caret = 0;        // 1-based: the character of the excerpt that is meant; 0: none
  bool at_key = false;  // the fault is the key at the end of the path, not its value
};

template <class T = void>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> failure(std::string message, std::string hint = {}) {
  return tl::unexpected<Error>(Error{std::move(message), std::move(hint), 0, 0, {}});
}

// An error at a byte of a text, with its line, column and the line's own text.
tl::unexpected<Error> failure_at(std::string_view text, std::size_t offset, std::string message, std::string hint = {});

// Whether a text is whole UTF-8 without control characters, some of which a terminal would obey, and without marks that
// reorder what is beside them.
bool is_safe_to_print(std::string_view text);

// Input made safe to print: the bytes of all other characters are escaped.
std::string printable(std::string_view text);

// The same in quotes, and long text is cut.
std::string in_quotes(std::string_view text);

}  // namespace ariadne
