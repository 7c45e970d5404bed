#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/position.hpp"
#include "core/search_tuning.hpp"
#include "search/tree/expansion.hpp"
#include "search/tree/line.hpp"
#include "search/tree/move_experience.hpp"
#include "search/tree/moves_in_progress.hpp"
#include "search/tree/ranked_moves.hpp"
#include "search/tree/role.hpp"
#include "search/tree/transposition_table.hpp"
#include "search/tree/window.hpp"

namespace ariadne {

// Principal variation search: alpha-beta that expects the first move of a node to be the best. Of the others it only
// asks, with a window in which no value lies, whether they are better; one that is gets searched again for its value.
// It remembers positions in a transposition table and learns which moves are worth trying first.
//
// Unless it is tuned otherwise, the value is that of minimax at the same depth: an entry of the table counts only if it
// was searched to the same depth, or if all of its lines ended by the rules before that. In an open window the table
// only tells which move to try first, so the line is complete.
template <Position P, Evaluation<P> Evaluate, class Observer = Silent>
class PrincipalVariation {
 public:
  using Move = typename P::Move;
  using Value = ValueOf<Evaluate, P>;
  using Experience = MoveExperience<Move>;
  static constexpr bool kPrunes = true;
  static constexpr bool kScouts = true;

  PrincipalVariation(const Evaluate& evaluate, Expansion<P, Observer>& expansion, TranspositionTable& table,
                     Experience& experience, const SearchTuning& tuning = {})
      : evaluate_(evaluate), expansion_(expansion), table_(table), experience_(experience), tuning_(tuning) {}

  Value value(const P& position, int depth, const Window<Value>& window, Line<Move>& line) {
    return value_of(position, {depth, 1, 0}, window, line);
  }
  void share(MovesInProgress& in_progress) { in_progress_ = &in_progress; }
  static Role role(const P& position) { return role_of_team(position); }
  bool cut_short() const { return cut_short_; }  // some line ended by the depth, not by the rules
  std::uint64_t cutoffs() const { return cutoffs_; }

 private:
  using Moves = RankedMoves<Move>;

  // Where the search stands.
  struct Place {
    int depth;         // still to be searched
    int ply;           // from the root
    std::size_t last;  // the number_of() the move that led here

    Place after(Move move, int reduction) const { return {depth - 1 - reduction, ply + 1, number_of(move)}; }
  };
  struct Best {
    Value value{};
    std::uint16_t tag = TableEntry::kNoMove;  // of the move that has it, as far as that is known
  };

  template <Team team>
  static bool better(Value a, Value b) {
    return team == Team::first ? a > b : a < b;
  }
  template <Team team>
  static constexpr Value worst() {
    return team == Team::first ? Window<Value>{}.alpha : Window<Value>{}.beta;
  }

  Value value_of(const P& position, const Place& place, const Window<Value>& window, Line<Move>& line) {
    if (position.result()) return evaluate_(position);
    if (place.depth <= 0) {
      cut_short_ = true;
      return evaluate_(position);
    }
    return P::team(position.to_move()) == Team::first ? value_for<Team::first>(position, place, window, line)
                                                      : value_for<Team::second>(position, place, window, line);
  }
  template <Team team>
  Value value_for(const P& position, const Place& place, const Window<Value>& window, Line<Move>& line) {
    if (place.depth < tuning_.table_depth) return best_of_few<team>(position, place, window, line);
    const std::uint64_t key = position.hash();
    const TableEntry known = table_.find(key);
    if (window.is_null() && answers(known, place.depth, window)) return taken_from(known);
    return remembered<team>(key, known, position, place, window, line);
  }

  // Near the leaves: alpha-beta without memory, since anything more would take longer than it saves.
  template <Team team>
  Value best_of_few(const P& position, const Place& place, Window<Value> window, Line<Move>& line) {
    Value best = worst<team>();
    for (const Move move : moves_to_search(evaluate_, position, place.depth)) {
      if (expansion_.spent()) break;  // the value no longer matters: the root discards it
      Line<Move> below;
      const Value found = value_of(expansion_.successor(position, move), place.after(move, 0), window, below);
      if (better<team>(found, best)) best = found;
      if (!better<team>(found, window.sure(team))) continue;
      window.sure(team) = found;
      line.set(move, below);
      if (!window.closed()) continue;
      ++cutoffs_;
      break;
    }
    return best;
  }

