#pragma once

#include <tsl/robin_map.h>

#include <algorithm>
#include <utility>

#include "search/path/graph_search.hpp"

namespace ariadne {

// One of the two searches that meet: uniform cost from its own end, which may be several states.
template <ReversiblePathProblem P>
class HalfSearch {
 public:
  using State = typename P::State;
  using Cost = typename P::Cost;

  HalfSearch(const P& problem, Budget& budget) : frontier_(budget), nodes_(budget), best_(budget, Hash{&problem}) {}

  void begin_at(const State& state) { reach({state, {}, kNoNode, {}}); }

  bool empty() const { return frontier_.size() == 0; }
  std::size_t waiting() const { return frontier_.size(); }
  Cost least() const { return frontier_.least(); }

  // The next state to expand, or none if what came out was reached more cheaply meanwhile.
  NodeNumber take() {
    const NodeNumber node = frontier_.pop();
    return best(nodes_[node].state) == node ? node : kNoNode;
  }
  // Notes a way to a state if it is the cheapest so far; true if it is, and if the budget has memory for it.
  bool reach(PathNode<P> node) {
    if (!best_.make_room() || !nodes_.make_room()) return false;
    const auto [known, fresh] = best_->insert({node.state, static_cast<NodeNumber>(nodes_.size())});
    if (!fresh && !(node.cost < nodes_[known->second].cost)) return false;
    known.value() = static_cast<NodeNumber>(nodes_.size());
    frontier_.push(node.cost, known->second);
    nodes_.push(std::move(node));
    return true;
  }
  const PathNode<P>& node(NodeNumber number) const { return nodes_[number]; }
  NodeNumber best(const State& state) const {
    const auto found = best_->find(state);
    return found == best_->end() ? kNoNode : found->second;
  }
  Plan<typename P::Action, Cost> plan(NodeNumber number) const { return plan_to<P>(number, nodes_); }

 private:
  struct Hash {
    const P* problem;
    std::size_t operator()(const State& state) const { return problem->hash(state); }
  };
  HeapFrontier<Cost> frontier_;
  MeteredVector<PathNode<P>> nodes_;
  MeteredTable<tsl::robin_map<State, NodeNumber, Hash>> best_;
};

// Uniform-cost searches from the start and from all goals, always the cheaper side next. They may stop once no way that
// is still open on both sides can be cheaper than the best one found.
template <ReversiblePathProblem P, class Observer>
class Bidirectional {
 public:
  Bidirectional(const P& problem, Budget& budget, Observer& observer)
      : problem_(problem), budget_(budget), observer_(observer), forward_(problem, budget), backward_(problem, budget) {
    forward_.begin_at(problem.start());
    problem.for_each_goal([&](const State& goal) { backward_.begin_at(goal); });
  }

  PathResultOf<P> run() {
    note_meeting(problem_.start());
    while (!budget_.spent() && !forward_.empty() && !backward_.empty() && !settled()) {
      if (backward_.least() < forward_.least()) {
        expand(backward_, [&](const State& state, const auto& visit) { problem_.for_each_predecessor(state, visit); });
      } else {
        expand(forward_, [&](const State& state, const auto& visit) { problem_.for_each_successor(state, visit); });
      }
      result_.peak_frontier = std::max<std::uint64_t>(result_.peak_frontier, forward_.waiting() + backward_.waiting());
    }
    result_.stopped = budget_.stopped();
    if (result_.complete() && met()) result_.plan = joined_plan();
    return result_;
  }

 private:
  using State = typename P::State;
  using Cost = typename P::Cost;

  bool met() const { return meet_forward_ != kNoNode; }
  bool settled() const { return met() && !(forward_.least() + backward_.least() < best_); }

  template <class ForEachNext>
  void expand(HalfSearch<P>& side, const ForEachNext& for_each_next) {
    const NodeNumber number = side.take();
    if (number == kNoNode) return;
    const PathNode<P> node = side.node(number);  // a copy: expanding makes the list of nodes grow
    budget_.count_node();
    ++result_.expanded;
    observer_.expanded(node.state, node.cost);
    for_each_next(node.state, [&](typename P::Action action, const State& next, Cost cost) {
      ++result_.generated;
      if (side.reach({next, node.cost + cost, number, action})) note_meeting(next);
    });
  }
  void note_meeting(const State& state) {
    const NodeNumber there = forward_.best(state), here = backward_.best(state);
    if (there == kNoNode || here == kNoNode) return;
    const Cost sum = forward_.node(there).cost + backward_.node(here).cost;
    if (met() && !(sum < best_)) return;
    best_ = sum;
    meet_forward_ = there;
    meet_backward_ = here;
  }
  Plan<typename P::Action, Cost> joined_plan() const {
    auto plan = forward_.plan(meet_forward_);
    const auto rest = backward_.plan(meet_backward_).actions;
    plan.actions.insert(plan.actions.end(), rest.rbegin(), rest.rend());
    plan.cost = best_;
    return plan;
  }

  const P& problem_;
  Budget& budget_;
  Observer& observer_;
  HalfSearch<P> forward_, backward_;
  PathResultOf<P> result_;
  NodeNumber meet_forward_ = kNoNode, meet_backward_ = kNoNode;
  Cost best_{};
};

template <ReversiblePathProblem P, class Observer = SilentPath>
PathResultOf<P> bidirectional(const P& problem, Budget& budget, Observer&& observer = {}) {
  return Bidirectional<P, std::remove_cvref_t<Observer>>(problem, budget, observer).run();
}

}  // namespace ariadne
