#pragma once

#include <cstddef>

#include "core/budget.hpp"
#include "search/tree/expansion.hpp"
#include "search/tree/root.hpp"
#include "search/tree/searcher.hpp"
#include "search/tree/table_alpha_beta.hpp"

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

// Depth after depth, so that the table is full of what shallower searches found; with few places many entries collide.
template <class P, class Evaluate>
auto searched_with_table(const P& position, int depth, int lines, std::size_t places, const Evaluate& evaluate) {
  using Table = AlphaBetaTable<P, Evaluate>;
  Budget budget;
  Silent silent;
  Searcher<Table> searcher{Table(places)};
  return searcher.search(
      position, {.last_depth = depth, .lines = lines}, budget, silent,
      [&](Expansion<P>& expansion, Table& table) { return TableAlphaBeta<P, Evaluate>(evaluate, expansion, table); });
}

}  // namespace ariadne::test_search
