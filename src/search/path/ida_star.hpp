#pragma once

#include <tsl/robin_map.h>

#include <algorithm>
#include <utility>

#include "search/path/graph_search.hpp"

namespace ariadne {

// Iterative deepening A*: depth-first searches with a growing bound on g + h. A round remembers how cheaply it saw each
// state and does not go there again at the same cost or more; without that, open ground has endlessly many paths.
template <PathProblem P, Heuristic<P> H, class Observer = SilentPath>
class IdaStar {
 public:
  using State = typename P::State;
  using Action = typename P::Action;
  using Cost = typename P::Cost;

  IdaStar(const P& problem, const H& heuristic, Budget& budget, Observer& observer)
      : problem_(problem),
        heuristic_(heuristic),
        budget_(budget),
        observer_(observer),
        steps_(budget),
        frames_(budget),
        seen_(budget, Hash{&problem}) {}

  PathResultOf<P> run() {
    auto bound = estimate({}, problem_.start());
    for (;;) {
      beyond_ = false;
      if (round(bound)) return finished();
      result_.stopped = budget_.stopped();
      if (!beyond_ || budget_.spent()) return result_;
      bound = next_bound_;
    }
  }

 private:
  using Bound = decltype(std::declval<Cost>() + std::declval<const H&>()(std::declval<const State&>()));
  struct Hash {
    const P* problem;
    std::size_t operator()(const State& state) const { return problem->hash(state); }
  };
  struct Step {
    Action action;
    State state;
    Cost cost;  // from the start
  };
  // A state on the way: its successors are steps_ from `first` on, up to those of the next frame.
  struct Frame {
    std::size_t first, next;
  };

  Bound estimate(Cost cost, const State& state) const { return cost + heuristic_(state); }

  // One depth-first search; true once the way ends at a goal.
  bool round(Bound bound) {
    seen_->clear();
    frames_.clear();
    steps_.clear();
    if (enter({{}, problem_.start(), {}}, bound)) return true;
    while (!frames_.empty() && !budget_.spent()) {
      Frame& frame = frames_.back();
      if (frame.next == steps_.size()) {
        steps_.truncate(frame.first);
        frames_.pop_back();
      } else {
        const Step step = steps_[frame.next++];  // a copy: expanding makes the list grow
        if (enter(step, bound)) return true;
      }
    }
    return false;
  }

  // Expands the state unless it is beyond the bound or was seen as cheaply; true if it is a goal.
  bool enter(const Step& step, Bound bound) {
    const Bound total = estimate(step.cost, step.state);
    if (bound < total) {
      if (!beyond_ || total < next_bound_) next_bound_ = total;
      beyond_ = true;
      return false;
    }
    if (problem_.is_goal(step.state)) return true;
    if (!seen_.make_room() || !frames_.make_room()) return false;
    const auto [seen, fresh] = seen_->insert({step.state, step.cost});
    if (!fresh && !(step.cost < seen->second)) return false;
    seen.value() = step.cost;
    expand(step);
    return false;
  }
  void expand(const Step& step) {
    budget_.count_node();
    ++result_.expanded;
    observer_.expanded(step.state, step.cost);
    frames_.push({steps_.size(), steps_.size()});
    problem_.for_each_successor(step.state, [&](Action action, const State& next, Cost cost) {
      ++result_.generated;
      steps_.push({action, next, step.cost + cost});
    });
    result_.peak_frontier = std::max<std::uint64_t>(result_.peak_frontier, frames_.size());
  }

  // The way is what each frame took last.
  PathResultOf<P> finished() {
    result_.plan.emplace();
    for (const Frame& frame : frames_) {
      const Step& step = steps_[frame.next - 1];
      result_.plan->actions.push_back(step.action);
      result_.plan->cost = step.cost;
    }
    return result_;
  }

  const P& problem_;
  const H& heuristic_;
  Budget& budget_;
  Observer& observer_;
  PathResultOf<P> result_;
  MeteredVector<Step> steps_;
  MeteredVector<Frame> frames_;
  MeteredTable<tsl::robin_map<State, Cost, Hash>> seen_;
  bool beyond_ = false;  // something was left out this round
  Bound next_bound_{};   // the least that would let it in
};

template <PathProblem P, Heuristic<P> H, class Observer = SilentPath>
PathResultOf<P> ida_star(const P& problem, const H& heuristic, Budget& budget, Observer&& observer = {}) {
  return IdaStar<P, H, std::remove_cvref_t<Observer>>(problem, heuristic, budget, observer).run();
}

}  // namespace ariadne
