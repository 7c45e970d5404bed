#pragma once

#include "games/game.hpp"
#include "games/tree/position.hpp"

namespace ariadne::tree {

// The node where the game stands: a row for each of its moves, with a sign for what is there. So the ground is another
// one at each node; what was played last does not matter.
Scene scene(const Position& position, const LastStep<Position>* last);

// "max goes Left", "5 for max at Left.1".
std::string describe(const Position& position, Move move);
std::string outcome_text(const Position& position);

}  // namespace ariadne::tree
