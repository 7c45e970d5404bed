#pragma once

#include "core/budget.hpp"
#include "search/path/covering_walk_stops.hpp"

namespace ariadne::covering {

// A length that no walk over the stops falls below: shortest spanning trees, with prices on the stops that are raised
// where a tree branches and lowered where it ends (Held and Karp). Better with more rounds; one is the plain tree.
int spanning_tree_bound(const Stops& stops, int upper_bound, int rounds, Budget& budget);

}  // namespace ariadne::covering
