#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/position.hpp"
#include "search/tree/expansion.hpp"
#include "search/tree/line.hpp"
#include "search/tree/role.hpp"
#include "search/tree/transposition_table.hpp"
#include "search/tree/window.hpp"

namespace ariadne {

// What a stored value says of the true one. Values are those of the first team.
enum class ValueBound : std::uint8_t { exact, at_least, at_most };

// What alpha-beta found out about a position.
template <class Move, class Value>
struct SearchedValue {
  Value value{};
  Move move{};  // the best one, or the one that was good enough
  std::int16_t depth = 0;
  ValueBound bound = ValueBound::exact;
  bool cut_short = true;  // some line below ended by the depth, not by the rules
};

template <Position P, Evaluation<P> Evaluate>
using AlphaBetaTable = TranspositionTable<SearchedValue<typename P::Move, ValueOf<Evaluate, P>>>;

// Alpha-beta that remembers positions and tries first what was best before: the best move of a shallower search, then
// the moves that caused the last cutoffs at this depth.
//
// The value is that of minimax at the same depth. An entry counts only if it was searched to the same depth, or if all
// of its lines ended by the rules before that. Where the table answers there is no line.
template <Position P, Evaluation<P> Evaluate, class Observer = Silent>
class TableAlphaBeta {
 public:
  using Move = typename P::Move;
  using Value = ValueOf<Evaluate, P>;
  using Table = AlphaBetaTable<P, Evaluate>;
  static constexpr bool kPrunes = true;
  static constexpr bool kBestFirst = true;  // the root's moves too

  TableAlphaBeta(const Evaluate& evaluate, Expansion<P, Observer>& expansion, Table& table)
      : evaluate_(evaluate), expansion_(expansion), table_(table) {}

  Value value(const P& position, int depth, const Window<Value>& window, Line<Move>& line) {
    if (position.result()) return evaluate_(position);
    if (depth == 0) {
      cut_short_ = true;
      return evaluate_(position);
    }
    const bool first = P::team(position.to_move()) == Team::first;
    if (depth < kLeastDepth) {
      return first ? best_of<Team::first>(position, depth, window, line, {}).value
                   : best_of<Team::second>(position, depth, window, line, {}).value;
    }
    return first ? known_or_best<Team::first>(position, depth, window, line)
                 : known_or_best<Team::second>(position, depth, window, line);
  }
  static Role role(const P& position) { return role_of_team(position); }
  bool cut_short() const { return cut_short_; }  // some line ended by the depth, not by the rules
  std::uint64_t cutoffs() const { return cutoffs_; }

 private:
  using Entry = typename Table::Entry;
  static constexpr int kLeastDepth = 2;  // below it, looking up takes longer than searching
  static constexpr std::size_t kKillers = 2;

  // The moves that are tried before the others, as far as they are legal.
  struct Favourites {
    std::array<Move, kKillers + 1> moves{};
    std::size_t size = 0;

    void add(Move move) {
      if (std::find(moves.begin(), moves.begin() + size, move) == moves.begin() + size) moves[size++] = move;
    }
    bool has(Move move) const { return std::find(moves.begin(), moves.begin() + size, move) != moves.begin() + size; }
  };
  struct Best {
    Value value{};
    Move move{};
  };
  struct Killers {
    std::array<Move, kKillers> moves{};
    std::size_t size = 0;

    void add(Move move) {
      if (size > 0 && moves[0] == move) return;
      moves[1] = moves[0];
      moves[0] = move;
      size = std::min(size + 1, kKillers);
    }
  };

  template <Team team>
  static bool better(Value a, Value b) {
    return team == Team::first ? a > b : a < b;
  }

  static bool good_enough(const Entry& entry, int depth, const Window<Value>& window) {
    if (entry.depth != depth && (entry.cut_short || entry.depth > depth)) return false;
    return entry.bound == ValueBound::exact || (entry.bound == ValueBound::at_least && entry.value >= window.beta) ||
           (entry.bound == ValueBound::at_most && entry.value <= window.alpha);
  }

  template <Team team>
  Value known_or_best(const P& position, int depth, const Window<Value>& window, Line<Move>& line) {
    const std::uint64_t key = position.hash();
    Favourites favourites;
    if (const Entry* known = table_.find(key)) {
      if (good_enough(*known, depth, window)) {
        cut_short_ |= known->cut_short;
        return known->value;
      }
      favourites.add(known->move);
    }
    const bool outside = cut_short_;
    cut_short_ = false;
    const Best best = best_of<team>(position, depth, window, line, favourites);
    if (!expansion_.spent()) {
      table_.put(key,
                 {best.value, best.move, static_cast<std::int16_t>(depth), bound_of(best.value, window), cut_short_});
    }
    cut_short_ |= outside;
    return best.value;
  }
  static ValueBound bound_of(Value value, const Window<Value>& window) {
    if (value <= window.alpha) return ValueBound::at_most;
    return value >= window.beta ? ValueBound::at_least : ValueBound::exact;
  }

  template <Team team>
  Best best_of(const P& position, int depth, Window<Value> window, Line<Move>& line, Favourites favourites) {
    Killers& killers = killers_[static_cast<std::size_t>(depth)];
    for (std::size_t i = 0; i < killers.size; ++i) favourites.add(killers.moves[i]);
    const auto moves = moves_to_search(evaluate_, position);
    Best best{team == Team::first ? Window<Value>{}.alpha : Window<Value>{}.beta, moves[0]};
    // Whether the rest was cut off.
    const auto try_move = [&](Move move) {
      Line<Move> below;
      const Value found = expansion_.follow(position, move, window,
                                            [&](const P& next) { return value(next, depth - 1, window, below); });
      if (better<team>(found, best.value)) best = {found, move};
      Value& sure = team == Team::first ? window.alpha : window.beta;
      if (!better<team>(found, sure)) return false;
      sure = found;
      line.set(move, below);
      return window.closed();
    };
    const auto cuts = [&](Move move) {
      if (expansion_.spent()) return true;  // the value no longer matters: the root discards it
      if (!try_move(move)) return false;
      ++cutoffs_;
      killers.add(move);
      return true;
    };
    for (std::size_t i = 0; i < favourites.size; ++i) {
      if (std::find(moves.begin(), moves.end(), favourites.moves[i]) == moves.end()) continue;
      if (cuts(favourites.moves[i])) return best;
    }
    for (const Move move : moves) {
      if (!favourites.has(move) && cuts(move)) break;
    }
    return best;
  }

  const Evaluate& evaluate_;
  Expansion<P, Observer>& expansion_;
  Table& table_;
  std::array<Killers, kMaxDepth + 1> killers_{};
  bool cut_short_ = false;
  std::uint64_t cutoffs_ = 0;
};

}  // namespace ariadne
