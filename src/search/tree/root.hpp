#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/position.hpp"
#include "core/search_result.hpp"
#include "search/tree/any_kernel.hpp"
#include "search/tree/expansion.hpp"
#include "search/tree/kernel.hpp"
#include "search/tree/line.hpp"
#include "search/tree/move_experience.hpp"
#include "search/tree/moves_in_progress.hpp"
#include "search/tree/window.hpp"

namespace ariadne {

// The best values among the root moves so far, best first. Only the first `wanted` are to be exact.
template <class Value>
class BestValues {
 public:
  BestValues(Team team, int wanted, const Window<Value>& around = {})
      : team_(team), wanted_(static_cast<std::size_t>(wanted)), around_(around) {}

  // A move whose value is outside this window is no better than the wanted ones.
  Window<Value> window() const {
    Window<Value> window = around_;
    if (is_full() && better(values_.back(), window.sure(team_))) window.sure(team_) = values_.back();
    return window;
  }
  // All that can still happen is that a move turns out to be better than one of them.
  bool is_full() const { return values_.size() == wanted_; }
  bool better(Value a, Value b) const { return team_ == Team::first ? a > b : a < b; }
  bool wants(Value value) const { return values_.size() < wanted_ || better(value, values_.back()); }
  void add(Value value) {
    const auto order = [this](Value a, Value b) { return better(a, b); };
    values_.insert(std::upper_bound(values_.begin(), values_.end(), value, order), value);
    if (values_.size() > wanted_) values_.pop_back();
  }

 private:
  Team team_;
  std::size_t wanted_;
  Window<Value> around_;
  std::vector<Value> values_;
};

template <Position P>
std::vector<typename P::Move> list_of_moves(const P& position) {
  std::vector<typename P::Move> list;
  for (const auto move : position.moves()) list.push_back(move);
  return list;
}

// The value of a root move's position. A kernel that scouts is first asked only whether the move is one of the best.
template <Position P, class Value>
Value root_value(const P& next, int depth, const BestValues<Value>& best, Team team, AnyKernel<P, Value>& kernel,
                 Line<typename P::Move>& line) {
  const auto window = best.window();
  if (kernel.kind().scouts && best.is_full() && !window.is_null()) {
    const auto value = kernel.value(next, depth, window.scout(team), line);
    if (!window.contains(value)) return value;
  }
  return kernel.value(next, depth, window, line);
}

// Searches the moves of a position to a fixed depth (at least 1) with a kernel such as AlphaBeta and chooses the first
// best. `order` has all of them, and says which are searched first. The `lines` best moves get exact values. A root
// move that the budget interrupts is left out of the result. A best value outside of the window, if one is given, is
// only a bound. A move that another thread has in progress is put off until the others were searched.
template <Position P, class Value, class Observer>
auto search_root(const P& position, int depth, int lines, AnyKernel<P, Value>& kernel,
                 Expansion<P, Observer>& expansion, std::vector<typename P::Move> order,
                 const Window<Value>& around = {}, MovesInProgress* in_progress = nullptr) {
  using Move = typename P::Move;
  SearchResult<Move, Value> result;
  result.depth = depth;
  const Team team = P::team(position.to_move());
  BestValues<Value> best(team, lines, around);
  const std::uint64_t key = position.hash();
  const std::size_t count = order.size();
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (expansion.spent() || best.window().closed()) break;
    const Move move = order[i];
    if (in_progress != nullptr && i > 0 && i < count && in_progress->has(key, tag_of(move))) {
      order.push_back(move);
      continue;
    }
    const MovesInProgress::Claim claim(in_progress, key, tag_of(move));
    Line<Move> below, line;
    const Value value = expansion.follow(position, move, best.window(), [&](const P& next) {
      return root_value(next, depth - 1, best, team, kernel, below);
    });
    if (expansion.spent()) break;
    line.set(move, below);
    const bool exact = !kernel.kind().prunes || best.wants(value);
    if (result.moves.empty() || best.better(value, result.value)) {
      result.move = move;
      result.value = value;
    }
    if (exact) best.add(value);
    result.moves.push_back({move, value, exact ? Bound::exact : Bound::no_better, line.moves()});
  }
  const std::vector<Move> listed = list_of_moves(position);
  std::ranges::sort(result.moves, {}, [&](const auto& root) { return std::ranges::find(listed, root.move); });
  result.stopped = expansion.stopped();
  result.complete = result.stopped == StopReason::none;
  result.proven = result.complete && !kernel.cut_short();
  result.forces = !kernel.kind().takes_means;
  result.nodes = expansion.nodes();
  result.cutoffs = kernel.cutoffs();
  return result;
}

// The same with a kernel of a known type, in the order of the game.
template <Position P, Kernel<P> K, class Observer>
auto search_root(const P& position, int depth, int lines, K& kernel, Expansion<P, Observer>& expansion) {
  AdaptedKernel<P, K&> any([&]() -> K& { return kernel; });
  return search_root(position, depth, lines, static_cast<AnyKernel<P, typename K::Value>&>(any), expansion,
                     list_of_moves(position));
}

}  // namespace ariadne
