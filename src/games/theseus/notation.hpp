#pragma once

#include <string>
#include <string_view>

#include "core/json.hpp"
#include "core/result.hpp"
#include "games/theseus/position.hpp"

namespace ariadne::theseus {

// A drawing and below it "theseus to move, ply 0 of 200, 0 collected". Without that line a game begins.
Result<Position> read_text(std::string_view text);
std::string write_text(const Position& position);

// {"board":["+---+---+---+", …],"to_move":"theseus","ply":0,"limit":200,"collected":0}
Result<Position> read_json(const Json& json);
Json write_json(const Position& position);

}  // namespace ariadne::theseus
