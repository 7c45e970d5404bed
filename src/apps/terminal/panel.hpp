#pragma once

#include <string>
#include <vector>

#include "arena/game.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

// What stands beside a board: the position's notes, who plays, the last move and what was thought about it, and the
// list of moves, its end first cut to `rows` lines. `shown` is the session at the ply on display.
std::vector<std::string> game_panel(const GameInPlay& game, const Session& shown, const Look& look, int rows);

}  // namespace ariadne
