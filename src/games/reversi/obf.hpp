#pragma once

#include <string>

#include "core/text_reader.hpp"
#include "games/reversi/position.hpp"

// OBF, a position in a line: every square, the side to move, then fields such as `f5:+3` with the scores of moves.
// Ours add the field `empties=winner`, and boards of 16 and 36 squares. From % on a line is a comment.
namespace ariadne::reversi {

// Takes one line. The scores are checked for form only and ignored.
Result<Position> read_obf(TextReader& reader);

std::string write_obf(const Position& position);

}  // namespace ariadne::reversi
