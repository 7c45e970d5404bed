#pragma once

#include <tsl/robin_map.h>

#include <cstdint>
#include <limits>
#include <utility>

#include "search/path/graph_search.hpp"

namespace ariadne {

// All states that can be reached, the steps between them, and the true distance of each to the nearest goal. If the
// budget is spent before all of that is known, only the states seen so far can be asked for.
template <PathProblem P>
class StateSpace {
 public:
  struct Step {
    NodeNumber from, to;
    double cost;
  };
  static constexpr double kNoWay = std::numeric_limits<double>::infinity();

  StateSpace(const P& problem, Budget& budget)
      : problem_(problem), budget_(budget), nodes_(budget), steps_(budget), distances_(budget) {
    explore();
    measure();
  }

  const P& problem() const { return problem_; }
  const MeteredVector<PathNode<P>>& nodes() const { return nodes_; }  // in the order of a breadth-first search
  const MeteredVector<Step>& steps() const { return steps_; }
  double distance(NodeNumber node) const { return distances_[node]; }  // to the nearest goal

 private:
  struct Hash {
    const P* problem;
    std::size_t operator()(const typename P::State& state) const { return problem->hash(state); }
  };
  using Numbers = MeteredTable<tsl::robin_map<typename P::State, NodeNumber, Hash>>;

  void explore() {
    Numbers numbers(budget_, Hash{&problem_});
    add(numbers, problem_.start(), kNoNode, {});
    for (NodeNumber i = 0; i < nodes_.size() && !budget_.spent(); ++i) {
      budget_.count_node();
      const typename P::State state = nodes_[i].state;
      problem_.for_each_successor(state,
                                  [&](typename P::Action action, const typename P::State& next, typename P::Cost cost) {
                                    steps_.push({i, add(numbers, next, i, action), static_cast<double>(cost)});
                                  });
    }
  }
  NodeNumber add(Numbers& numbers, const typename P::State& state, NodeNumber parent, typename P::Action action) {
    if (!numbers.make_room() || !nodes_.make_room()) return kNoNode;
    const auto [found, fresh] = numbers->insert({state, static_cast<NodeNumber>(nodes_.size())});
    if (fresh) nodes_.push({state, {}, parent, action});
    return found->second;
  }

  // Uniform cost from all goals at once, against the direction of the steps.
  void measure() {
    const StepsInto steps_into(*this, budget_);
    if (budget_.spent() || !distances_.assign(nodes_.size(), kNoWay)) return;
    HeapFrontier<double> frontier(budget_);
    const auto reach = [&](NodeNumber node, double distance) {
      if (distance >= distances_[node]) return;
      distances_[node] = distance;
      frontier.push(distance, node);
    };
    for (NodeNumber i = 0; i < nodes_.size(); ++i) {
      if (problem_.is_goal(nodes_[i].state)) reach(i, 0);
    }
    while (frontier.size() > 0 && !budget_.spent()) {
      const double distance = frontier.least();
      const NodeNumber node = frontier.pop();
      // Stale: a shorter path was found after this one was queued.
      if (distance > distances_[node]) continue;
      steps_into.for_each(node, [&](const Step& step) { reach(step.from, distance + step.cost); });
      budget_.count_steps(kStepsOfANode);
    }
  }

  // The steps in the order of where they lead.
  class StepsInto {
   public:
    StepsInto(const StateSpace& space, Budget& budget) : end_(budget), sorted_(budget) {
      if (budget.spent() || !end_.assign(space.nodes().size(), 0) || !sorted_.assign(space.steps().size(), {})) return;
      for (const Step& step : space.steps()) ++end_[step.to];
      std::uint32_t sum = 0;
      for (std::uint32_t& end : end_) end = std::exchange(sum, sum + end);
      for (const Step& step : space.steps()) sorted_[end_[step.to]++] = step;
    }
    template <class Use>
    void for_each(NodeNumber node, const Use& use) const {
      for (std::uint32_t i = node == 0 ? 0 : end_[node - 1]; i < end_[node]; ++i) use(sorted_[i]);
    }

   private:
    MeteredVector<std::uint32_t> end_;  // by node, of its part of the list
    MeteredVector<Step> sorted_;
  };

  static constexpr std::uint64_t kStepsOfANode = 8;  // taking one off the frontier costs this many quick steps

  const P& problem_;
  Budget& budget_;
  MeteredVector<PathNode<P>> nodes_;
  MeteredVector<Step> steps_;
  MeteredVector<double> distances_;
};

}  // namespace ariadne
