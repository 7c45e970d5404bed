#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace ariadne {

using TableRow = std::vector<std::string>;

// Rows of equal length as lines, each column as wide as its widest text. The first `words` columns stand to the left,
// the others, which are numbers, to the right.
std::string table_text(const std::vector<TableRow>& rows, std::size_t words);

}  // namespace ariadne
