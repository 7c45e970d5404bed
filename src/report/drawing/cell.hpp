#pragma once

#include <string>
#include <string_view>

#include "report/drawing/board.hpp"

// What all ways of drawing a board do alike with a cell.
namespace ariadne {

// The signs to the left and right of a cell's own; the most pressing one is shown, blanks if there is none.
std::string_view brackets(const CellView& cell, bool cursor, const Marks& marks);

// What stands in the cell: one column.
std::string sign_of(const CellView& cell, const Look& look, const Marks& marks);

// A text that shows the cell, in its colour.
std::string painted(const CellView& cell, std::string_view text, const Look& look);

std::string without_trailing_spaces(std::string line);

}  // namespace ariadne
