#pragma once

#include <algorithm>
#include <cmath>
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
template <StepGraph G>
class MixedValues {
 public:
  // The game is worth `undecided` when no steps are left. The graph outlives this.
  MixedValues(const G& graph, const BothOrders& orders, double undecided)
      : graph_(graph), undecided_(undecided), values_(graph.state_count(), undecided) {
    for (StateNumber state = 0; state < graph.state_count(); ++state) {
      if (const auto result = graph.result(state)) {
        values_[state] = points_of(*result, undecided);
      } else if (graph.first_image(state) == state) {
        add_open(orders, state);
      }
    }
  }

  // Goes on until this many steps are left, or until values no longer change with more steps. Stops early once the
  // budget is spent; steps() tells.
  void run_to(int steps, Budget& budget) {
    while (steps_ < steps && !settled_ && !budget.spent()) run_once(budget);
  }

  // The number of steps left that the values are for; they are the same for more steps if settled().
  int steps() const { return steps_; }
  bool settled() const { return settled_; }
  // The true value is in value..value + error().
  double value(StateNumber state) const { return values_[state]; }
  double error() const { return error_; }

  // The step as a matrix game, if as many steps are left after it.
  MatrixGame matrix(StateNumber state) const {
    const StepStates step = graph_.step(state);
    MatrixGame game{step.rows, step.columns, {}};
    for (std::size_t row = 0; row < step.rows; ++row) {
      for (std::size_t column = 0; column < step.columns; ++column) {
        game.cells[row][column] = values_[step.cells[row][column]];
      }
    }
    return game;
  }

 private:
  static constexpr double kNegligible = 1e-13;  // a change that is ignored

  // A state whose value may change from some number of steps on.
  struct Open {
    StateNumber state;
    int from;
  };
  struct Change {
    StateNumber state;
    double value;
  };

  // A value lies between those of the two orders, so it stays `undecided` until one of them is decided otherwise.
  void add_open(const BothOrders& orders, StateNumber state) {
    int from = kLongestWin + 1;
    for (const Verdict& verdict : {orders.first_commits[state], orders.second_commits[state]}) {
      if (points_of(verdict.sign, undecided_) != undecided_) from = std::min(from, verdict.moves);
    }
    if (from > kLongestWin) return;
    open_.push_back({state, from});
    last_opened_ = std::max(last_opened_, from);
  }
  // A win or a loss that is forced in some steps is so in more.
  bool is_final(double value) const { return value != undecided_ && (value == 0 || value == 1); }

  void run_once(Budget& budget) {
    ++steps_;
    double inaccuracy = 0;
    for (const auto& [state, from] : open_) {
      if (from > steps_) continue;
      budget.count_node();
      const double value = value_of(matrix(state), inaccuracy);
      if (std::abs(value - values_[state]) > kNegligible) changes_.push_back({state, value});
    }
    error_ += inaccuracy + kNegligible;
    settled_ = changes_.empty() && steps_ >= last_opened_;
    apply();
  }
  // From below; the inaccuracy is that of the worst one so far.
  static double value_of(const MatrixGame& game, double& inaccuracy) {
    const PureBounds pure = pure_bounds(game);
    if (pure.low == pure.high) return pure.low;
    const MatrixSolution solution = solve_matrix(game);
    inaccuracy = std::max(inaccuracy, solution.high - solution.low);
    return solution.low;
  }
  void apply() {
    for (const Change& each : changes_) {
      graph_.for_each_image(each.state, [&](StateNumber image) { values_[image] = each.value; });
    }
    changes_.clear();
    std::erase_if(open_, [this](const Open& each) { return is_final(values_[each.state]); });
  }

  const G& graph_;
  const double undecided_;
  std::vector<double> values_;
  std::vector<Open> open_;  // one of each set of images
  std::vector<Change> changes_;
  int steps_ = 0, last_opened_ = 0;
  bool settled_ = false;
  double error_ = 0;
};

}  // namespace ariadne
