#pragma once

#include <vector>

#include "core/rng.hpp"
#include "core/search_result.hpp"

namespace ariadne {

// One of the moves that have the value of the result, all equally likely.
template <class Move, class Value>
Move any_of_the_best(const SearchResult<Move, Value>& result, Rng& rng) {
  std::vector<Move> best;
  for (const auto& root : result.moves) {
    if (root.value == result.value) best.push_back(root.move);
  }
  return best[rng.below(static_cast<std::uint32_t>(best.size()))];
}

}  // namespace ariadne
