#pragma once

#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <tuple>
#include <type_traits>
#include <vector>

#include "core/budget.hpp"
#include "core/search_result.hpp"
#include "search/tree/line.hpp"
#include "search/tree/monte_carlo.hpp"
#include "search/tree/root.hpp"
#include "search/tree/searcher.hpp"

namespace ariadne {

// A search of a position by Monte-Carlo walks on one tree, by the calling thread and its helpers (see NoHelpers).
//
// The result has a value for each root move that was tried: its own if it is proven, what is sure if who wins is, else
// an estimate by the mean of its rewards. Where the value of the position is proven, those of the other moves may be
// bounds. The lines are those that were visited most.
template <Position P, Evaluation<P> Evaluate, class Rewards, class Chance = NoChance>
class MonteCarloSearch {
 public:
  using Move = typename P::Move;
  using Walker = MonteCarlo<P, Evaluate, Rewards, Chance>;
  using Tree = typename Walker::Tree;
  using Found = SearchResult<Move, double>;

  MonteCarloSearch(const Evaluate& evaluate, Tree& tree, const MonteCarloTuning& tuning, std::uint64_t seed)
      : evaluate_(evaluate), tree_(tree), tuning_(tuning), seed_(seed) {}

  // Until the value is proven or the budget is spent, which must be limited. `info(result)` is called now and then,
  // at least about every second. If there is no memory for the tree, the result has no moves.
  template <class Info = NoInfo, class Helpers = NoHelpers>
  Found search(const P& position, Budget& budget, const Info& info = {}, Helpers&& helpers = {}) {
    if (!tree_.begin_search(position, budget)) return {.complete = false, .stopped = budget.stopped()};
    const StopReason stopped = walk(budget, info, helpers);
    Found found = result(budget);
    found.stopped = stopped;
    return found;
  }

 private:
  using Node = typename Tree::Node;
  using Number = typename Node::Number;
  static constexpr std::uint64_t kFirstInfo = 1024;
  static constexpr std::uint64_t kDraw = 1'000'000;  // the stream by which a mixture is drawn from, unlike any thread's
  static constexpr double kLeastShare = 0.25;
  static constexpr std::uint64_t kWalksPerLook = 64;

  // Returns why it ended, if the budget ended it.
  template <class Info, class Helpers>
  StopReason walk(Budget& budget, const Info& info, Helpers& helpers) {
    Silent silent;
    Expansion<P> expansion(budget, silent);
    Walker walker(evaluate_, tree_, expansion, tuning_, Rng::stream(seed_, 0));
    walker.begin();
    const FinishesHelpers<Helpers> at_end{budget.control(), helpers};
    if constexpr (!std::same_as<Helpers, NoHelpers>) {
      helpers.start([&](std::size_t number) { help(budget.control(), number); });
    }
    std::uint64_t next_info = kFirstInfo;
    auto told = budget.elapsed();
    for (std::uint64_t walks = 1; goes_on(budget, walks) && walker.walk(); ++walks) {
      if (walks == next_info) {
        next_info *= 2;
      } else if (walks % kWalksPerLook != 0 || budget.elapsed() - told < kTellsEvery) {
        continue;
      }
      told = budget.elapsed();
      info(result(budget));
    }
    return budget.stopped();
  }
  void help(Control& control, std::size_t number) {
    Budget budget(control);
    Silent silent;
    Expansion<P> expansion(budget, silent);
    Walker walker(evaluate_, tree_, expansion, tuning_, Rng::stream(seed_, number));
    while (!tree_.root().is_settled() && walker.walk()) {
    }
  }
  // After the soft deadline no more walks are begun.
  bool goes_on(Budget& budget, std::uint64_t walks) const {
    if (tree_.root().is_settled()) return false;
    return walks % kWalksPerLook != 0 || budget.allows_new_depth();
  }

