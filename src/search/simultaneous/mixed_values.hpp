#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/budget.hpp"
#include "core/step_graph.hpp"
#include "search/simultaneous/matrix_game.hpp"
#include "search/simultaneous/orders.hpp"

namespace ariadne {

// What the states of a game of simultaneous steps are worth if both teams mix their choices as well as they can:
// points of the first team, 1 for a win and 0 for a loss.
//
// Value iteration: with n steps left, a state is worth the value of the matrix game of its successors with n - 1 steps
// left, so n rounds give exact values of a game that ends after n steps.
//
// Only states whose value may ever differ from `undecided` are kept, one of each set of images, and their values are
// numbered without gaps, so that all of them fit a cache. A state is looked at again only if something that it leads to
// has changed.
template <StepGraph G>
class MixedValues {
 public:
  // The game is worth `undecided` when no steps are left. The graph outlives this.
  MixedValues(const G& graph, const BothOrders& orders, double undecided)
      : graph_(graph), undecided_(undecided), numbers_(graph.state_count(), kUndecided) {
    std::vector<Opening> openings;
    for (StateNumber state = 0; state < graph.state_count(); ++state) {
      if (const auto result = graph.result(state)) {
        numbers_[state] = *result > 0 ? kWon : *result < 0 ? kLost : kUndecided;
      } else if (graph.first_image(state) == state) {
        if (const int from = first_change(orders, state); from <= kLongestWin) openings.push_back({state, from});
      }
    }
    number(openings);
  }

  // Goes on until this many steps are left, or until values no longer change with more steps. Stops early once the
  // budget is spent; steps() tells.
  void run_to(int steps, Budget& budget) {
    while (steps_ < steps && !settled_ && !budget.spent()) run_once(budget);
  }
  // Gives back the memory that going on takes: steps() is final.
  void finish() {
    successors_ = {};
    opens_at_ = {};
    changed_ = {};
    settled_ = true;
  }

  // The number of steps left that the values are for; they are the same for more steps if settled().
  int steps() const { return steps_; }
  bool settled() const { return settled_; }
  // The true value is in value..value + error().
  double value(StateNumber state) const { return values_[numbers_[state]]; }
  double error() const { return error_; }

  // The step as a matrix game, if as many steps are left after it.
  MatrixGame matrix(StateNumber state) const {
    const StepStates step = graph_.step(state);
    MatrixGame game{step.rows, step.columns, {}};
    for (std::size_t row = 0; row < step.rows; ++row) {
      for (std::size_t column = 0; column < step.columns; ++column)
        game.cells[row][column] = value(step.cells[row][column]);
    }
    return game;
  }

 private:
  using Number = std::uint32_t;  // of a value
  static constexpr Number kLost = 0, kWon = 1, kUndecided = 2, kFirstOpen = 3;
  static constexpr double kNegligible = 1e-13;  // a change that is ignored

  // A state whose value may change from some number of steps on.
  struct Opening {
    StateNumber state;
    int from;
  };
  // The values of a step, row by row. Where a side has fewer choices its first one is repeated, which changes nothing.
  using Successors = std::array<Number, kMaxChoices * kMaxChoices>;
  struct Change {
    Number number;
    double value;
  };

  // A value lies between those of the two orders, so it stays `undecided` until one of them is decided otherwise.
  int first_change(const BothOrders& orders, StateNumber state) const {
    int from = kLongestWin + 1;
    for (const Verdict& verdict : {orders.first_commits[state], orders.second_commits[state]}) {
      if (points_of(verdict.sign, undecided_) != undecided_) from = std::min(from, verdict.moves);
    }
    return from;
  }
  void number(const std::vector<Opening>& openings) {
    Number next = kFirstOpen;
    for (const auto& [state, from] : openings) {
      graph_.for_each_image(state, [&](StateNumber image) { numbers_[image] = next; });
      opens_at_.push_back(from);
      last_opening_ = std::max(last_opening_, from);
      ++next;
    }
    for (const Opening& each : openings) successors_.push_back(successors_of(graph_.step(each.state)));
    values_.assign(next, undecided_);
    values_[kLost] = 0;
    values_[kWon] = 1;
    changed_.assign(next, 0);
  }
  Successors successors_of(const StepStates& step) const {
    Successors successors{};
    for (std::size_t i = 0; i < successors.size(); ++i) {
      const std::size_t row = i / kMaxChoices, column = i % kMaxChoices;
      successors[i] = numbers_[step.cells[row < step.rows ? row : 0][column < step.columns ? column : 0]];
    }
    return successors;
  }

  // A win or a loss that is forced in some steps is so in more.
  bool is_final(double value) const { return value != undecided_ && (value == 0 || value == 1); }
  bool lead_to_change(const Successors& successors) const {
    std::uint8_t any = 0;
    for (const Number number : successors) any |= changed_[number];
    return any != 0;
  }

  void run_once(Budget& budget) {
    ++steps_;
    double inaccuracy = 0;
    for (std::size_t i = 0; i < successors_.size(); ++i) {
      const auto number = static_cast<Number>(kFirstOpen + i);
      if (opens_at_[i] > steps_ || is_final(values_[number])) continue;
      if (opens_at_[i] < steps_ && !lead_to_change(successors_[i])) continue;
      budget.count_node();
      const double value = value_of(successors_[i], inaccuracy);
      if (std::abs(value - values_[number]) > kNegligible) changes_.push_back({number, value});
    }
    error_ += inaccuracy + kNegligible;
    settled_ = changes_.empty() && steps_ >= last_opening_;
    apply();
  }
  // From below; the inaccuracy is that of the worst one so far.
  double value_of(const Successors& successors, double& inaccuracy) const {
    MatrixGame game{kMaxChoices, kMaxChoices, {}};
    for (std::size_t i = 0; i < successors.size(); ++i) {
      game.cells[i / kMaxChoices][i % kMaxChoices] = values_[successors[i]];
    }
    const PureBounds pure = pure_bounds(game);
    if (pure.low == pure.high) return pure.low;
    const MatrixSolution solution = solve_matrix(game);
    inaccuracy = std::max(inaccuracy, solution.high - solution.low);
    return solution.low;
  }
  void apply() {
    std::ranges::fill(changed_, std::uint8_t{0});
    for (const Change& each : changes_) {
      values_[each.number] = each.value;
      changed_[each.number] = 1;
    }
    changes_.clear();
  }

  const G& graph_;
  const double undecided_;
  std::vector<Number> numbers_;         // by state
  std::vector<double> values_;          // by number
  std::vector<std::uint8_t> changed_;   // by number: whether the last step did
  std::vector<Successors> successors_;  // of states in the order of their numbers
  std::vector<int> opens_at_;           // the steps from which on each of them may change
  std::vector<Change> changes_;
  int steps_ = 0, last_opening_ = 0;
  bool settled_ = false;
  double error_ = 0;
};

}  // namespace ariadne
