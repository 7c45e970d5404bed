#pragma once

#include <string_view>

#include "core/json.hpp"
#include "core/result.hpp"
#include "games/reversi/game_text.hpp"
#include "games/reversi/position.hpp"

namespace ariadne::reversi {

// A position or a game in any notation but JSON: OBF, a drawing, a string of moves, or GGF. Any discs make a position,
// even none at all: if neither side can move, the game is over.
Result<Transcript> read_text(std::string_view text);

// {"size":8,"board":"…64 letters…","to_move":"black"} and "empties":"winner" if that holds.
Result<Position> read_json(const Json& json);
Json write_json(const Position& position);

}  // namespace ariadne::reversi
