#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "search/path/covering_walk/graph.hpp"

namespace ariadne {

struct WalkOptions {
  bool upper_bound_only = false;  // a good walk quickly, and a proof only if that is easy
};

// The best walk known and how good it is. No walk and `proven`: something required cannot be reached.
struct WalkAnswer {
  std::optional<std::vector<int>> walk;  // vertices in order, the start first; checked against the graph
  int cost = 0;
  int lower_bound = 0;     // no walk is shorter
  bool proven = false;     // no walk is shorter than this one
  std::uint64_t work = 0;  // counted on the budget: states of the proof and of its bound, attempts to improve
};

// The shortest walk from the start that visits everything required. Twice the sum of all lengths must fit an int.
WalkAnswer shortest_covering_walk(const WalkGraph& graph, Budget& budget, const WalkOptions& options = {});

}  // namespace ariadne
