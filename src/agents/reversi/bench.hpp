#pragma once

#include "agents/bench_of.hpp"
#include "games/reversi/rules.hpp"

namespace ariadne {

// The engine's own search: to a depth, and to the end of games.
template <>
struct OwnBench<reversi::Rules> {
  static std::vector<BenchLine> lines(const std::atomic<bool>& stop);
};

}  // namespace ariadne
