#pragma once

#include "games/game.hpp"
#include "games/hunger/position.hpp"

namespace ariadne::hunger {

using Transcript = ariadne::Transcript<Position>;

// The board at its starting size: what is gone of it is wall, and the ring that goes next is marked.
Scene scene(const Position& position, const LastStep<Position>* last);

}  // namespace ariadne::hunger
