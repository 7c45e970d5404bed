#pragma once

#include "core/board_view.hpp"
#include "games/game.hpp"
#include "games/theseus/position.hpp"

namespace ariadne::theseus {

using Transcript = ariadne::Transcript<Position>;

// The labyrinth after the moves of the game: what the player to move sees is lit, who moved last is marked.
BoardView view(const Transcript& game);

}  // namespace ariadne::theseus
