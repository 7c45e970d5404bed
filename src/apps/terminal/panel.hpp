#pragma once

#include <string>
#include <vector>

#include "arena/game.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

// The lines beside a board: the position's notes, who plays, the last move and what the agent said about it, and the
// latest moves, as many as fit in `rows` lines. `shown` is the session at the ply on display, `before` the position one
// ply earlier, if there is one.
std::vector<std::string> game_panel(const GameInPlay& game, const Session& shown, const Session* before,
                                    const Look& look, int rows);

}  // namespace ariadne
