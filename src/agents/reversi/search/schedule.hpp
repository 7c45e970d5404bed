#pragma once

#include <vector>

#include "agents/reversi/search/disc_search.hpp"

namespace ariadne::reversi {

// How far to look, step by step, each being preparation for the next.
inline std::vector<Reach> schedule_of(int empties, const DiscPlan& plan, bool has_estimates) {
  constexpr int kLeap = 10;          // so near to the end the next step is the end
  constexpr int kSolvedAtOnce = 10;  // with so few squares nothing needs to be prepared
  std::vector<Reach> steps;
  const auto add = [&](int depth, std::uint8_t level) { steps.push_back({static_cast<std::uint8_t>(depth), level}); };
  const bool solves = plan.depth >= empties;
  const int last = solves ? empties - kLeap : plan.depth;
  const int stride = plan.solves_at_once ? 2 : 1;
  if (!solves || empties > kSolvedAtOnce) {
    for (int depth = plan.solves_at_once ? 2 + empties % 2 : 1; depth <= last; depth += stride) add(depth, 0);
  }
  if (!solves) return steps;
  if (empties > kSolvedAtOnce && has_estimates) {
    for (std::uint8_t level = 0; level < kFullLevel; ++level) add(empties, level);
  }
  add(empties, kFullLevel);
  return steps;
}

}  // namespace ariadne::reversi
