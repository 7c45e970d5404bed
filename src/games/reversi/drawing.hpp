#pragma once

#include <string>

#include "core/result.hpp"
#include "games/reversi/position.hpp"
#include "games/reversi/reader.hpp"

// A position as a picture:
//
//     a b c d
//   1 - + - -
//   2 + O X -
//   3 - X O +
//   4 - - + -
//   black 2  white 2
//   black to move
//
// + marks a legal move. Also read are symbols (● ○ ·) and the other letters of discs, a square in brackets, as boards
// on a screen point out the last move or a hint, and labels below the board. Marks and the score may be left out; where
// they stand they must be right.
namespace ariadne::reversi {

// Takes the whole text.
Result<Position> read_drawing(Reader& reader);

std::string write_drawing(const Position& position);

}  // namespace ariadne::reversi
