#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/budget.hpp"
#include "core/seat.hpp"
#include "core/step_graph.hpp"
#include "search/tree/verdict.hpp"

namespace ariadne {

// How every state ends if one team commits first: it shows each of its choices before the other team chooses. The moves
// of these verdicts are steps.
//
// What a team can force while it commits first, it can force when both choose at the same time, and the other way
// round what it cannot force while the other commits first, it cannot force at all. So where both orders agree, the
// result is exact.
struct BothOrders {
  Verdicts first_commits, second_commits;

  std::size_t size() const { return first_commits.size(); }
};

// Backward induction over all states, nearest to the end first, in one of the orders.
template <StepGraph G>
class StepInduction {
 public:
  StepInduction(const G& graph, Team commits_first, Budget& budget)
      : graph_(graph),
        commits_first_(commits_first),
        budget_(budget),
        verdicts_(graph.state_count()),
        seen_(graph.state_count()) {}

  // Meaningless once the budget is spent.
  Verdicts solve() {
    begin();
    while (!decided_.empty() && !budget_.spent()) {
      for (const Decided& each : decided_) {
        graph_.for_each_image(each.state, [&](StateNumber image) { verdicts_.set(image, {each.sign, steps_}); });
      }
      last_.swap(decided_);
      decided_.clear();
      ++steps_;
      for (const Decided& each : last_) {
        graph_.for_each_predecessor(each.state, [&](StateNumber before) { look_at(before); });
      }
    }
    return std::move(verdicts_);
  }

 private:
  struct Decided {
    StateNumber state;
    int sign;
  };

  void begin() {
    for (StateNumber state = 0; state < graph_.state_count(); ++state) {
      if (const auto result = graph_.result(state)) verdicts_.set(state, {*result, 0});
    }
    steps_ = 1;
    for (StateNumber state = 0; state < graph_.state_count() && !budget_.spent(); ++state) {
      if (graph_.first_image(state) == state) look_at(state);
    }
  }
  // Once for each number of steps. What is found counts from the next number on.
  void look_at(StateNumber state) {
    if (verdicts_.decided(state) || seen_[state] == steps_) return;
    seen_[state] = static_cast<std::uint16_t>(steps_);
    budget_.count_node();
    const StepStates step = graph_.step(state);
    const int sign = commits_first_ == Team::first ? lowest(step) : highest(step);
    if (sign != 0) decided_.push_back({state, sign});
  }
  int lowest(const StepStates& step) const {
    int best = -1;
    for (std::size_t row = 0; row < step.rows && best < 1; ++row) {
      int worst = 1;
      for (std::size_t column = 0; column < step.columns && worst > best; ++column) {
        worst = std::min(worst, verdicts_.sign(step.cells[row][column]));
      }
      best = std::max(best, worst);
    }
    return best;
  }
  int highest(const StepStates& step) const {
    int best = 1;
    for (std::size_t column = 0; column < step.columns && best > -1; ++column) {
      int worst = -1;
      for (std::size_t row = 0; row < step.rows && worst < best; ++row) {
        worst = std::max(worst, verdicts_.sign(step.cells[row][column]));
      }
      best = std::min(best, worst);
    }
    return best;
  }

  const G& graph_;
  const Team commits_first_;
  Budget& budget_;
  Verdicts verdicts_;
  std::vector<std::uint16_t> seen_;  // the number of steps for which a state was looked at last
  std::vector<Decided> decided_, last_;
  int steps_ = 0;
};

// Meaningless once the budget is spent.
template <StepGraph G>
BothOrders solve_both_orders(const G& graph, Budget& budget) {
  BothOrders orders;
  orders.first_commits = StepInduction<G>(graph, Team::first, budget).solve();
  orders.second_commits = StepInduction<G>(graph, Team::second, budget).solve();
  return orders;
}

// What a game is worth to the first team that has a result of this sign, and if nothing is decided within the steps
// that are left: 1 for a win, 0 for a loss.
constexpr double points_of(int sign, double undecided) { return sign > 0 ? 1 : sign < 0 ? 0 : undecided; }
constexpr double points_of(const Verdict& verdict, int steps_left, double undecided) {
  return points_of(verdict.moves <= steps_left ? verdict.sign : 0, undecided);
}

}  // namespace ariadne
