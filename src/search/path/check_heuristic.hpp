#pragma once

#include <tsl/robin_map.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "core/path_problem.hpp"
#include "search/path/frontier.hpp"
#include "search/path/graph_search.hpp"

namespace ariadne {

// Where a heuristic fails.
enum class HeuristicFault : std::uint8_t { none, overestimates, not_zero_at_goal, drops_too_fast };

template <PathProblem P>
struct HeuristicCheck {
  bool complete = true;  // false: the budget ended before all states were seen
  std::uint64_t states = 0;
  bool admissible = true, consistent = true, zero_at_goals = true;

  // The first fault in the order of a breadth-first search.
  HeuristicFault fault = HeuristicFault::none;
  typename P::State state{};
  std::vector<typename P::Action> path;  // from the start to `state`
  double estimate = 0;                   // of `state`
  double truth = 0;                      // its distance to a goal; for a drop: the next estimate and the step's cost
  double next_estimate = 0, step_cost = 0;
};

// All states that can be reached, the steps between them, and the true distance of each to the nearest goal.
template <PathProblem P>
class StateSpace {
 public:
  struct Step {
    NodeNumber from, to;
    double cost;
  };

  StateSpace(const P& problem, Budget& budget) : numbers_(0, Hash{&problem}) {
    add(problem.start(), kNoNode, {});
    for (NodeNumber i = 0; i < nodes_.size() && !budget.spent(); ++i) {
      budget.count_node();
      const typename P::State state = nodes_[i].state;
      problem.for_each_successor(state,
                                 [&](typename P::Action action, const typename P::State& next, typename P::Cost cost) {
                                   steps_.push_back({i, add(next, i, action), static_cast<double>(cost)});
                                 });
    }
    measure(problem);
  }

  const std::vector<PathNode<P>>& nodes() const { return nodes_; }
  const std::vector<Step>& steps() const { return steps_; }
  const std::optional<double>& distance(NodeNumber node) const { return distances_[node]; }  // none: no way

 private:
  struct Hash {
    const P* problem;
    std::size_t operator()(const typename P::State& state) const { return problem->hash(state); }
  };

  NodeNumber add(const typename P::State& state, NodeNumber parent, typename P::Action action) {
    const auto [found, fresh] = numbers_.insert({state, static_cast<NodeNumber>(nodes_.size())});
    if (fresh) nodes_.push_back({state, {}, parent, action});
    return found->second;
  }
  // Uniform cost from all goals at once, against the direction of the steps.
  void measure(const P& problem) {
    std::vector<std::vector<std::uint32_t>> into(nodes_.size());
    for (std::uint32_t i = 0; i < steps_.size(); ++i) into[steps_[i].to].push_back(i);
    distances_.resize(nodes_.size());
    std::vector<double> known(nodes_.size(), std::numeric_limits<double>::infinity());
    HeapFrontier<double> frontier;
    for (NodeNumber i = 0; i < nodes_.size(); ++i) {
      if (!problem.is_goal(nodes_[i].state)) continue;
      known[i] = 0;
      frontier.push(0, i);
    }
    while (frontier.size() > 0) {
      const NodeNumber node = frontier.pop();
      if (distances_[node]) continue;
      distances_[node] = known[node];
      for (const std::uint32_t number : into[node]) {
        const Step& step = steps_[number];
        if (known[node] + step.cost >= known[step.from]) continue;
        known[step.from] = known[node] + step.cost;
        frontier.push(known[step.from], step.from);
      }
    }
  }

  tsl::robin_map<typename P::State, NodeNumber, Hash> numbers_;
  std::vector<PathNode<P>> nodes_;
  std::vector<Step> steps_;
  std::vector<std::optional<double>> distances_;
};

// Proves over all states that can be reached that a heuristic never overestimates, is 0 at goals and never falls by
// more than the cost of a step; or finds the first counter-example.
template <PathProblem P, Heuristic<P> H>
HeuristicCheck<P> check_heuristic(const P& problem, const H& heuristic, Budget& budget) {
  constexpr double kRounding = 1e-9;  // sums of fractions need not be exact
  const StateSpace<P> space(problem, budget);
  HeuristicCheck<P> check;
  check.complete = !budget.spent();
  check.states = space.nodes().size();
  const auto note = [&](HeuristicFault fault, NodeNumber node, double truth, double next_estimate, double step_cost) {
    if (check.fault != HeuristicFault::none) return;
    const auto plan = plan_to<P>(node, space.nodes());
    check.fault = fault;
    check.state = space.nodes()[node].state;
    check.path = plan.actions;
    check.estimate = heuristic(check.state);
    check.truth = truth;
    check.next_estimate = next_estimate;
    check.step_cost = step_cost;
  };
  if (!check.complete) return check;
  for (NodeNumber i = 0; i < space.nodes().size(); ++i) {
    const auto& distance = space.distance(i);
    const double estimate = heuristic(space.nodes()[i].state);
    if (!distance || estimate <= *distance + kRounding) continue;
    const bool goal = problem.is_goal(space.nodes()[i].state);
    check.admissible = false;
    if (goal) check.zero_at_goals = false;
    note(goal ? HeuristicFault::not_zero_at_goal : HeuristicFault::overestimates, i, *distance, 0, 0);
  }
  for (const auto& step : space.steps()) {
    const double here = heuristic(space.nodes()[step.from].state), there = heuristic(space.nodes()[step.to].state);
    if (here <= step.cost + there + kRounding) continue;
    check.consistent = false;
    note(HeuristicFault::drops_too_fast, step.from, 0, there, step.cost);
  }
  return check;
}

}  // namespace ariadne
