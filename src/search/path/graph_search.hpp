#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "core/path_problem.hpp"
#include "core/path_result.hpp"
#include "search/path/frontier.hpp"
#include "search/path/visited.hpp"

namespace ariadne {

template <PathProblem P>
using PathResultOf = PathResult<typename P::Action, typename P::Cost>;

// A state as it was reached, and from where.
template <PathProblem P>
struct PathNode {
  typename P::State state;
  typename P::Cost cost;
  NodeNumber parent;
  typename P::Action action;
};

// The way to a node, read back along the parents.
template <PathProblem P>
Plan<typename P::Action, typename P::Cost> plan_to(NodeNumber node, const MeteredVector<PathNode<P>>& nodes) {
  Plan<typename P::Action, typename P::Cost> plan{{}, nodes[node].cost};
  for (; nodes[node].parent != kNoNode; node = nodes[node].parent) plan.actions.push_back(nodes[node].action);
  std::reverse(plan.actions.begin(), plan.actions.end());
  return plan;
}

// The one scheme of all searches with a frontier; they differ by the frontier and by the priority of (cost, state).
// A state is tested for the goal when it is taken out, before anything else, and expanded the first time it is taken
// out; a successor enters the frontier unless it was expanded already, so a state may wait there several times.
template <class Frontier, PathProblem P, class Priority, class Observer = SilentPath>
PathResultOf<P> graph_search(const P& problem, const Priority& priority, Budget& budget, Observer&& observer = {}) {
  PathResultOf<P> result;
  Visited<P> visited(problem, budget);
  Frontier frontier(budget);
  MeteredVector<PathNode<P>> nodes(budget);
  const auto push = [&](const PathNode<P>& node) {
    if (!nodes.push(node)) return;
    frontier.push(priority(node.cost, node.state), static_cast<NodeNumber>(nodes.size() - 1));
    result.peak_frontier = std::max<std::uint64_t>(result.peak_frontier, frontier.size());
  };
  push({problem.start(), {}, kNoNode, {}});
  while (frontier.size() > 0 && !budget.spent()) {
    const NodeNumber number = frontier.pop();
    const PathNode<P> node = nodes[number];  // a copy: expanding makes the list of nodes grow
    if (problem.is_goal(node.state)) {
      result.plan = plan_to<P>(number, nodes);
      return result;
    }
    if (!visited.insert(node.state)) continue;
    budget.count_node();
    if (budget.spent()) break;
    ++result.expanded;
    observer.expanded(node.state, node.cost);
    problem.for_each_successor(node.state,
                               [&](typename P::Action action, const typename P::State& next, typename P::Cost cost) {
                                 ++result.generated;
                                 if (!visited.contains(next)) push({next, node.cost + cost, number, action});
                               });
  }
  result.stopped = budget.stopped();
  return result;
}

template <PathProblem P, class Observer = SilentPath>
PathResultOf<P> depth_first(const P& problem, Budget& budget, Observer&& observer = {}) {
  return graph_search<StackFrontier>(problem, [](auto, const auto&) { return 0; }, budget, observer);
}

template <PathProblem P, class Observer = SilentPath>
PathResultOf<P> breadth_first(const P& problem, Budget& budget, Observer&& observer = {}) {
  return graph_search<QueueFrontier>(problem, [](auto, const auto&) { return 0; }, budget, observer);
}

// Uniform cost, greedy, A* and weighted A* are this with g, h, g + h and g + w*h for a priority.
template <PathProblem P, class Priority, class Observer = SilentPath>
PathResultOf<P> best_first(const P& problem, const Priority& priority, Budget& budget, Observer&& observer = {}) {
  using Value = decltype(priority(typename P::Cost{}, problem.start()));
  return graph_search<BestFrontier<Value>>(problem, priority, budget, observer);
}

}  // namespace ariadne
