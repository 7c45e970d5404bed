#pragma once

#include <vector>

#include "games/pacman/ghost_odds.hpp"
#include "games/pacman/position.hpp"

// How simple agents move. Random choices are left to the caller, who has a generator.
namespace ariadne::pacman {

// West while he can, then he stands.
Move go_west(const Position& position);

// Left if he can, else straight on, else right, else back: a hand on the wall. Standing counts as facing North.
Move left_turn(const Position& position);

// The moves with the best immediate score, without standing still.
Moves greedy_moves(const Position& position);

// The moves whose successors are best by the evaluation `report-reflex`.
Moves reflex_moves(const Position& position);

// The way to the nearest food, North, South, East and West tried in this order; empty if none can be reached. Ghosts
// are not considered.
std::vector<Move> way_to_closest_dot(const Position& position);

}  // namespace ariadne::pacman
