#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <string>
#include <utility>

#include "agents/algorithms/searched_decision.hpp"
#include "agents/algorithms/watched.hpp"
#include "agents/request.hpp"

namespace ariadne {

// How many plies a depth of one is: a round in a game that counts rounds, else a single ply.
template <Game G>
int plies_of_depth_one(const typename G::Position& position) {
  if constexpr (CountsRounds<G>) {
    return static_cast<int>(G::seats(position).size());
  } else {
    return 1;
  }
}

// The depth that can be searched from this position: fewer seats leave room for more rounds.
template <Game G>
int deepest_from(const typename G::Position& position) {
  return kMaxDepth / plies_of_depth_one<G>(position);
}

// Depth after depth up to this one, as far as it can be searched.
template <Game G>
SearchPlan plan_to(std::int64_t depth, const Request<G>& request) {
  const int most = deepest_from<G>(request.position);
  return {.last_depth = static_cast<int>(std::min<std::int64_t>(depth, most)),
          .plies = plies_of_depth_one<G>(request.position),
          .lines = request.how.lines};
}

// A depth in rounds may be more than can be searched with that many seats. One that nobody asked for is cut instead.
template <CountsRounds G>
Result<> check_depth(const Request<G>& request) {
  const auto depth = request.settings.number("depth");
  const int most = deepest_from<G>(request.position);
  if (depth <= most || !request.settings.given("depth")) return {};
  return failure("depth is " + std::to_string(depth) + " rounds; with " +
                 std::to_string(plies_of_depth_one<G>(request.position)) + " players at most " + std::to_string(most) +
                 " can be searched");
}

// What a FixedDepthSearch searches with: a kernel for when nobody watches, and the same for when somebody does.
template <Position P, class Value, class WatchedValue>
struct FixedDepthKernels {
  KernelSource<P, Value, NoTable, Silent> silent;
  KernelSource<P, WatchedValue, NoTable, Watched<P>> watched;
  KernelRoles<P> roles;
};

// A decision by one kernel to a depth. With a limit on nodes or time, or if it may be told to hurry, it searches depth
// after depth and plays the best of the last one finished. Whoever listens while it thinks without limits gets the
// shallower depths first, each searched for its own sake: what the last one finds and counts is the same.
template <HasEvaluations G, class Value, class WatchedValue>
class FixedDepthSearch {
 public:
  using P = typename G::Position;
  using Kernels = FixedDepthKernels<P, Value, WatchedValue>;

  FixedDepthSearch(const Request<G>& request, Searcher<>& searcher, const Kernels& kernels)
      : request_(request), searcher_(searcher), kernels_(kernels), limits_(limits_of(request)), plan_(plan()) {}

  Decision decide() {
    if (request_.how.count_distinct || shows_tree()) return watched();
    const Shallower before = limits_.none() && request_.how.info && !request_.how.may_hurry ? shallower() : Shallower();
    Budget budget(limits_, request_.how.stop);
    Silent silent;
    Decision decision = search(plan_, budget, silent, kernels_.silent);
    if (decision.complete || !before.last.value) return decision;
    return stopped_after(before, decision);
  }

 private:
  static Limits limits_of(const Request<G>& request) {
    const Settings& settings = request.settings;
    const Limits own{.nodes = static_cast<std::uint64_t>(settings.number("nodes")),
                     .time = std::chrono::milliseconds(settings.number("time")),
                     .memory = 0};
    return tighter(request.how.limits, own);
  }
  // Without limits one depth, else depth after depth, which also serves those who may be told to hurry.
  SearchPlan plan() const {
    const bool given = limits_.none() || request_.settings.given("depth");
    SearchPlan plan = plan_to(given ? request_.settings.number("depth") : kMaxDepth, request_);
    if (limits_.none() && !request_.how.may_hurry) plan.first_depth = plan.last_depth;
    return plan;
  }
  // With limits there is a tree for each depth, and no single one to be shown.
  bool shows_tree() const { return request_.how.tree != nullptr && limits_.none(); }

  Decision watched() {
    Limits limits = limits_;
    if (shows_tree()) limits.nodes = request_.how.tree->max_nodes + 1;
    Budget budget(limits, request_.how.stop);
    Watched<P> watched(request_.position, {request_.how.count_distinct, shows_tree()}, budget);
    Decision decision = search(plan_, budget, watched, kernels_.watched);
    if (const auto& distinct = watched.distinct()) decision.distinct = distinct->count();
    if (const auto& recorder = watched.recorder()) write_tree(recorder->nodes(), decision);
    return decision;
  }
  void write_tree(const std::vector<RecordedNode<P>>& nodes, const Decision& decision) {
    SearchTree& tree = *request_.how.tree;
    tree.prunes = kernels_.watched.kind.prunes;
    tree.whole = decision.complete;
    if (tree.whole) tree.nodes = AnyTreeWriter<G>(nodes, kernels_.roles).write(decision);
  }

  // The depths before the last one.
  struct Shallower {
    Decision last;  // the deepest that was finished; without a value if there is none
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time{0};  // of all of them
  };
  Shallower shallower() {
    Shallower all;
    Silent silent;
    SearchPlan one = plan_;
    for (int depth = 1; depth < plan_.last_depth; ++depth) {
      one.first_depth = one.last_depth = depth;
      Budget budget({}, request_.how.stop);
      Decision found = search(one, budget, silent, kernels_.silent);
      all.nodes += found.nodes;
      all.time += found.time;
      if (!found.complete || found.nodes == all.last.nodes) break;  // stopped, or there is nothing deeper to be seen
      all.last = std::move(found);
    }
    return all;
  }
  // The answer of the last finished depth, with the work of all of them and of the one that was begun after it.
  static Decision stopped_after(const Shallower& before, const Decision& begun) {
    Decision answer = before.last;
    answer.stopped = begun.stopped;
    answer.nodes = before.nodes + begun.nodes;
    answer.time = before.time + begun.time;
    return answer;
  }
  template <class Observer, class Source>
  Decision search(const SearchPlan& plan, Budget& budget, Observer& observer, const Source& kernels) {
    return searched_decision(request_, request_.position, plan, searcher_, budget, observer, kernels);
  }

  const Request<G>& request_;
  Searcher<>& searcher_;
  const Kernels& kernels_;
  const Limits limits_;
  const SearchPlan plan_;
};

}  // namespace ariadne
