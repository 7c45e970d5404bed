#pragma once

#include <string>
#include <vector>

#include "games/game.hpp"
#include "games/pacman/notation.hpp"

namespace ariadne::pacman {

// "pacman goes West and eats food".
std::string describe(const Position& position, Move move);

// "pacman wins with 532 points", of a finished game.
std::string outcome_text(const Position& position);

// Capsules, ghosts that are eaten, and the end of Pac-Man: there is too much food for each of it to be an event.
std::vector<GameEvent> events(const Position& before, const Position& after);

// The maze with everybody in it; who moved last is marked.
Scene scene(const Position& position, const LastStep<Position>* last);

}  // namespace ariadne::pacman
