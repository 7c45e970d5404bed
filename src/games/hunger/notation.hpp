#pragma once

#include <string>
#include <string_view>

#include "core/result.hpp"
#include "games/hunger/position.hpp"

namespace ariadne::hunger {

// A drawing of what is left of the board, the top row first, and below it all that it does not show:
//   ___  F3   ___  A-5  …
//   W1P  P1   ___  R-10 …
//   …
//   P1: score 15, weapons PB, on F7
//   P2: score 12, weapons -, on ___
//   board 10 of 20, round 16 of 1000, first 1, to move 2
// "P12" is a tile that both share; `on` is the item that lies under a player. The last line ends with ", shot" once the
// player to move has shot the other.
Result<Position> read_text(std::string_view text);
std::string write_text(const Position& position);

}  // namespace ariadne::hunger
