#pragma once

#include <string>
#include <string_view>

#include "core/json.hpp"
#include "core/result.hpp"
#include "games/flags/position.hpp"

namespace ariadne::flags {

// A drawing and below it "classic, step 0 of 1000, limit wins pacman", then what is pending or who has caught Pac-Man:
// ", pending pacman 2" or ", caught by 0 2". Without that line a game begins.
Result<Position> read_text(std::string_view text);
std::string write_text(const Position& position);

// {"maze":"classic","pacman":[9,12],"ghosts":[[0,9],…],"captured":[false,false,false,false],"step":0}, and where needed
// "limit":1000, "limit_wins":"pacman", "caught":[0] and "pending", which is Pac-Man's direction or the text of the
// ghosts' move.
Result<Position> read_json(const Json& json);
Json write_json(const Position& position);

}  // namespace ariadne::flags
