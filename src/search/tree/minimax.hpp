#pragma once

#include <cstdint>

#include "core/position.hpp"
#include "search/tree/expansion.hpp"
#include "search/tree/line.hpp"
#include "search/tree/role.hpp"
#include "search/tree/window.hpp"

namespace ariadne {

// The definition of the value of a position at a depth. Every other tree search is measured against it.
template <Position P, Evaluation<P> Evaluate, class Observer = Silent>
class Minimax {
 public:
  using Move = typename P::Move;
  using Value = ValueOf<Evaluate, P>;
  static constexpr bool kPrunes = false;

  Minimax(const Evaluate& evaluate, Expansion<P, Observer>& expansion) : evaluate_(evaluate), expansion_(expansion) {}

  // The value `depth` plies deep, and the play that leads to it. The window is ignored.
  Value value(const P& position, int depth, const Window<Value>&, Line<Move>& line) {
    if (position.result()) return evaluate_(position);
    if (depth == 0) {
      cut_short_ = true;
      return evaluate_(position);
    }
    const bool maximises = P::team(position.to_move()) == Team::first;
    Value best = maximises ? Window<Value>{}.alpha : Window<Value>{}.beta;
    for (const Move move : position.moves()) {
      if (expansion_.spent()) break;  // the value no longer matters: the root discards it
      Line<Move> below;
      const Value found = expansion_.follow(position, move, Window<Value>{},
                                            [&](const P& next) { return value(next, depth - 1, {}, below); });
      if (maximises ? found > best : found < best) {
        best = found;
        line.set(move, below);
      }
    }
    return best;
  }
  static Role role(const P& position) { return role_of_team(position); }
  bool cut_short() const { return cut_short_; }  // some line ended by the depth, not by the rules
  std::uint64_t cutoffs() const { return 0; }

 private:
  const Evaluate& evaluate_;
  Expansion<P, Observer>& expansion_;
  bool cut_short_ = false;
};

}  // namespace ariadne
