#pragma once

#include <string>

#include "games/game.hpp"
#include "games/pacman/notation.hpp"

namespace ariadne::pacman {

// "pacman goes West and eats food".
std::string describe(const Position& position, Move move);

// "pacman wins with 532 points", of a finished game.
std::string outcome_text(const Position& position);

// The maze with everybody in it; who moved last is marked.
Scene scene(const Position& position, const LastStep<Position>* last);

}  // namespace ariadne::pacman
