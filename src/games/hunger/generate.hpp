#pragma once

#include <vector>

#include "core/rng.hpp"
#include "games/hunger/board.hpp"

namespace ariadne::hunger {

// What lies on a new board: all of it near the middle, whatever the size.
//   6 weapons  a pistol, a bow and a sword for each player, on the 4 x 4 tiles in the middle
//   10 food    of 1 to 10 points, on the ring around them
//   8 traps    4 animals and 4 ropes of -1 to -10 points, on the next ring
std::vector<PlacedItem> draw_items(int size, Rng& rng);

}  // namespace ariadne::hunger
