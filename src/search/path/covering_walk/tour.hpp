#pragma once

#include <vector>

#include "core/budget.hpp"
#include "core/rng.hpp"
#include "search/path/covering_walk/stops.hpp"

namespace ariadne::covering {

// Each stop once; the walk takes the shortest paths between them.
using Tour = std::vector<int>;

int length_of(const Stops& stops, const Tour& tour);

// Always to the nearest vertex that is still required, as the walk itself. It ends with the budget, unfinished.
std::vector<int> closest_first_walk(const WalkGraph& graph, WalkDistances& distances, Budget& budget);
// The order in which a walk reaches the stops.
Tour tour_of(const Stops& stops, const std::vector<int>& walk);
std::vector<int> walk_of(const Stops& stops, WalkDistances& distances, const Tour& tour);

// How a tour is disturbed to improve it again.
struct Kicks {
  int count = 0;
  Rng rng{1};
  int enough = 0;  // a tour of this length or less needs no more of them
};

// Turns parts of the tour around and moves short parts elsewhere while that makes it shorter, then once more after each
// kick; what becomes longer is taken back. The budget may end it at any time.
Tour improved(const Stops& stops, Tour tour, Kicks kicks, Budget& budget);

}  // namespace ariadne::covering
