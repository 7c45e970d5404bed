#pragma once

#include <string_view>

#include "core/result.hpp"

namespace ariadne {

// Refuses, with its place, text in which something stands that no TOML has there and that toml++ 3.3 relies on: it
// asserts that the name of a table begins with a character of names, and has no answer for some letters beyond ASCII
// outside strings and comments. All other errors are left to that library.
Result<> check_toml_text(std::string_view text);

}  // namespace ariadne
