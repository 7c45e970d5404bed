#pragma once

#include <cstdint>

#include "core/position.hpp"
#include "search/tree/expansion.hpp"
#include "search/tree/line.hpp"
#include "search/tree/role.hpp"
#include "search/tree/window.hpp"

namespace ariadne {

// When the remaining moves are cut off: as soon as they cannot change the value, or only once a line is already worse
// than what is sure elsewhere. The second searches more and is what some published counts are made with.
enum class Cut : std::uint8_t { when_equal, when_worse };

// Minimax that skips what cannot matter: once a reply is so good that the other team, which is sure of something better
// elsewhere, will avoid this node, the remaining moves are cut off. A value outside the window is only a bound.
template <Position P, Evaluation<P> Evaluate, class Observer = Silent, Cut cut = Cut::when_equal>
class AlphaBeta {
 public:
  using Move = typename P::Move;
  using Value = ValueOf<Evaluate, P>;
  static constexpr bool kPrunes = true;

  AlphaBeta(const Evaluate& evaluate, Expansion<P, Observer>& expansion) : evaluate_(evaluate), expansion_(expansion) {}

  Value value(const P& position, int depth, const Window<Value>& window, Line<Move>& line) {
    if (position.result()) return evaluate_(position);
    if (depth == 0) {
      cut_short_ = true;
      return evaluate_(position);
    }
    return P::team(position.to_move()) == Team::first ? best_of<Team::first>(position, depth, window, line)
                                                      : best_of<Team::second>(position, depth, window, line);
  }
  static Role role(const P& position) { return role_of_team(position); }
  bool cut_short() const { return cut_short_; }  // some line ended by the depth, not by the rules
  std::uint64_t cutoffs() const { return cutoffs_; }

 private:
  template <Team team>
  static bool better(Value a, Value b) {
    return team == Team::first ? a > b : a < b;
  }

  template <Team team>
  Value best_of(const P& position, int depth, Window<Value> window, Line<Move>& line) {
    Value& sure = team == Team::first ? window.alpha : window.beta;  // what this team can already have
    Value best = team == Team::first ? Window<Value>{}.alpha : Window<Value>{}.beta;
    for (const Move move : moves_to_search(evaluate_, position)) {
      if (expansion_.spent()) break;  // the value no longer matters: the root discards it
      Line<Move> below;
      const Value found = expansion_.follow(position, move, window,
                                            [&](const P& next) { return value(next, depth - 1, window, below); });
      if (better<team>(found, best)) best = found;
      if (better<team>(found, sure)) {
        sure = found;
        line.set(move, below);
        if (cut == Cut::when_equal ? window.closed() : window.crossed()) {
          ++cutoffs_;
          break;
        }
      }
    }
    return best;
  }

  const Evaluate& evaluate_;
  Expansion<P, Observer>& expansion_;
  bool cut_short_ = false;
  std::uint64_t cutoffs_ = 0;
};

template <class P, class Evaluate, class Observer = Silent>
using StrictAlphaBeta = AlphaBeta<P, Evaluate, Observer, Cut::when_worse>;

}  // namespace ariadne
