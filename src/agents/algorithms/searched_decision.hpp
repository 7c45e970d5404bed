#pragma once

#include <optional>
#include <utility>

#include "agents/request.hpp"
#include "search/tree/searcher.hpp"

namespace ariadne {

// What a searcher finds from a position, which is that of the request or the same with other moves, as a decision. The
// caller gets each finished depth in the same form, and while the next one takes long, the same again with the work so
// far; in the end only the work of a depth that was begun and not finished is added. Helpers are those of a Searcher;
// their nodes count.
template <Game G, Position P, class Value, class Table, class Observer, class Helpers = NoHelpers>
Decision searched_decision(const Request<G>& request, const P& position, const SearchPlan& plan,
                           Searcher<Table>& searcher, Budget& budget, Observer& observer,
                           const KernelSource<P, Value, Table, Observer>& kernels, Helpers&& helpers = {}) {
  const auto measured = [&](Decision found, std::uint64_t nodes) {
    found.nodes = nodes + budget.nodes_of_others();
    found.time = budget.elapsed();
    if constexpr (requires { searcher.table().permille_used(); })
      found.hash_permille = searcher.table().permille_used();
    return found;
  };
  const auto decision = [&](const auto& result) { return measured(decision_of<G>(position, result), result.nodes); };
  std::optional<Decision> told;
  const auto info = [&](const auto& result) {
    if (request.how.info) request.how.info(told.emplace(decision(result)));
  };
  if (request.how.info) {
    budget.at_looks([&] {
      if (!told || budget.spent() || budget.elapsed() - told->time < kTellsEvery) return;
      told = measured(std::move(*told), budget.nodes());
      request.how.info(*told);
    });
  }
  auto result = searcher.search_with(kernels, position, plan, budget, observer, info, helpers);
  budget.at_looks({});
  // Stopped before any move was searched: some legal move must be played.
  if (result.moves.empty()) result.move = position.moves()[0];
  return decision(result);
}

}  // namespace ariadne
