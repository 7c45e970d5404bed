#pragma once

#include <string>
#include <string_view>

#include "core/json.hpp"
#include "core/result.hpp"
#include "games/game.hpp"
#include "games/pacman/position.hpp"

namespace ariadne::pacman {

using Transcript = ariadne::Transcript<Position>;

// {"layout":["%%%%%","%P.G%","%%%%%"]}, a start, which may also say "order", "ghosts" and "limit"; with "state" it is
// a position in the middle of a game. "compat":"cs188" reads the layout as the course does: longer rows are cut and
// unknown characters are open.
Result<Position> read_json(const Json& json);
Json write_json(const Position& position);  // always with a state

// The drawing of a `.lay` file. What JSON says besides the layout may follow on a line of its own.
Result<Transcript> read_text(std::string_view text, Reading reading = Reading::strict);
std::string write_text(const Position& position);

}  // namespace ariadne::pacman
