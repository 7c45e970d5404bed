#pragma once

#include <string>
#include <vector>

#include "apps/cli/play/table.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

// What stands beside a board: the position's notes, who plays, the last move and what was thought about it, and the
// list of moves, its end first cut to `rows` lines. `shown` is the session at the ply on display.
std::vector<std::string> game_panel(const Table& table, const Session& shown, const Look& look, int rows);

// The moves in rows of one for each seat, numbered: "  1. d3    c3".
std::vector<std::string> move_rows(const std::vector<std::string>& moves, std::size_t seats);

}  // namespace ariadne
