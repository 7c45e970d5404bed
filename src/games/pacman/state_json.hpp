#pragma once

#include "core/json_reader.hpp"
#include "core/result.hpp"
#include "games/pacman/position.hpp"
#include "mazes/layout.hpp"

namespace ariadne::pacman {

// A whole position: {"to_move":0,"score":12,"pacman":{…},"ghosts":[{…},…],"food":[[1,2],…],"capsules":[[1,1]]}, and
// "round" and "lost" where they are not 0 and false. The layout gives the walls, and cells that once had food.
Result<Position> read_state(const JsonReader& state, const Layout& layout, const StartOptions& options);
Json write_state(const Position& position);

}  // namespace ariadne::pacman
