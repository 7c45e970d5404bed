#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <vector>

#include "core/budget.hpp"
#include "core/position.hpp"
#include "core/rng.hpp"
#include "search/tree/expansion.hpp"
#include "search/tree/line.hpp"
#include "search/tree/role.hpp"
#include "search/tree/window.hpp"

namespace ariadne {

// A transposition table: what was found out about positions in this search, to be reused when they are reached by
// another line. Of two positions that share a slot the later one is kept. It is allocated by the first search and kept
// for the next ones, which find it empty.
class LikelyTable {
 public:
  static constexpr std::size_t kDefaultPlaces = std::size_t{1} << 16;

  struct Entry {
    double value = 0;
    double likelihood = 0;  // at which it was searched; 0: nothing is known
  };

  explicit LikelyTable(std::size_t places = kDefaultPlaces) : places_(places) { assert(std::has_single_bit(places)); }

  // Forgets everything. If the budget has no memory for the table it is spent, and the table must not be used.
  void begin_search(Budget& budget) {
    if (!budget.claim(places_ * sizeof(Slot))) return;
    if (++search_ < slots_.size()) return;
    slots_.assign(places_, {});
    search_ = 0;
  }
  // What was put there for this key in this search, if anything.
  const Entry* find(std::uint64_t key) const {
    assert(!slots_.empty());
    const Slot& slot = slots_[place_of(key)];
    return slot.tag == tag_of(key) ? &slot.entry : nullptr;
  }
  void put(std::uint64_t key, const Entry& entry) { slots_[place_of(key)] = {tag_of(key), entry}; }

 private:
  struct Slot {
    std::uint64_t tag = 0;
    Entry entry;
  };

  std::size_t place_of(std::uint64_t key) const { return key & (places_ - 1); }
  // The low bits of a key are known from its place, so that those of the tag can hold the number of the search: it is
  // smaller than the number of places, and no search takes an entry of another for its own.
  std::uint64_t tag_of(std::uint64_t key) const { return key ^ search_; }

  std::size_t places_;
  std::uint64_t search_ = 0;
  std::vector<Slot> slots_;
};

// Expectimax that goes deep where the game is likely to go. A line is evaluated as soon as the opponents' moves on it
// become too unlikely to matter; positions are remembered. Besides the odds of the opponents' moves, model(position),
// the model says which own moves are worth trying: model.tries(position, move).
template <Position P, Evaluation<P> Evaluate, class Model, class Observer = Silent>
class LikelyExpectimax {
 public:
  using Move = typename P::Move;
  using Value = double;
  static constexpr bool kPrunes = false;
  static constexpr double kLeastLikelihood = 0.01;

  LikelyExpectimax(const Evaluate& evaluate, Expansion<P, Observer>& expansion, LikelyTable& table,
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
    if (const auto* known = table_.find(key); known != nullptr && known->likelihood >= likelihood) return known->value;
    const Value found = best(position, depth, likelihood);
    if (!expansion_.spent()) table_.put(key, {found, likelihood});
    return found;
  }
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
  LikelyTable& table_;
  double least_;
  [[no_unique_address]] Model model_;
  bool cut_short_ = false;
};

}  // namespace ariadne
