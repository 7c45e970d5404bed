#pragma once

#include <cstdint>
#include <vector>

#include "core/rng.hpp"
#include "games/theseus/walls.hpp"

namespace ariadne::theseus {

// How walls are drawn.
//   classic  tile by tile with many failed attempts: 71 to 100 inner walls on 15 x 15
//   dense    any side that is still allowed, until nothing is left to spend: 139 on 15 x 15
//   none     the perimeter alone
enum class WallStyle : std::uint8_t { classic, dense, none };

Walls draw_walls(int size, WallStyle style, Rng& rng);

// Draws again until every tile can be reached.
Walls draw_connected_walls(int size, WallStyle style, Rng& rng);

// Different tiles in ascending order, none of them where the players start; fewer if the board is too small.
std::vector<int> draw_supplies(int size, int count, Rng& rng);

}  // namespace ariadne::theseus
