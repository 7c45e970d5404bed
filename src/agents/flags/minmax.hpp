#pragma once

#include <array>

#include "agents/flags/policies.hpp"
#include "core/budget.hpp"
#include "core/search_result.hpp"
#include "search/tree/alpha_beta.hpp"
#include "search/tree/root.hpp"

// The search of the original: Pac-Man's move and every joint answer of the ghosts.
namespace ariadne::flags {

// What a step of Pac-Man leaves: what it promised, less a penalty for each ghost that came nearer to where he is.
class AfterStep {
 public:
  explicit AfterStep(const Position& before) : before_(before) {}

  // His move, to which all answers are judged from now on.
  void set_move(Move move) {
    promise_ = promise_of(before_, move);
    to_there_ = before_.maze().squared_distances(before_.pacman_after(move));
    for (std::size_t i = 0; i < before_.ghost_count(); ++i) distances_[i] = to_there_[before_.ghost(i)];
  }
  int operator()(const Position& position) const {
    if (const auto result = position.result()) return decisive_value(*result);
    int nearer = 0;
    for (std::size_t i = 0; i < position.ghost_count(); ++i) nearer += to_there_[position.ghost(i)] < distances_[i];
    return promise_ - kNearer * nearer;
  }

 private:
  static constexpr int kNearer = 12;

  const Position& before_;
  int promise_ = 0;
  const std::uint16_t* to_there_ = nullptr;  // squared distances, by cell
  std::array<int, kMaxGhosts> distances_{};
};

using MinmaxResult = SearchResult<Move, int>;

// Searches unblocked_moves() one step deep with a kernel such as AlphaBeta and chooses the first best. The `lines` best
// moves get exact values; values of those that are no better may be bounds.
template <template <class, class, class> class KernelOf, class Observer>
MinmaxResult search_step(const Position& position, int lines, Expansion<Position, Observer>& expansion) {
  MinmaxResult result;
  result.depth = 2;
  AfterStep evaluate(position);
  using K = KernelOf<Position, AfterStep, Observer>;
  K kernel(evaluate, expansion);
  BestValues<int> best(Team::first, lines);
  for (const Move move : unblocked_moves(position)) {
    evaluate.set_move(move);
    Line<Move> below, line;
    const Window<int> window = K::kPrunes ? best.window() : Window<int>();
    const int value = expansion.follow(position, move, window,
                                       [&](const Position& next) { return kernel.value(next, 1, window, below); });
    if (expansion.spent()) break;
    line.set(move, below);
    if (result.moves.empty() || value > result.value) {
      result.move = move;
      result.value = value;
    }
    const bool exact = !K::kPrunes || best.wants(value);
    if (exact) best.add(value);
    result.moves.push_back({move, value, exact ? Bound::exact : Bound::no_better, line.moves()});
  }
  result.stopped = expansion.stopped();
  result.complete = result.stopped == StopReason::none;
  result.nodes = expansion.nodes();
  result.cutoffs = kernel.cutoffs();
  return result;
}

}  // namespace ariadne::flags
