#pragma once

#include <optional>
#include <vector>

#include "core/path_problem.hpp"
#include "core/path_result.hpp"

namespace ariadne {

// What a problem's own method gives: a result as of any search, and how much is proven.
template <PathProblem P>
struct OwnResult {
  PathResult<typename P::Action, typename P::Cost> result;
  bool proven = true;                        // nothing is cheaper than the plan; without a plan: there is none
  std::optional<double> lower_bound;         // where a proof was begun and not finished
  bool expands_states = true;                // false: it works on something else, and there is nothing to trace
  std::vector<typename P::State> expansion;  // if a trace is wanted
};

}  // namespace ariadne
