#pragma once

#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "search/path/covering_walk/relaxation.hpp"

namespace ariadne::covering {

// What a search for a cheaper way to use the kernel came to.
struct ProofResult {
  std::optional<std::vector<int>> uses;  // of the cheapest that was found: how often each edge is used
  int cost = 0;                          // of it, or the bound that was given
  int lower_bound = 0;
  bool complete = true;  // false: the budget ended first
};

// Looks for something cheaper than `upper_bound`: passes over the kernel link by link, with all states of the frontier
// that may still lead to it. Counts each of them on the budget.
ProofResult search_kernel(const WalkKernel& kernel, const FrontierPlan& plan, const DegreeRelaxation& relaxation,
                          std::size_t edges, int upper_bound, Budget& budget);

}  // namespace ariadne::covering
