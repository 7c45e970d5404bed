#pragma once

#include <string_view>

#include "core/result.hpp"

namespace ariadne {

// Refuses, with its place, text in which letters beyond ASCII stand outside strings and comments: no TOML has them
// there, and what toml++ 3.3 does with some of them is undefined, as behind a backslash. To know what is a string,
// whatever would make a word of other things is refused too. All other errors are left to that library.
Result<> check_toml_text(std::string_view text);

}  // namespace ariadne
