#pragma once

#include <algorithm>
#include <vector>

#include "agents/reversi/search/disc_search.hpp"

namespace ariadne::reversi {

// How far to look, step by step, each being preparation for the next. So near to the end that `leap` is reached, the
// next step is the end. Whoever only wants the solution takes fewer steps. Who may be stopped at any time takes all,
// and the first few even where nothing needs to be prepared: one who is stopped soon plays by these.
inline std::vector<Reach> schedule_of(int empties, const DiscPlan& plan, bool has_estimates) {
  constexpr int kRoughDepth = 8;     // without good estimates deeper steps are no preparation
  constexpr int kSolvedAtOnce = 10;  // with so few squares nothing needs to be prepared
  constexpr int kFirstDepths = 4;
  std::vector<Reach> steps;
  const auto add = [&](int depth, std::uint8_t level) { steps.push_back({static_cast<std::uint8_t>(depth), level}); };
  const bool solves = plan.depth >= empties;
  const int leap = plan.solves_at_once ? 14 : 10, stride = plan.solves_at_once ? 2 : 1;
  const int prepared = has_estimates ? empties - leap : std::min(empties - leap, kRoughDepth);
  const int least = plan.solves_at_once ? 0 : std::min(empties - 1, kFirstDepths);
  const int last = solves ? std::max(prepared, least) : plan.depth;
  for (int depth = plan.solves_at_once ? 2 + empties % 2 : 1; depth <= last; depth += stride) add(depth, 0);
  if (!solves) return steps;
  if (empties > kSolvedAtOnce && has_estimates) {
    for (int level = 0; level < kFullLevel; level += stride) add(empties, static_cast<std::uint8_t>(level));
  }
  add(empties, kFullLevel);
  return steps;
}

}  // namespace ariadne::reversi
