#pragma once

#include "agents/request.hpp"
#include "search/tree/searcher.hpp"

namespace ariadne {

// What a searcher finds from a position, which is that of the request or the same with other moves, as a decision. The
// caller gets each finished depth in the same form; only the work of a depth that was begun and not finished is added
// afterwards. Helpers are those of a Searcher; their nodes count.
template <Game G, Position P, class Value, class Table, class Observer, class Helpers = NoHelpers>
Decision searched_decision(const Request<G>& request, const P& position, const SearchPlan& plan,
                           Searcher<Table>& searcher, Budget& budget, Observer& observer,
                           const KernelSource<P, Value, Table, Observer>& kernels, Helpers&& helpers = {}) {
  const auto decision = [&](const auto& result) {
    Decision found = decision_of<G>(position, result);
    found.nodes += budget.nodes_of_others();
    found.time = budget.elapsed();
    if constexpr (requires { searcher.table().permille_used(); })
      found.hash_permille = searcher.table().permille_used();
    return found;
  };
  const auto info = [&](const auto& result) {
    if (request.how.info) request.how.info(decision(result));
  };
  auto result = searcher.search_with(kernels, position, plan, budget, observer, info, helpers);
  // Stopped before any move was searched: some legal move must be played.
  if (result.moves.empty()) result.move = position.moves()[0];
  return decision(result);
}

}  // namespace ariadne
