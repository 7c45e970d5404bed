#pragma once

#include <vector>

#include "core/report.hpp"
#include "core/rng.hpp"

namespace ariadne {

// One of the moves that have the value of the report, all equally likely.
template <class Move, class Value>
Move any_of_the_best(const Report<Move, Value>& report, Rng& rng) {
  std::vector<Move> best;
  for (const auto& root : report.moves) {
    if (root.value == report.value) best.push_back(root.move);
  }
  return best[rng.below(static_cast<std::uint32_t>(best.size()))];
}

}  // namespace ariadne
