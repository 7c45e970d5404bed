#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ariadne {

// As many columns as a text table should have at most: narrow terminals have no more.
inline constexpr std::size_t kTextWidth = 80;

using TableRow = std::vector<std::string>;

// Rows of equal length as lines without blanks at their ends, each column as wide as its widest text. The first `words`
// columns stand to the left, the others, which are numbers, to the right.
std::string table_text(const std::vector<TableRow>& rows, std::size_t words);

// The parts with `between` between them, in lines of at most kTextWidth columns, each part whole.
std::string wrapped(const std::vector<std::string>& parts, std::string_view between);

}  // namespace ariadne
