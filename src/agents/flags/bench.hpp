#pragma once

#include "agents/bench_of.hpp"
#include "games/flags/rules.hpp"

namespace ariadne {

// Successors that are played one by one, leaves of `minmax`, whole games of simple agents, and the solution with one
// ghost.
template <>
struct OwnBench<flags::Rules> {
  static std::vector<BenchLine> lines(const std::atomic<bool>& stop);
};

}  // namespace ariadne
