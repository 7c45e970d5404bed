#pragma once

#include "core/rng.hpp"
#include "mazes/grid.hpp"

namespace ariadne {

// Grids of at least 3 x 3 with a closed border whose open cells are connected. (1, 1) is open, and so are the other
// three corners if both sides are at least 5.

// Connected, no loops.
Grid carve_perfect(int width, int height, Rng& rng);

// A perfect maze in which dead ends were opened until at most `dead_ends` percent of them are left. Only a maze that is
// a single corridor keeps its two.
Grid carve_braided(int width, int height, int dead_ends, Rng& rng);

// Rectangular rooms, divided by walls with a door or two.
Grid carve_rooms(int width, int height, Rng& rng);

}  // namespace ariadne
