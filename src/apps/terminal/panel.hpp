#pragma once

#include <string>
#include <vector>

#include "arena/game.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

// How often agents failed within `plies` plies and were excused, one line for each that did: "black failed 3 times,
// last in ply 12 (timeout)".
std::vector<std::string> failure_rows(const GameInPlay& game, std::size_t plies);

// The lines beside a board: the position's notes, who plays and failed, the last move and what the agent said about it,
// and the latest moves, as many as fit in `rows` lines. `shown` is the session at the ply on display, `before` the
// position one ply earlier, if there is one.
std::vector<std::string> game_panel(const GameInPlay& game, const Session& shown, const Session* before,
                                    const Look& look, int rows);

}  // namespace ariadne
