#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "apps/cli/context.hpp"
#include "apps/cli/solve/source.hpp"
#include "core/budget.hpp"

namespace ariadne {

struct CheckHeuristicOptions {
  PathProblemOptions problem;
  std::vector<std::string> heuristics;    // empty: every one that the problem has
  std::uint64_t nodes = 0;                // for each check, 0: no limit
  std::chrono::milliseconds time{0};      // likewise
  std::uint64_t memory = kDefaultMemory;  // likewise, in bytes
};
int run_check_heuristic(const CheckHeuristicOptions&, const Context&);

}  // namespace ariadne
