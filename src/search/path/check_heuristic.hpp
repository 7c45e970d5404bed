#pragma once

#include <cstdint>
#include <vector>

#include "search/path/state_space.hpp"

namespace ariadne {

// Where a heuristic fails.
enum class HeuristicFault : std::uint8_t { none, overestimates, not_zero_at_goal, drops_too_fast };

template <PathProblem P>
struct HeuristicCheck {
  StopReason stopped = StopReason::none;  // why it ended before all was checked; then nothing is said
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

// Proves over all states that can be reached that a heuristic never overestimates, is 0 at goals and never falls by
// more than the cost of a step; or finds the first counter-example.
template <PathProblem P, Heuristic<P> H>
class HeuristicProof {
 public:
  HeuristicProof(const StateSpace<P>& space, const H& heuristic, Budget& budget)
      : space_(space), heuristic_(heuristic), budget_(budget), estimates_(budget) {}

  HeuristicCheck<P> run() {
    check_.states = space_.nodes().size();
    estimate_all();
    if (!budget_.spent()) {
      look_for_overestimates();
      look_for_drops();
    }
    check_.stopped = budget_.stopped();
    return check_;
  }

 private:
  static constexpr double kRounding = 1e-9;                // sums of fractions need not be exact
  static constexpr std::uint64_t kStepsOfAnEstimate = 64;  // one estimate may take as long as this many quick steps

  void estimate_all() {
    for (NodeNumber i = 0; i < space_.nodes().size() && !budget_.spent(); ++i) {
      estimates_.push(static_cast<double>(heuristic_(space_.nodes()[i].state)));
      budget_.count_steps(kStepsOfAnEstimate);
    }
  }
  void look_for_overestimates() {
    for (NodeNumber i = 0; i < estimates_.size(); ++i) {
      if (estimates_[i] <= space_.distance(i) + kRounding) continue;
      const bool goal = space_.problem().is_goal(space_.nodes()[i].state);
      check_.admissible = false;
      if (goal) check_.zero_at_goals = false;
      if (!note(goal ? HeuristicFault::not_zero_at_goal : HeuristicFault::overestimates, i)) continue;
      check_.truth = space_.distance(i);
    }
  }
  void look_for_drops() {
    for (const auto& step : space_.steps()) {
      if (estimates_[step.from] <= step.cost + estimates_[step.to] + kRounding) continue;
      check_.consistent = false;
      if (!note(HeuristicFault::drops_too_fast, step.from)) continue;
      check_.next_estimate = estimates_[step.to];
      check_.step_cost = step.cost;
    }
  }
  // True for the first fault.
  bool note(HeuristicFault fault, NodeNumber node) {
    if (check_.fault != HeuristicFault::none) return false;
    check_.fault = fault;
    check_.state = space_.nodes()[node].state;
    check_.path = plan_to<P>(node, space_.nodes()).actions;
    check_.estimate = estimates_[node];
    return true;
  }

  const StateSpace<P>& space_;
  const H& heuristic_;
  Budget& budget_;
  MeteredVector<double> estimates_;  // by node
  HeuristicCheck<P> check_;
};

template <PathProblem P, Heuristic<P> H>
HeuristicCheck<P> check_heuristic(const StateSpace<P>& space, const H& heuristic, Budget& budget) {
  return HeuristicProof<P, H>(space, heuristic, budget).run();
}

}  // namespace ariadne
