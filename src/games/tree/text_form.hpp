#pragma once

#include <string>
#include <string_view>

#include "core/result.hpp"
#include "games/tree/position.hpp"

namespace ariadne::tree {

// A tree in one line: max(min(3,12,8),min(2,4,6)). All else is written only where it is wanted:
//   Left>3              the move that leads to a node; else moves are numbered
//   b:min(3,8)          the name of a node; else the moves that lead to it
//   min=4(3,8)          the value of an inner node
//   chance(0.2*3,0.8*8) how likely the moves are; by default equally likely
//   3 win, 3 lose       the game is won or lost here
//   … seats 3           players, where not all of them move
//   … at b              where the game stands
// A word in other characters than letters, digits, _, - and ., or that begins with one of the last two, is written as a
// JSON string.
Result<Position> read_text(std::string_view text);
std::string write_text(const Position& position);

}  // namespace ariadne::tree
