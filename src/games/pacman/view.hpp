#pragma once

#include <string>

#include "core/board_view.hpp"
#include "games/pacman/notation.hpp"

namespace ariadne::pacman {

// "pacman goes West and eats food".
std::string describe(const Position& position, Move move);

// "pacman wins with 532 points", of a finished game.
std::string outcome_text(const Position& position);

// The board after the moves of the game, the last agent that moved marked.
BoardView view(const Transcript& game);

}  // namespace ariadne::pacman
