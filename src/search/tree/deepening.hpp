#pragma once

#include <cstdint>
#include <utility>

#include "core/budget.hpp"

namespace ariadne {

// Searches deeper and deeper until the budget is spent, and answers with the last depth that was finished
// and the work of all of them. `search_to(depth)` returns a SearchResult; one of depth 1 is given even if it is
// incomplete.
template <class SearchTo>
auto deepen(int max_depth, const Budget& budget, SearchTo search_to) {
  auto best = search_to(1);
  std::uint64_t cutoffs = best.cutoffs;
  for (int depth = 2; depth <= max_depth && !best.proven && !budget.spent(); ++depth) {
    auto deeper = search_to(depth);
    cutoffs += deeper.cutoffs;
    if (!deeper.complete) break;
    best = std::move(deeper);
  }
  best.nodes = budget.nodes();
  best.cutoffs = cutoffs;
  return best;
}

}  // namespace ariadne
