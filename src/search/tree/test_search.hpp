#pragma once

#include <cstddef>
#include <thread>
#include <vector>

#include "core/budget.hpp"
#include "search/tree/expansion.hpp"
#include "search/tree/principal_variation.hpp"
#include "search/tree/root.hpp"
#include "search/tree/searcher.hpp"

// Whole searches for tests, without limits.
namespace ariadne::test_search {

// By a kernel such as Minimax.
template <template <class, class, class> class Kernel, class P, class Evaluate>
auto searched(const P& position, int depth, int lines, const Evaluate& evaluate) {
  Budget budget;
  Silent silent;
  Expansion<P> expansion(budget, silent);
  Kernel<P, Evaluate, Silent> kernel(evaluate, expansion);
  return search_root(position, depth, lines, kernel, expansion);
}

using TableSearcher = Searcher<TranspositionTable>;

// The kernels of a search.
template <class P, class Evaluate>
struct TableKernels {
  const Evaluate& evaluate;
  SearchTuning tuning;
  MoveExperience<typename P::Move> experience{};

  auto operator()(Expansion<P>& expansion, TranspositionTable& table) {
    return PrincipalVariation<P, Evaluate>(evaluate, expansion, table, experience, tuning);
  }
};

// Two threads that help a search.
class TwoHelpers {
 public:
  std::size_t count() const { return 2; }
  template <class Work>
  void start(const Work& work) {
    for (std::size_t number = 1; number <= count(); ++number) threads_.emplace_back([work, number] { work(number); });
  }
  void finish(Control& control) {
    control.stop();
    threads_.clear();
  }

 private:
  std::vector<std::jthread> threads_;
};

// Depth after depth, with what the searcher has in its table.
template <class P, class Evaluate, class Helpers = NoHelpers>
auto searched_with_table(TableSearcher& searcher, const P& position, const SearchPlan& plan, const Evaluate& evaluate,
                         const SearchTuning& tuning = {.table_depth = 1}, Helpers&& helpers = {}) {
  Budget budget;
  Silent silent;
  return searcher.search(position, plan, budget, silent, TableKernels<P, Evaluate>{evaluate, tuning}, NoInfo(),
                         helpers);
}

// With a table of `bytes` that is empty at first; in a small one many entries collide.
template <class P, class Evaluate>
auto searched_with_table(const P& position, int depth, int lines, std::size_t bytes, const Evaluate& evaluate) {
  TableSearcher searcher{TranspositionTable(bytes)};
  return searched_with_table(searcher, position, {.last_depth = depth, .lines = lines}, evaluate);
}

}  // namespace ariadne::test_search
