#pragma once

#include <vector>

#include "search/path/covering_walk/links.hpp"

namespace ariadne::covering {

// The maximum number of junctions that may be open at one time.
inline constexpr int kWidestFrontier = 24;

// The number of states of a frontier grows by about this factor with each open junction.
inline constexpr double kStatesPerJunction = 4;

// An order of the links in which few junctions are open at a time: some of their links passed and some not. They may
// still be too many. There is at least one link.
std::vector<int> order_of_links(const WalkKernel& kernel);

}  // namespace ariadne::covering