  // What the table knows.
  bool is_deep_enough(const TableEntry& entry, int depth) const {
    if (entry.depth == depth) return true;
    if (tuning_.trusts_deeper && entry.depth > depth) return true;
    return entry.cut_short == 0 && (tuning_.trusts_deeper || entry.depth < depth);
  }
  bool answers(const TableEntry& entry, int depth, const Window<Value>& window) const {
    if (!entry.is_known() || !is_deep_enough(entry, depth)) return false;
    const CompactValue known = entry.compact();
    return (holds_from_below(known.bound) && known.as<Value>() >= window.beta) ||
           (holds_from_above(known.bound) && known.as<Value>() <= window.alpha);
  }
  Value taken_from(const TableEntry& entry) {
    cut_short_ |= entry.cut_short != 0;
    return entry.compact().as<Value>();
  }

  template <Team team>
  Value remembered(std::uint64_t key, const TableEntry& known, const P& position, const Place& place,
                   const Window<Value>& window, Line<Move>& line) {
    const bool outside = cut_short_;
    cut_short_ = false;
    const Best best = best_of<team>(key, position, place, window, line, known);
    if (!expansion_.spent()) {
      table_.put(key, {CompactValue::of(best.value, bound_of(best.value, window)), best.tag, place.depth, cut_short_});
    }
    cut_short_ |= outside;
    return best.value;
  }
  static ValueBound bound_of(Value value, const Window<Value>& window) {
    if (value <= window.alpha) return ValueBound::at_most;
    return value >= window.beta ? ValueBound::at_least : ValueBound::exact;
  }

  template <Team team>
  Best best_of(std::uint64_t key, const P& position, const Place& place, Window<Value> window, Line<Move>& line,
               const TableEntry& known) {
    const auto list = moves_to_search(evaluate_, position, place.depth);
    if (list.size() > Moves::kRoom) return {best_of_few<team>(position, place, window, line)};
    Best best{worst<team>(), known.move};
    Moves moves = ranked<team>(list, place, known.move);
    MovesInProgress* const in_progress = place.depth >= tuning_.table_depth + kLeastShared ? in_progress_ : nullptr;
    const bool in_any_order = in_progress != nullptr && window.is_null() && expects_none<team>(known, window);
    bool looked = place.depth <= tuning_.table_depth;
    while (!moves.empty()) {
      if (!looked && (!moves.taken().empty() || best.tag == TableEntry::kNoMove)) {
        looked = true;
        if (window.is_null() && finds_cutoff<team>(position, place, window, moves, best)) return best;
      }
      if (expansion_.spent()) break;  // the value no longer matters: the root discards it
      const auto next = moves.take_best();
      if (in_progress != nullptr) {
        if (window.is_null() && moves.taken().size() > 1 && was_answered(key, place.depth, window, best)) return best;
        if ((in_any_order || moves.number_of_last() > 0) && puts_off(key, moves)) continue;
      }
      const MovesInProgress::Claim claim(in_progress, key, tag_of(next.move));
      Line<Move> below;
      const Value found = searched<team>(position, place, window, moves, below);
      if (expansion_.spent()) break;  // nothing is to be learnt from it
      if (better<team>(found, best.value)) best.value = found;
      if (!better<team>(found, window.sure(team))) continue;
      window.sure(team) = found;
      best.tag = tag_of(next.move);
      line.set(next.move, below);
      if (!window.closed()) continue;
      ++cutoffs_;
      learn<team>(place, moves);
      break;
    }
    return best;
  }

  // Whether the last search of a position found no move that is better than the window. The next one then has to search
  // them all, the first one no sooner than the others.
  template <Team team>
  static bool expects_none(const TableEntry& known, const Window<Value>& window) {
    const CompactValue last = known.compact();
    return team == Team::first ? holds_from_above(last.bound) && last.as<Value>() <= window.alpha
                               : holds_from_below(last.bound) && last.as<Value>() >= window.beta;
  }
  // Whether the move that was taken last has to wait, since another thread is at it.
  bool puts_off(std::uint64_t key, Moves& moves) const {
    const auto& next = moves.taken().back();
    if (moves.left().empty() || Moves::was_put_off(next) || !in_progress_->has(key, tag_of(next.move))) return false;
    moves.put_off();
    return true;
  }
  // Whether another thread has found by now what is to be found here.
  bool was_answered(std::uint64_t key, int depth, const Window<Value>& window, Best& best) {
    const TableEntry known = table_.find(key);
    if (!answers(known, depth, window)) return false;
    best = {taken_from(known), known.move};
    return true;
  }