  Found result(const Budget& budget) const {
    Found found;
    const P& position = tree_.position();
    const Node& root = tree_.root();
    found.nodes = budget.nodes();
    found.proven = root.is_settled();
    found.forces = std::same_as<Chance, NoChance>;
    for (const Move move : list_of_moves(position)) {
      const Number number = tree_.child_by(root, move);
      if (number == 0 || tree_.node(number).visits == 0) continue;
      found.moves.push_back(root_move(number));
    }
    if (const Number best = root.others == 0 ? best_child(root, position) : best_choice(root)) {
      found.move = tree_.node(best).move;
      found.value = root.others == 0 ? value_by(tree_.node(best), position) : value_of(root);
    }
    found.depth = static_cast<int>(found.pv().size());
    return found;
  }
  // Once the value of the position is proven nothing is an estimate any more: the value of a move is proven too, or
  // bounded.
  RootMove<Move, double> root_move(Number number) const {
    const Node& root = tree_.root();
    const Node& child = tree_.node(number);
    RootMove<Move, double> shown{child.move, value_of(child), Bound::exact, line_from(number, tree_.position())};
    if (!root.is_settled()) return shown;
    if (root.others != 0) {
      shown.value = root.low;
      if (!is_best_choice(root, child)) shown.bound = Bound::no_better;
    } else if (!child.is_settled()) {
      shown.value = (P::team(tree_.position().to_move()) == Team::first ? child.high : child.low).load();
      shown.bound = Bound::no_better;
    }
    return shown;
  }
  // The value of the root by its best child. If that one surely loses, its bound says nothing of the other moves.
  double value_by(const Node& best, const P& position) const {
    const double value = value_of(best);
    const int loses = P::team(position.to_move()) == Team::first ? -1 : 1;
    return decided_sign(value) == loses ? value_of(tree_.root()) : value;
  }
  double value_of(const Node& node) const {
    if (node.is_settled()) return node.low;
    if (decided_sign(node.low) > 0) return node.low;
    if (decided_sign(node.high) < 0) return node.high;
    return tree_.rewards().value_of(node.sum / std::max(node.visit_count(), 1.0));
  }

  // The child that a node's team should go to: what is sure counts as it is, and of the rest what it is worth at least,
  // by its mean and the number of its visits. What surely loses comes last, however bad the rest may look. Of children
  // that are alike, one that is sure to be worth this much comes before one that is only not worth more.
  Number best_child(const Node& node, const P& position) const {
    const bool first = P::team(position.to_move()) == Team::first;
    const double log = rough_log(node.visits + 1);
    Number best = 0;
    std::tuple<bool, double, double> most;
    tree_.for_each_child(node, [&](Number number, const Node& child) {
      if (child.visits == 0) return;
      const double sure = first ? child.low.load() : -child.high.load();
      const std::tuple worth{!surely_loses(child, first), surely(child, first, log), sure};
      if (best == 0 || worth > most) {
        best = number;
        most = worth;
      }
    });
    return best;
  }
  static bool surely_loses(const Node& child, bool first) {
    return first ? decided_sign(child.high) < 0 : decided_sign(child.low) > 0;
  }
  double surely(const Node& child, bool first, double log) const {
    const auto& rewards = tree_.rewards();
    const double doubt =
        (rewards.most() - rewards.least()) * tuning_.exploration * std::sqrt(log / child.visit_count());
    const double mean = child.sum / child.visit_count();
    const double low = child.low == Node::kLowest ? Node::kLowest : rewards.of(child.low);
    const double high = child.high == Node::kHighest ? Node::kHighest : rewards.of(child.high);
    return first ? std::clamp(mean - doubt, low, high) : -std::clamp(mean + doubt, low, high);
  }

  // What the team of the seat that is asked first in a step is sure of.
  static double sure_value(const Node& step, Team team) { return team == Team::first ? step.low : step.high; }
  // Whether it is sure of as much by this choice.
  bool is_best_choice(const Node& step, const Node& row) const {
    const Team team = P::team(tree_.position().to_move());
    return MonteCarloBounds<Tree>(tree_).sure_of(step, row, team) == sure_value(step, team);
  }

  // The choice of the first seat of a step that is chosen together with others: one by which as much is sure as can be,
  // if that is known. Otherwise choices are taken as often as they were visited, so that nobody can know them before;
  // few visits mean that a choice was only tried.
  Number best_choice(const Node& step) const {
    const Team team = P::team(tree_.position().to_move());
    const bool is_sure = step.is_settled() || decided_sign(sure_value(step, team)) == (team == Team::first ? 1 : -1);
    std::vector<Number> choices;
    std::vector<double> visits;
    double most = 0;
    tree_.for_each_child(step, [&](Number number, const Node& row) {
      if (is_sure && !is_best_choice(step, row)) return;
      choices.push_back(number);
      visits.push_back(row.visit_count());
      most = std::max(most, visits.back());
    });
    if (most == 0) return choices.empty() ? 0 : choices.front();
    for (double& each : visits) each = each < most * kLeastShare ? 0 : each;
    Rng rng = Rng::stream(seed_, kDraw);
    return choices[drawn_by(visits, rng)];
  }

  // The move to a child, and what was visited most after it.
  std::vector<Move> line_from(Number number, P position) const {
    std::vector<Move> line;
    while (number != 0 && line.size() < kMaxDepth) {
      line.push_back(tree_.node(number).move);
      position.play(line.back());
      if (position.result()) break;
      number = best_child(tree_.node(number), position);
    }
    return line;
  }

  const Evaluate& evaluate_;
  Tree& tree_;
  const MonteCarloTuning tuning_;
  const std::uint64_t seed_;
};

}  // namespace ariadne
