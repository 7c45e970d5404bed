#pragma once

#include <cassert>
#include <cstdint>
#include <utility>

#include "core/budget.hpp"
#include "core/search_result.hpp"
#include "search/tree/expansion.hpp"
#include "search/tree/root.hpp"

namespace ariadne {

// What a searcher keeps whose kernels remember nothing.
struct NoTable {
  void begin_search(Budget&) {}
};

// How a position is to be searched.
struct SearchPlan {
  int first_depth = 1, last_depth = 1;  // depth after depth; the same twice: that one only
  int plies = 1;                        // that a depth of one has
  int lines = 1;                        // the N best moves get exact values
};

// Ignores finished depths.
struct NoInfo {
  template <class Finished>
  void operator()(const Finished&) const {}
};

// Searches positions depth after depth, and owns what outlives a depth and a move: the table that its kernels share.
//
// Ownership: it lives in the memory of an agent, from move to move and from game to game. It holds nothing of the
// position, the budget and the observer that a search is given.
// Threads: a searcher does one search at a time, in the thread that calls it; `info` is called there too.
// Stopping: a search that is stopped returns the last depth that was finished. Whatever it left in the table is valid,
// and the searcher can be used again.
//
// A Table has begin_search(budget): it claims its memory, and what it knows from earlier searches must not change what
// the next one finds. If the memory is refused the budget is spent, and the search comes back without a move.
template <class Table = NoTable>
class Searcher {
 public:
  explicit Searcher(Table table = Table()) : table_(std::move(table)) {}

  // A new game begins. The table stays: a search never finds what an earlier one left in it.
  void new_game() {}

  // `kernel_for(expansion, table)` makes the kernel of a depth; `info(result)` is called for each finished depth, with
  // the work so far. The result has the work of all depths, also of one that was not finished. The first depth is given
  // even if it is incomplete.
  template <Position P, class Observer, class KernelFor, class Info = NoInfo>
  auto search(const P& position, const SearchPlan& plan, Budget& budget, Observer& observer,
              const KernelFor& kernel_for, const Info& info = {}) {
    assert(plan.first_depth >= 1 && plan.last_depth * plan.plies <= kMaxDepth);
    table_.begin_search(budget);
    std::uint64_t cutoffs = 0;
    const auto search_to = [&](int depth, const typename P::Move* best_before) {
      Expansion<P, Observer> expansion(budget, observer);
      auto kernel = kernel_for(expansion, table_);
      const auto* first = tries_best_first<decltype(kernel)> ? best_before : nullptr;
      auto result = search_root(position, depth * plan.plies, plan.lines, kernel, expansion, first);
      result.depth = depth;
      cutoffs += result.cutoffs;
      result.cutoffs = cutoffs;
      if (result.complete) info(std::as_const(result));
      return result;
    };
    auto best = search_to(plan.first_depth, nullptr);
    for (int depth = plan.first_depth + 1; depth <= plan.last_depth && goes_on(best, budget); ++depth) {
      if (auto deeper = search_to(depth, &best.move); deeper.complete) best = std::move(deeper);
    }
    best.nodes = budget.nodes();
    best.cutoffs = cutoffs;
    best.stopped = budget.stopped();
    return best;
  }

 private:
  template <class Found>
  static bool goes_on(const Found& found, const Budget& budget) {
    return !found.proven && budget.allows_new_depth();
  }

  // Whether a kernel wants the root move that was best at the last depth to come first.
  template <class K>
  static constexpr bool tries_best_first = requires { requires K::kBestFirst; };

  [[no_unique_address]] Table table_;
};

}  // namespace ariadne
