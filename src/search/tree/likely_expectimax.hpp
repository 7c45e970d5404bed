#pragma once

#include <algorithm>
#include <cstdint>

#include "core/position.hpp"
#include "core/rng.hpp"
#include "search/tree/expansion.hpp"
#include "search/tree/line.hpp"
#include "search/tree/role.hpp"
#include "search/tree/transposition_table.hpp"
#include "search/tree/window.hpp"

namespace ariadne {

// Expectimax that goes deep where the game is likely to go. A line is evaluated as soon as the opponents' moves on it
// become too unlikely to matter; positions are remembered. Besides the odds of the opponents' moves, model(position),
// the model says which own moves are worth trying: model.tries(position, move).
//
// An entry of the table has the likelihood at which a position was searched in the place of a move, and values are
// rounded to 24 bits, so what is found depends a little on what the table knows: it is to be empty when a search
// begins.
template <Position P, Evaluation<P> Evaluate, class Model, class Observer = Silent>
class LikelyExpectimax {
 public:
  using Move = typename P::Move;
  using Value = double;
  static constexpr bool kPrunes = false;
  static constexpr bool kTakesMeans = true;
  static constexpr double kLeastLikelihood = 0.01;

  LikelyExpectimax(const Evaluate& evaluate, Expansion<P, Observer>& expansion, TranspositionTable& table,
                   double least = kLeastLikelihood)
      : evaluate_(evaluate), expansion_(expansion), table_(table), least_(least) {}

  // The value `depth` plies deep. There is no line: it would have to be remembered too.
  Value value(const P& position, int depth, const Window<Value>&, Line<Move>&) { return value(position, depth, 1); }
  static Role role(const P& position) {
    return P::team(position.to_move()) == Team::first ? Role::maximises : Role::averages;
  }
  bool cut_short() const { return cut_short_; }  // some line did not end by the rules
  std::uint64_t cutoffs() const { return 0; }

 private:
  Value value(const P& position, int depth, double likelihood) {
    if (position.result()) return static_cast<Value>(evaluate_(position));
    const bool own = P::team(position.to_move()) == Team::first;
    if (depth == 0 || (own && likelihood < least_)) {
      cut_short_ = true;
      return static_cast<Value>(evaluate_(position));
    }
    return own ? known_or_best(position, depth, likelihood) : mean(position, depth, likelihood);
  }
  // What was found at a higher likelihood was searched no less.
  Value known_or_best(const P& position, int depth, double likelihood) {
    const std::uint64_t key = mix(position.hash() + static_cast<std::uint64_t>(depth));
    const TableEntry known = table_.find(key);
    if (known.is_known() && known.move >= compact(likelihood)) return known.compact().as<float>();
    const Value found = best(position, depth, likelihood);
    if (!expansion_.spent()) {
      const auto value = CompactValue::of(static_cast<float>(found), ValueBound::exact);
      table_.put(key, {value, compact(likelihood), depth, true});
    }
    return found;
  }
  static std::uint16_t compact(double likelihood) { return static_cast<std::uint16_t>(likelihood * 0xffff); }
  Value best(const P& position, int depth, double likelihood) {
    Value best = Window<Value>{}.alpha;
    for (const Move move : position.moves()) {
      if (expansion_.spent()) break;  // the value no longer matters: the root discards it
      if (!model_.tries(position, move)) continue;
      best = std::max(best, value(expansion_.successor(position, move), depth - 1, likelihood));
    }
    return best;
  }
  Value mean(const P& position, int depth, double likelihood) {
    const auto& moves = position.moves();
    if (moves.size() == 1) return value(expansion_.successor(position, moves[0]), depth - 1, likelihood);
    const auto odds = model_(position);
    Value sum = 0;
    for (const Move move : moves) {
      if (expansion_.spent()) break;
      sum += value(expansion_.successor(position, move), depth - 1, likelihood * odds[move]) * odds[move];
    }
    return sum;
  }

  const Evaluate& evaluate_;
  Expansion<P, Observer>& expansion_;
  TranspositionTable& table_;
  double least_;
  [[no_unique_address]] Model model_;
  bool cut_short_ = false;
};

}  // namespace ariadne
