#pragma once

#include <vector>

#include "search/path/covering_walk.hpp"

namespace ariadne::covering {

// A walk from the start that uses each edge exactly so often. The edges must be connected with the start, and at most
// one vertex besides it may have an odd number of them.
std::vector<int> trail_of(const WalkGraph& graph, std::vector<int> uses);

}  // namespace ariadne::covering
