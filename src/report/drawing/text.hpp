#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/text.hpp"

namespace ariadne {

// Columns that the text takes on a terminal; colour sequences take none.
int display_width(std::string_view text);

int widest(const std::vector<std::string>& texts);

// The text cut to this many columns; its colour ends with it.
std::string cut_to(std::string_view text, int columns);

// The same for somebody to read: two dots at its end say that something is missing.
std::string shortened(std::string_view text, int columns);

// The text with spaces after it up to this many columns; longer text stays as it is.
std::string padded(std::string_view text, int columns);

// Broken at spaces into lines of at most this many columns; a longer word is cut.
std::vector<std::string> wrapped(std::string_view text, int columns);

// Without its last character, which may be several bytes.
std::string without_last(std::string_view text);

}  // namespace ariadne
