#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "search/path/covering_walk/order.hpp"

namespace ariadne::covering {

// One link of the kernel, in the order in which a frontier passes over it. A junction is open, and has a slot, from its
// first link to its last.
struct FrontierStep {
  int link = 0;
  int first_slot = 0, second_slot = 0;
  bool first_enters = false, second_enters = false;
  bool first_leaves = false, second_leaves = false;  // after the link
  std::uint32_t open_before = 0, open_after = 0;     // sets of slots
  std::uint32_t required = 0;                        // those of required junctions, with those that enter
  bool started = false;                              // the start entered before
  bool rest_is_optional = false;                     // nothing required begins later
};

using FrontierPlan = std::vector<FrontierStep>;

// A plan with few open junctions, or nothing if they are always too many.
std::optional<FrontierPlan> plan_frontier(const WalkKernel& kernel);

// A guess, by the numbers of open junctions, of how many states a plan leads to.
double estimated_states(const FrontierPlan& plan);

}  // namespace ariadne::covering
