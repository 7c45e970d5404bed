#pragma once

#include <string>

#include "games/game.hpp"
#include "games/reversi/position.hpp"

namespace ariadne::reversi {

// "black plays d3, turning 1 disc".
std::string describe(const Position& position, Move move);

// "white wins 40 to 24", of a finished game, with the empty squares if they count.
std::string outcome_text(const Position& position);

// The board with a disc for each taken square; the legal moves and the last square played are marked.
Scene scene(const Position& position, const LastStep<Position>* last);

}  // namespace ariadne::reversi
