#pragma once

#include <tsl/robin_map.h>

#include <algorithm>
#include <vector>

#include "search/path/graph_search.hpp"

namespace ariadne {

// One of the two searches that meet: uniform cost from its own end.
template <ReversiblePathProblem P>
class HalfSearch {
 public:
  using State = typename P::State;
  using Cost = typename P::Cost;

  HalfSearch(const P& problem, const State& from) : best_(0, Hash{&problem}) { reach({from, {}, kNoNode, {}}); }

  bool empty() const { return frontier_.size() == 0; }
  std::size_t waiting() const { return frontier_.size(); }
  Cost least() const { return frontier_.least(); }

  // The next state to expand, or none if what came out was reached more cheaply meanwhile.
  NodeNumber take() {
    const NodeNumber node = frontier_.pop();
    return best_.at(nodes_[node].state) == node ? node : kNoNode;
  }
  // Notes a way to a state if it is the cheapest so far; true if it is.
  bool reach(PathNode<P> node) {
    const auto [known, fresh] = best_.insert({node.state, static_cast<NodeNumber>(nodes_.size())});
    if (!fresh && !(node.cost < nodes_[known->second].cost)) return false;
    known.value() = static_cast<NodeNumber>(nodes_.size());
    frontier_.push(node.cost, known->second);
    nodes_.push_back(std::move(node));
    return true;
  }
  const PathNode<P>& node(NodeNumber number) const { return nodes_[number]; }
  NodeNumber best(const State& state) const {
    const auto found = best_.find(state);
    return found == best_.end() ? kNoNode : found->second;
  }
  Plan<typename P::Action, Cost> plan(NodeNumber number) const { return plan_to<P>(number, nodes_); }

 private:
  struct Hash {
    const P* problem;
    std::size_t operator()(const State& state) const { return problem->hash(state); }
  };
  HeapFrontier<Cost> frontier_;
  std::vector<PathNode<P>> nodes_;
  tsl::robin_map<State, NodeNumber, Hash> best_;
};

// Uniform-cost searches from the start and from the goal, always the cheaper side next. They may stop once no way that
// is still open on both sides can be cheaper than the best one found.
template <ReversiblePathProblem P, class Observer = SilentPath>
ReportOf<P> bidirectional(const P& problem, Budget& budget, Observer&& observer = {}) {
  using Cost = typename P::Cost;
  ReportOf<P> report;
  HalfSearch<P> forward(problem, problem.start()), backward(problem, problem.goal());
  NodeNumber meet_forward = kNoNode, meet_backward = kNoNode;
  Cost best{};
  const auto note_meeting = [&](NodeNumber there, NodeNumber here) {
    if (there == kNoNode || here == kNoNode) return;
    const Cost sum = forward.node(there).cost + backward.node(here).cost;
    if (meet_forward != kNoNode && !(sum < best)) return;
    best = sum;
    meet_forward = there;
    meet_backward = here;
  };
  const auto expand = [&](HalfSearch<P>& side, bool ahead) {
    const NodeNumber number = side.take();
    if (number == kNoNode) return;
    const PathNode<P> node = side.node(number);
    budget.count_node();
    ++report.expanded;
    observer.expanded(node.state);
    const auto visit = [&](typename P::Action action, const typename P::State& next, Cost cost) {
      ++report.generated;
      if (side.reach({next, node.cost + cost, number, action})) note_meeting(forward.best(next), backward.best(next));
    };
    if (ahead) {
      problem.for_each_successor(node.state, visit);
    } else {
      problem.for_each_predecessor(node.state, visit);
    }
  };
  note_meeting(forward.best(problem.goal()), backward.best(problem.goal()));
  while (!forward.empty() && !backward.empty()) {
    if (meet_forward != kNoNode && !(forward.least() + backward.least() < best)) break;
    if (budget.spent()) {
      report.complete = false;
      return report;
    }
    const bool ahead = !(backward.least() < forward.least());
    expand(ahead ? forward : backward, ahead);
    report.peak_frontier = std::max<std::uint64_t>(report.peak_frontier, forward.waiting() + backward.waiting());
  }
  if (meet_forward == kNoNode) return report;
  auto plan = forward.plan(meet_forward);
  auto rest = backward.plan(meet_backward).actions;
  plan.actions.insert(plan.actions.end(), rest.rbegin(), rest.rend());
  plan.cost = best;
  report.plan = std::move(plan);
  return report;
}

}  // namespace ariadne
