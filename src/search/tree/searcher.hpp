#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/borrowed.hpp"
#include "core/budget.hpp"
#include "core/outcome.hpp"
#include "core/search_result.hpp"
#include "search/tree/any_kernel.hpp"
#include "search/tree/expansion.hpp"
#include "search/tree/root.hpp"
#include "search/tree/shared_search.hpp"

namespace ariadne {

// What a searcher keeps whose kernels remember nothing.
struct NoTable {
  void forget() {}
  void begin_search(Budget&) {}
};

// How a position is to be searched.
struct SearchPlan {
  int first_depth = 1, last_depth = 1;  // depth after depth; the same twice: that one only
  int plies = 1;                        // that a depth of one has
  int lines = 1;                        // the N best moves get exact values
};

// Nobody helps a search: it runs on the thread that begins it. What a searcher asks of helpers:
//   count()         how many there are to be
//   start(work)     each calls work(number), its number from 1, on a thread of its own; there may be none
//   finish(control) if there are any, stops the search and waits for them
struct NoHelpers {
  std::size_t count() const { return 0; }
  void finish(Control&) {}
};

// However a search ends, its helpers end with it.
template <class Helpers>
struct FinishesHelpers {
  Control& control;
  Helpers& helpers;
  ~FinishesHelpers() { helpers.finish(control); }
};

// Ignores finished depths.
struct NoInfo {
  template <class Finished>
  void operator()(const Finished&) const {}
};

// One search of a position, depth after depth; `shared` is null if no other thread takes part.
template <Position P, class Value, class Table, class Observer>
class DepthByDepth {
 public:
  using Move = typename P::Move;
  using Kernels = KernelSource<P, Value, Table, Observer>;
  using Found = SearchResult<Move, Value>;
  using Shared = SharedSearch<Move, Value>;

  DepthByDepth(const P& position, const SearchPlan& plan, Table& table, Budget& budget, Observer& observer,
               const Kernels& kernels, Shared* shared)
      : position_(position),
        plan_(plan),
        table_(table),
        budget_(budget),
        observer_(observer),
        kernels_(kernels),
        shared_(shared),
        order_(list_of_moves(position)) {}

  // To this depth; `best` is what the depths before found, if there were any.
  Found search_to(int depth, const Found* best) {
    auto window = expected(best);
    for (;;) {
      if (shared_ != nullptr) shared_->announce({depth, window, order_});
      Found found = search_in(depth, window);
      if (!found.complete || window.contains(found.value) || window == Window<Value>()) return finished(found);
      (found.value <= window.alpha ? window.alpha : window.beta) =
          found.value <= window.alpha ? Window<Value>().alpha : Window<Value>().beta;
    }
  }
  // Joins in what the thread that leads is searching.
  void join(const typename Shared::Task& task) {
    order_ = task.order;
    search_in(task.depth, task.window);
  }
  std::uint64_t cutoffs() const { return cutoffs_; }

 private:
  Found search_in(int depth, const Window<Value>& window) {
    Expansion<P, Observer> expansion(budget_, observer_);
    const auto kernel = kernels_.make(expansion, table_);
    MovesInProgress* in_progress = nullptr;
    if (kernels_.kind.shares && shared_ != nullptr) kernel->share(*(in_progress = &shared_->in_progress()));
    Found found =
        search_root(position_, depth * plan_.plies, plan_.lines, *kernel, expansion, order_, window, in_progress);
    found.depth = depth;
    cutoffs_ += found.cutoffs;
    found.cutoffs = cutoffs_;
    return found;
  }
  // The next depth begins with the move that is best now.
  Found finished(Found& found) {
    if (kernels_.kind.scouts && found.complete) {
      const auto best = std::ranges::find(order_, found.move);
      std::rotate(order_.begin(), best, best + 1);
    }
    return std::move(found);
  }

  // The window in which a kernel that scouts is expected to find the value: around that of the last depth, as wide as
  // values changed of late. It is opened where the value turns out to be outside.
  Window<Value> expected(const Found* best) {
    if (!kernels_.kind.scouts || best == nullptr || plan_.lines > 1) return {};
    const Value now = best->value, change = now > before_ ? now - before_ : before_ - now;
    const bool known =
        before_known_ && decided_sign(static_cast<double>(now)) == 0 && decided_sign(static_cast<double>(before_)) == 0;
    before_ = now;
    before_known_ = true;
    return known ? Window<Value>{just_below(now - change), just_above(now + change)} : Window<Value>();
  }

