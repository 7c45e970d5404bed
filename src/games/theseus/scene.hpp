#pragma once

#include "games/game.hpp"
#include "games/theseus/position.hpp"

namespace ariadne::theseus {

using Transcript = ariadne::Transcript<Position>;

// The labyrinth: what the player to move sees and where he may go is marked, and who moved last.
Scene scene(const Position& position, const LastStep<Position>* last);

}  // namespace ariadne::theseus
