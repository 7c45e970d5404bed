#pragma once

#include "core/text_reader.hpp"
#include "games/reversi/position.hpp"

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
// on a screen highlight the last move or a hint, and labels below the board. Marks and the score may be left out; where
// they stand they must be right. In place of the side to move a finished game has "the game is over: black wins 2 to
// 0", and "empties for the winner" may stand with both.
namespace ariadne::reversi {

// Takes the whole text.
Result<Position> read_drawing(TextReader& reader);

}  // namespace ariadne::reversi