  // The value of the move that was taken last. The one that ranks first is searched with the whole window.
  template <Team team>
  Value searched(const P& position, const Place& place, const Window<Value>& window, const Moves& moves,
                 Line<Move>& line) {
    const Move move = moves.taken().back().move;
    const P next = expansion_.successor(position, move);
    if (moves.number_of_last() == 0) return value_of(next, place.after(move, 0), window, line);
    const bool before = cut_short_;
    const Window<Value> scout = window.scout(team);
    const int reduction = reduction_of(place, moves.number_of_last());
    Value found = value_of(next, place.after(move, reduction), scout, line);
    if (reduction > 0 && better<team>(found, window.sure(team))) {
      cut_short_ = before;
      found = value_of(next, place.after(move, 0), scout, line);
    }
    if (window.is_null() || !window.contains(found)) return found;
    cut_short_ = before;
    return value_of(next, place.after(move, 0), window, line);
  }
  // Moves that come late are rarely good: how much less deep to look at them first.
  int reduction_of(const Place& place, std::size_t tried) const {
    const auto late_from = static_cast<std::size_t>(tuning_.late_from);
    if (late_from == 0 || tried < late_from || place.depth < kLeastReduced) return 0;
    return std::min(place.depth - 1, static_cast<int>(std::bit_width(tried / late_from)));
  }

  // Threads share what they learn, but near the leaves each keeps it to itself: to write what others read would take
  // longer than it saves.
  Experience& experience_at(const Place& place) {
    return in_progress_ == nullptr || place.depth >= tuning_.lesson_depth ? experience_ : own_experience_;
  }

  // The table's move, those that cut off lately, then the others: in the order of the evaluation if it has one, else by
  // how often they cut off.
  template <Team team, class List>
  Moves ranked(const List& list, const Place& place, std::uint16_t best) {
    const Experience& experience = experience_at(place);
    Moves moves;
    for (const Move move : list)
      moves.add(move, tag_of(move) == best ? kBestRank : rank_of<team>(experience, place, move));
    return moves;
  }
  template <Team team>
  static int rank_of(const Experience& experience, const Place& place, Move move) {
    const auto there = here<team>(place);
    if (experience.is_killer(there, move)) return kKillerRank;
    if (experience.is_counter(there, move)) return kCounterRank;
    return OrdersMoves<Evaluate, P> ? 0 : experience.history(team, move);
  }
  template <Team team>
  static typename Experience::Place here(const Place& place) {
    return {team, place.ply, place.last};
  }
  template <Team team>
  void learn(const Place& place, const Moves& moves) {
    const auto taken = moves.taken();
    experience_at(place).learn(here<team>(place), place.depth, taken.back().move, taken.first(taken.size() - 1));
  }

  // Whether a move is left that leads to where the table already knows that the rest is cut off.
  template <Team team>
  bool finds_cutoff(const P& position, const Place& place, const Window<Value>& window, const Moves& moves,
                    Best& best) {
    const auto left = moves.left();
    std::array<std::uint64_t, Moves::kRoom> keys;  // all are fetched before the first is looked at
    for (std::size_t i = 0; i < left.size(); ++i) {
      if (expansion_.spent()) return false;
      const P next = expansion_.successor(position, left[i].move);
      keys[i] = next.result() ? 0 : next.hash();
      table_.prefetch(keys[i]);
    }
    for (std::size_t i = 0; i < left.size(); ++i) {
      const TableEntry known = table_.find(keys[i]);
      if (!answers(known, place.depth - 1, window)) continue;
      if (!better<team>(known.compact().as<Value>(), window.sure(team))) continue;
      best = {taken_from(known), tag_of(left[i].move)};
      ++cutoffs_;
      return true;
    }
    return false;
  }

  static constexpr int kLeastReduced = 3;
  static constexpr int kLeastShared = 2;  // that much above the table's least depth: below, sharing costs too much
  static constexpr int kBestRank = 4 * Experience::kMaxHistory, kKillerRank = 3 * Experience::kMaxHistory,
                       kCounterRank = 2 * Experience::kMaxHistory;

  const Evaluate& evaluate_;
  Expansion<P, Observer>& expansion_;
  TranspositionTable& table_;
  Experience& experience_;     // of all threads
  Experience own_experience_;  // of one of several threads, near the leaves; new at each depth
  const SearchTuning tuning_;
  MovesInProgress* in_progress_ = nullptr;  // of all threads; null: this one is alone
  bool cut_short_ = false;
  std::uint64_t cutoffs_ = 0;
};

}  // namespace ariadne
