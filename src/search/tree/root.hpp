#pragma once

#include <algorithm>
#include <vector>

#include "core/position.hpp"
#include "core/search_result.hpp"
#include "search/tree/expansion.hpp"
#include "search/tree/kernel.hpp"
#include "search/tree/line.hpp"
#include "search/tree/window.hpp"

namespace ariadne {

// The best values among the root moves so far, best first. Only the first `wanted` are to be exact.
template <class Value>
class BestValues {
 public:
  BestValues(Team team, int wanted) : maximises_(team == Team::first), wanted_(static_cast<std::size_t>(wanted)) {}

  // A move whose value is outside this window is no better than the wanted ones.
  Window<Value> window() const {
    Window<Value> window;
    if (values_.size() == wanted_) (maximises_ ? window.alpha : window.beta) = values_.back();
    return window;
  }
  bool better(Value a, Value b) const { return maximises_ ? a > b : a < b; }
  bool wants(Value value) const { return values_.size() < wanted_ || better(value, values_.back()); }
  void add(Value value) {
    const auto order = [this](Value a, Value b) { return better(a, b); };
    values_.insert(std::upper_bound(values_.begin(), values_.end(), value, order), value);
    if (values_.size() > wanted_) values_.pop_back();
  }

 private:
  bool maximises_;
  std::size_t wanted_;
  std::vector<Value> values_;
};

template <Position P>
std::vector<typename P::Move> list_of_moves(const P& position) {
  std::vector<typename P::Move> list;
  for (const auto move : position.moves()) list.push_back(move);
  return list;
}

// Searches every move of a position to a fixed depth (at least 1) with a kernel such as AlphaBeta and chooses the first
// best. The `lines` best moves get exact values. A root move that the budget interrupts is left out of the result. If
// a move to be searched `first` is given, it is chosen unless another one is better.
template <Position P, Kernel<P> K, class Observer>
auto search_root(const P& position, int depth, int lines, K& kernel, Expansion<P, Observer>& expansion,
                 const typename P::Move* first = nullptr) {
  using Move = typename K::Move;
  using Value = typename K::Value;
  SearchResult<Move, Value> result;
  result.depth = depth;
  BestValues<Value> best(P::team(position.to_move()), lines);
  const std::vector<Move> moves = list_of_moves(position);
  const auto place_of = [&](Move move) { return std::find(moves.begin(), moves.end(), move) - moves.begin(); };
  std::vector<Move> order = moves;
  if (first != nullptr)
    std::rotate(order.begin(), order.begin() + place_of(*first), order.begin() + place_of(*first) + 1);
  for (const Move move : order) {
    if (expansion.spent()) break;
    Line<Move> below, line;
    const Window<Value> window = best.window();
    const Value value = expansion.follow(position, move, window,
                                         [&](const P& next) { return kernel.value(next, depth - 1, window, below); });
    if (expansion.spent()) break;
    line.set(move, below);
    const bool exact = !K::kPrunes || best.wants(value);
    if (result.moves.empty() || best.better(value, result.value)) {
      result.move = move;
      result.value = value;
    }
    if (exact) best.add(value);
    result.moves.push_back({move, value, exact ? Bound::exact : Bound::no_better, line.moves()});
  }
  std::ranges::sort(result.moves, {}, [&](const auto& root) { return place_of(root.move); });
  result.stopped = expansion.stopped();
  result.complete = result.stopped == StopReason::none;
  result.proven = result.complete && !kernel.cut_short();
  result.forces = !takes_means<K>;
  result.nodes = expansion.nodes();
  result.cutoffs = kernel.cutoffs();
  return result;
}

}  // namespace ariadne
