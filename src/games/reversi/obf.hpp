#pragma once

#include <string>
#include <vector>

#include "core/text_reader.hpp"
#include "games/game.hpp"
#include "games/reversi/position.hpp"

// OBF, a position in a line: every square, the side to move, then fields such as `f5:+3` with the scores of moves.
// Ours add the field `empties=winner`, and boards of 16 and 36 squares. From % on a line is a comment.
namespace ariadne::reversi {

// Takes one line, and empty lines and comments before and after it. The scores are checked, since one that cannot be
// right means that the board is not, and ignored.
Result<Position> read_obf(TextReader& reader);

// A file of such lines, as programs are tested with. The value that is expected is the best of the scores, which are
// for the side to move; those who publish them count the squares left empty for the winner, so that is how all
// positions are read. One in which the game is over is an error.
Result<std::vector<SuitePosition<Position>>> read_suite(std::string_view text);

std::string write_obf(const Position& position);

}  // namespace ariadne::reversi
