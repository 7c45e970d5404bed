#pragma once

#include <concepts>
#include <cstdint>

#include "core/position.hpp"
#include "search/tree/expansion.hpp"
#include "search/tree/line.hpp"
#include "search/tree/role.hpp"
#include "search/tree/window.hpp"

namespace ariadne {

// The uniform opponent model: every move is equally likely.
struct AllMovesAlike {
  struct Odds {
    double chance;
    template <class Move>
    double operator[](const Move&) const {
      return chance;
    }
  };
  template <Position P>
  Odds operator()(const P& position) const {
    return {1.0 / static_cast<double>(position.moves().size())};
  }
};

// A model that leaves some moves of the second team to itself: it makes the best of them.
template <class Model, class P>
concept KnowsChance = requires(const Model model, const P position) {
  { model.by_chance(position) } -> std::same_as<bool>;
};

// What the first team can expect against opponents who play at random: the best of its own moves, the mean of theirs. A
// model gives the probability of each move: model(position)[move].
template <Position P, Evaluation<P> Evaluate, class Observer = Silent, class Model = AllMovesAlike>
class Expectimax {
 public:
  using Move = typename P::Move;
  using Value = double;
  static constexpr bool kPrunes = false;
  static constexpr bool kTakesMeans = true;

  Expectimax(const Evaluate& evaluate, Expansion<P, Observer>& expansion)
      : evaluate_(evaluate), expansion_(expansion) {}

  // The value `depth` plies deep. The line that leads to it ends where chance decides.
  Value value(const P& position, int depth, const Window<Value>&, Line<Move>& line) {
    if (position.result()) return static_cast<Value>(evaluate_(position));
    if (depth == 0) {
      cut_short_ = true;
      return static_cast<Value>(evaluate_(position));
    }
    switch (role(position)) {
      case Role::maximises:
        return best<Team::first>(position, depth, line);
      case Role::minimises:
        return best<Team::second>(position, depth, line);
      case Role::averages:
        break;
    }
    return mean(position, depth);
  }
  static Role role(const P& position) {
    if (P::team(position.to_move()) == Team::first) return Role::maximises;
    if constexpr (KnowsChance<Model, P>) {
      if (!Model{}.by_chance(position)) return Role::minimises;
    }
    return Role::averages;
  }
  // How likely a move is where the mean is taken.
  static double odds(const P& position, Move move) { return Model{}(position)[move]; }
  bool cut_short() const { return cut_short_; }  // some line ended by the depth, not by the rules
  std::uint64_t cutoffs() const { return 0; }

 private:
  template <Team team>
  Value best(const P& position, int depth, Line<Move>& line) {
    Value best = team == Team::first ? Window<Value>{}.alpha : Window<Value>{}.beta;
    for (const Move move : position.moves()) {
      if (expansion_.spent()) break;  // the value no longer matters: the root discards it
      Line<Move> below;
      const Value found = followed(position, move, depth, below);
      if (team == Team::first ? found > best : found < best) {
        best = found;
        line.set(move, below);
      }
    }
    return best;
  }
  Value mean(const P& position, int depth) {
    const auto odds = model_(position);
    Value sum = 0;
    for (const Move move : position.moves()) {
      if (expansion_.spent()) break;
      Line<Move> below;
      sum += followed(position, move, depth, below) * odds[move];
    }
    return sum;
  }
  Value followed(const P& position, Move move, int depth, Line<Move>& below) {
    return expansion_.follow(position, move, Window<Value>{},
                             [&](const P& next) { return value(next, depth - 1, {}, below); });
  }

  const Evaluate& evaluate_;
  Expansion<P, Observer>& expansion_;
  [[no_unique_address]] Model model_;
  bool cut_short_ = false;
};

}  // namespace ariadne
