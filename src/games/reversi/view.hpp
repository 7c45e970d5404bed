#pragma once

#include <string>

#include "core/board_view.hpp"
#include "games/reversi/game_text.hpp"
#include "games/reversi/position.hpp"

namespace ariadne::reversi {

// "black plays d3, turning 1 disc".
std::string describe(const Position& position, Move move);

// "white wins 40 to 24", of a finished game, with the empty squares if they count.
std::string outcome_text(const Position& position);

// The board after the moves of the game, the last square played marked.
BoardView view(const Transcript& game);

}  // namespace ariadne::reversi