  const P& position_;
  const SearchPlan& plan_;
  Table& table_;
  Budget& budget_;
  Observer& observer_;
  const Kernels& kernels_;
  Shared* const shared_;
  std::vector<Move> order_;
  std::uint64_t cutoffs_ = 0;
  Value before_{};
  bool before_known_ = false;
};

// Searches positions depth after depth, and owns what outlives a depth and a move: the table that its kernels share.
//
// Ownership: it lives in the memory of an agent, from move to move and from game to game. It holds nothing of the
// position, the budget and the observer that a search is given.
// Threads: a searcher does one search at a time, in the thread that calls it; `info` is called there too. Helpers, if
// there are any, search the same root on threads of their own, put off moves that another thread is searching, and
// leave a depth soon after the next one has begun. All they do for the search is to fill the table and what kernels
// learn, which must allow that; the result is that of the calling thread. Stopping: a search that is stopped returns
// the last depth that was finished. Whatever it left in the table is valid, and the searcher can be used again.
//
// A Table has begin_search(budget): it claims its memory. If that is refused the budget is spent, and the search comes
// back without a move. And it has forget(): after it a search finds nothing that an earlier one left.
template <class Table = NoTable>
class Searcher {
 public:
  explicit Searcher(Table table = Table()) : table_(std::move(table)) {}

  // A new game begins: what was found in the last one is forgotten, so that no game depends on those before it.
  void new_game() { table_.forget(); }

  const Table& table() const { return table_; }
  Table& table() { return table_; }

  // `kernel_for(expansion, table)` makes the kernel of a depth; `info(result)` is called for each finished depth, with
  // the work so far. The result has the work of all depths, also of one that was not finished. The first depth is given
  // even if it is incomplete. `kernel_for` may hold what its kernels learn; all threads call it at the same time.
  template <Position P, class Observer, class KernelFor, class Info = NoInfo, class Helpers = NoHelpers>
  auto search(const P& position, const SearchPlan& plan, Budget& budget, Observer& observer, KernelFor&& kernel_for,
              const Info& info = {}, Helpers&& helpers = {}) {
    return search_with(kernel_source<P, Table, Observer>(kernel_for), position, plan, budget, observer, info, helpers);
  }
  // The same with kernels whose kind is not known.
  template <Position P, class Value, class Observer, class Info = NoInfo, class Helpers = NoHelpers>
  SearchResult<typename P::Move, Value> search_with(const KernelSource<P, Value, Table, Observer>& kernels,
                                                    const P& position, const SearchPlan& plan, Budget& budget,
                                                    Observer& observer, const Info& info = {}, Helpers&& helpers = {}) {
    assert(plan.first_depth >= 1 && plan.last_depth * plan.plies <= kMaxDepth);
    table_.begin_search(budget);
    const P root = borrowed(position);
    using Depths = DepthByDepth<P, Value, Table, Observer>;
    typename Depths::Shared shared({plan.first_depth, {}, list_of_moves(root)});
    const FinishesHelpers<std::remove_cvref_t<Helpers>> at_end{budget.control(), helpers};
    const bool has_help = helpers.count() > 0 && !budget.spent();
    if constexpr (!std::same_as<std::remove_cvref_t<Helpers>, NoHelpers>) {
      if (has_help) helpers.start([&](std::size_t) { help(root, plan, budget.control(), kernels, shared); });
    }
    Depths depths(root, plan, table_, budget, observer, kernels, has_help ? &shared : nullptr);
    auto best = depths.search_to(plan.first_depth, nullptr);
    if (best.complete) info(std::as_const(best));
    for (int depth = plan.first_depth + 1; depth <= plan.last_depth && goes_on(best, budget); ++depth) {
      auto deeper = depths.search_to(depth, &best);
      if (!deeper.complete) break;
      best = std::move(deeper);
      info(std::as_const(best));
    }
    best.nodes = budget.nodes();
    best.cutoffs = depths.cutoffs();
    best.stopped = budget.stopped();
    return best;
  }

 private:
  // What a helper does, until the search ends. When it is through and the leader is not, it joins in once more: after a
  // short wait if there was little to do, or it would mostly count the same nodes again.
  template <Position P, class Value, class Shared>
  void help(const P& position, const SearchPlan& plan, Control& control,
            const KernelSource<P, Value, Table, Silent>& kernels, Shared& shared) {
    Silent silent;
    while (control.look() == StopReason::none) {
      const auto task = shared.task();
      Budget budget(control);
      budget.at_looks([&] {
        if (shared.is_over(task)) budget.leave();
      });
      DepthByDepth<P, Value, Table, Silent>(position, plan, table_, budget, silent, kernels, &shared).join(task);
      if (budget.nodes() < Budget::kStride) shared.wait_after(task);
    }
  }

  template <class Found>
  static bool goes_on(const Found& found, const Budget& budget) {
    return !found.proven && budget.allows_new_depth();
  }

  [[no_unique_address]] Table table_;
};

}  // namespace ariadne
