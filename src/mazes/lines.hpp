#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace ariadne {

// The lines of a text as views into it, without line ends (LF or CRLF) and without blanks at both ends. A line end at
// the very end begins no further line.
std::vector<std::string_view> trimmed_lines(std::string_view text);

// An error where a view into the text begins.
tl::unexpected<Error> failure_at_view(std::string_view text, std::string_view place, std::string message,
                                      std::string hint = {});

// The character that begins here, whole in UTF-8, to be quoted.
std::string_view leading_character(std::string_view text);

}  // namespace ariadne
