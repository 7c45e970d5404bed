#pragma once

#include "games/flags/position.hpp"
#include "games/game.hpp"

namespace ariadne::flags {

using Transcript = ariadne::Transcript<Position>;

// The maze with everybody in it; who moved last is marked. A pending choice is not shown.
Scene scene(const Position& position, const LastStep<Position>* last);

}  // namespace ariadne::flags
