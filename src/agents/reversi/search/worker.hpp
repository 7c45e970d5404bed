#pragma once

#include <algorithm>
#include <cmath>
#include <mutex>

#include "agents/reversi/search/crew.hpp"
#include "agents/reversi/search/estimate.hpp"
#include "agents/reversi/search/few_empties.hpp"
#include "agents/reversi/search/move_order.hpp"
#include "agents/reversi/search/prob_cut.hpp"
#include "agents/reversi/search/score_table.hpp"
#include "agents/reversi/search/work_share.hpp"
#include "core/budget.hpp"

namespace ariadne::reversi {

// The bounds between which a value is wanted. One in which no value lies only asks on which side of it the value is.
struct ScoreWindow {
  int alpha = -kMaxScore, beta = kMaxScore;

  bool is_null() const { return beta - alpha == 1; }
  ScoreWindow for_other() const { return {-beta, -alpha}; }
  ScoreWindow scout() const { return {alpha, alpha + 1}; }
};

// One thread of a search. Values are for the side to move, in discs. A search as deep as there are empty squares is a
// solution, and exact at the full level; any other ends in estimates.
//
// The fewer squares are empty, the simpler is the node: FewEmpties for the last, then nodes with the table and a quick
// order of moves, then nodes whose moves are ordered by looking ahead.
template <class Estimate>
class Worker {
 public:
  using Node = reversi::Node<Estimate>;

  Worker(const BoardKind& kind, const Estimate& estimate, ScoreTable& table, Crew& crew, Control& control)
      : few_(kind),
        corners_(corners_of(kind.size)),
        square_ranks_(square_ranks_on(kind.size)),
        estimate_(estimate),
        table_(table),
        crew_(crew),
        budget_(control) {}

  // Meaningless once stopped() is true. Of a node that takes long, `share` is handed on to its moves.
  int value(const Node& node, Reach reach, const ScoreWindow& window, WorkShare* share = nullptr) {
    if (reach.depth >= node.empties) return solution(node, reach.level, window, share);
    if (reach.depth == 0) return estimated(node);
    if (reach.depth < kTableDepth) return near_leaves(node, reach.depth, window);
    return searched(node, reach, window, share);
  }
  bool stopped() const { return budget_.spent() || (shared_ != nullptr && shared_->is_cut()); }
  Budget& budget() { return budget_; }
  const BoardKind& kind() const { return few_.kind(); }

  // Takes part in somebody's node.
  void help(SharedNode& node) {
    const SharedNode* before = std::exchange(shared_, &node);
    work_at(static_cast<Split&>(node));
    shared_ = before;
  }

 private:
  static constexpr int kTableDepth = 3;      // the least depth of an estimating search at which the table is asked
  static constexpr int kTableEmpties = 8;    // the least at which a solution asks the table
  static constexpr int kLookEmpties = 11;    // the least at which it asks it about the successors too
  static constexpr int kMiddleEmpties = 13;  // up to this many, a solution orders moves quickly
  static constexpr int kSplitEmpties = 14, kSplitDepth = 9;

  struct Best {
    int value = kNoValue;
    std::uint8_t move = Known::kNoMove;
  };

  // A node that several workers search.
  struct Split : SharedNode {
    Split(const SharedNode* parent, const Node& node_, Reach reach_, ScoreWindow window_, OrderedMoves& moves_,
          Best best_, WorkShare* share_)
        : SharedNode(parent), node(node_), reach(reach_), window(window_), moves(moves_), best(best_), share(share_) {}

    const Node& node;
    const Reach reach;
    std::mutex mutex;  // for what follows
    ScoreWindow window;
    OrderedMoves& moves;
    Best best;
    WorkShare* const share;
  };

  bool enters_node() {
    if (budget_.spent()) return false;
    budget_.count_node();
    return true;
  }

  // Solutions.
  int solution(const Node& node, std::uint8_t level, const ScoreWindow& window, WorkShare* share) {
    if (node.empties <= FewEmpties::kMaxEmpties) return few(node.sides, node.empty, window);
    if (node.empties <= kMiddleEmpties && window.is_null()) return middle(node.sides, node.empty, window.alpha);
    return searched(node, {static_cast<std::uint8_t>(node.empties), level}, window, share);
  }
  int few(const Sides& sides, Squares empty, const ScoreWindow& window) {
    if (budget_.spent()) return window.alpha;
    const std::uint64_t before = few_.nodes();
    few_.allow_nodes(budget_.nodes_left());
    int lower = window.alpha, upper = window.beta;
    int found = lower;
    while (lower < upper) {
      const int alpha = lower + (upper - lower - 1) / 2;
      found = few_.value(sides, empty, alpha);
      (found > alpha ? lower : upper) = found;
    }
    budget_.count_nodes(few_.nodes() - before);
    return found;
  }

  // Whether the value is above alpha, by moves that leave the other side few.
  int middle(const Sides& sides, Squares empty, int alpha) {
    if (!enters_node()) return alpha;
    const Squares legal = legal_squares(sides.own, sides.other, empty);
    if (legal == 0) return middle_after_pass(sides, empty, alpha);
    const int empties = count(empty);
    if (const int bound = few_.most_possible(sides, empties, alpha); bound <= alpha) return bound;
    OrderedMoves moves;
    if (empties < kTableEmpties) {
      add_quickly(moves, sides, empty, legal, Known::kNoMove);
      return middle_best(sides, empty, moves, alpha).value;
    }
    const Reach reach{static_cast<std::uint8_t>(empties), kFullLevel};
    const Known known = table_.find(sides);
    if (known.reach.covers(reach)) {
      if (known.lower > alpha) return known.lower;
      if (known.upper <= alpha) return known.upper;
    }
    if (stopped()) return alpha;
    add_quickly(moves, sides, empty, legal, known.move);
    if (empties >= kLookEmpties) {
      if (const auto cut = cut_by_table(sides, reach, alpha, moves)) return *cut;
    }
    const Best best = middle_best(sides, empty, moves, alpha);
    if (!stopped()) remember(sides, known, reach, {alpha, alpha + 1}, best);
    return best.value;
  }
  Best middle_best(const Sides& sides, Squares empty, OrderedMoves& moves, int alpha) {
    const bool few_are_left = count(empty) - 1 <= FewEmpties::kMaxEmpties;
    Best best;
    while (!moves.empty()) {
      const OrderedMove& move = moves.take_best();
      const Sides next = sides.after(move.square, move.flips);
      const Squares rest = empty ^ square_bit(move.square);
      const int value = -(few_are_left ? few(next, rest, {~alpha, -alpha}) : middle(next, rest, ~alpha));
      if (value > best.value) best = {value, move.square};
      if (value > alpha) break;
    }
    return best;
  }
  int middle_after_pass(const Sides& sides, Squares empty, int alpha) {
    const Sides next = sides.passed();
    if (legal_squares(next.own, next.other, empty) == 0) return kind().final_value(sides);
    return -middle(next, empty, ~alpha);
  }
  void add_quickly(OrderedMoves& moves, const Sides& sides, Squares empty, Squares legal, std::uint8_t best) {
    const Squares odd = few_.regions().squares(few_.regions().odd_ones(empty));
    for (Squares left = legal; left != 0; left &= left - 1) {
      const int square = std::countr_zero(left);
      const Squares flips = turned(sides.own, sides.other, square);
      moves.add({flips, quick_rank(sides.after(square, flips), empty ^ square_bit(square), square, odd, best),
                 static_cast<std::uint8_t>(square)});
    }
  }
  // Fastest first: the fewer moves the other side has, the sooner is the node done.
  int quick_rank(const Sides& next, Squares empty, int square, Squares odd, std::uint8_t best) const {
    if (count(empty) >= kTableEmpties) table_.prefetch(next);
    if (next.own == 0) return kSweepRank;
    if (square == best) return kTableRank;
    const Squares replies = legal_squares(next.own, next.other, empty);
    const int mobility = count(replies) + count(replies & corners_);
    const int parity = (odd & square_bit(square)) != 0 ? 1 : 0;
    const int open = count(around(next.other) & empty);
    return -16 * mobility - 2 * open + 6 * parity + square_ranks_[static_cast<std::size_t>(square)];
  }

  // Estimates.
  int estimated(const Node& node) { return enters_node() ? estimate_(node) : 0; }
  int near_leaves(const Node& node, int depth, ScoreWindow window) {
    if (!enters_node()) return window.alpha;
    const Squares legal = legal_squares(node.sides.own, node.sides.other, node.empty);
    if (legal == 0) return after_pass(node, {static_cast<std::uint8_t>(depth), 0}, window);
    int best = kNoValue;
    for (Squares left = legal; left != 0; left &= left - 1) {
      const int square = std::countr_zero(left);
      const Node next = node.after(square, turned(node.sides.own, node.sides.other, square));
      best = std::max(best, -value(next, {static_cast<std::uint8_t>(depth - 1), 0}, window.for_other()));
      if (best >= window.beta) break;
      window.alpha = std::max(window.alpha, best);
    }
    return best;
  }
  int after_pass(const Node& node, Reach reach, const ScoreWindow& window) {
    const Node next = node.passed();
    if (legal_squares(next.sides.own, next.sides.other, next.empty) == 0) return kind().final_value(node.sides);
    return -value(next, reach, window.for_other());
  }

  // Nodes that are worth some thought.
  int searched(const Node& node, Reach reach, const ScoreWindow& window, WorkShare* share) {
    if (!enters_node()) return window.alpha;
    const Squares legal = legal_squares(node.sides.own, node.sides.other, node.empty);
    if (legal == 0) return after_pass(node, reach, window);
    const bool solves = reach.depth == node.empties;
    if (solves) {
      const int bound = few_.most_possible(node.sides, node.empties, window.alpha);
      if (bound <= window.alpha) return bound;
    }
    const Known known = table_.find(node.sides);
    if (known.reach.covers(reach)) {
      if (known.lower == known.upper || known.lower >= window.beta) return known.lower;
      if (known.upper <= window.alpha) return known.upper;
    }
    if (stopped()) return window.alpha;
    if (window.is_null() && reach.level != kFullLevel) {
      if (const auto cut = probable_cut(node, reach, window.alpha)) return *cut;
    }
    OrderedMoves moves;
    add_thoughtfully(moves, node, legal, reach, window, known.move);
    if (window.is_null()) {
      if (const auto cut = cut_by_table(node.sides, reach, window.alpha, moves)) return *cut;
    }
    const Best best = best_of(node, reach, window, moves, share);
    if (!stopped()) remember(node.sides, known, reach, window, best);
    return best.value;
  }

  // If a less deep search is so far outside of the window that this one would hardly come back into it.
  std::optional<int> probable_cut(const Node& node, Reach reach, int alpha) {
    const ProbCutPlan& plan = plans_.at(node.empties, reach);
    if (plan.depth == 0 || probing_ >= kMaxProbing) return std::nullopt;
    const int high = alpha + 1 + plan.margin, low = alpha - plan.margin;
    const int now = estimate_(node);
    ++probing_;
    std::optional<int> cut;
    const Reach less{plan.depth, reach.level};
    if (high <= kMaxScore && now >= alpha + 1 - plan.likely && value(node, less, {high - 1, high}) >= high) {
      cut = alpha + 1;
    } else if (low >= -kMaxScore && now <= alpha + plan.likely && value(node, less, {low, low + 1}) <= low) {
      cut = alpha;
    }
    --probing_;
    return cut;
  }
  static constexpr int kMaxProbing = 2;

  void add_thoughtfully(OrderedMoves& moves, const Node& node, Squares legal, Reach reach, const ScoreWindow& window,
                        std::uint8_t best) {
    const auto ahead = static_cast<std::uint8_t>(look_ahead(node, reach));
    for (Squares left = legal; left != 0; left &= left - 1) {
      const int square = std::countr_zero(left);
      const Squares flips = turned(node.sides.own, node.sides.other, square);
      moves.add({flips, thoughtful_rank(node, square, flips, ahead, window, best), static_cast<std::uint8_t>(square)});
    }
  }
  static int look_ahead(const Node& node, Reach reach) {
    const int depth = reach.depth == node.empties ? (reach.depth - 15) / 3 : (reach.depth - 5) / 3;
    return std::clamp(depth, 0, 6);
  }
  int thoughtful_rank(const Node& node, int square, Squares flips, std::uint8_t ahead, const ScoreWindow& window,
                      std::uint8_t best) {
    const Node next = node.after(square, flips);
    table_.prefetch(next.sides);
    if (next.sides.own == 0) return kSweepRank;
    if (square == best) return kTableRank;
    const Squares replies = legal_squares(next.sides.own, next.sides.other, next.empty);
    const int mobility = count(replies) + count(replies & corners_);
    const ScoreWindow near{std::max(window.alpha - kOrderMargin, -kMaxScore),
                           std::min(window.beta + kOrderMargin, kMaxScore)};
    const int found = -value(next, {ahead, 0}, near.for_other());
    const int open = count(around(next.sides.other) & next.empty);
    return 16 * found - 64 * mobility - 12 * open + square_ranks_[static_cast<std::size_t>(square)];
  }
  static constexpr int kOrderMargin = 14;

  // A move to where the table knows that the rest is cut off.
  std::optional<int> cut_by_table(const Sides& sides, Reach reach, int alpha, OrderedMoves& moves) const {
    const Reach less{static_cast<std::uint8_t>(reach.depth - 1), reach.level};
    for (const OrderedMove& move : moves.all()) {
      const Known known = table_.find(sides.after(move.square, move.flips));
      if (known.reach.covers(less) && -known.upper > alpha) return -known.upper;
    }
    return std::nullopt;
  }

  Best best_of(const Node& node, Reach reach, ScoreWindow window, OrderedMoves& moves, WorkShare* share) {
    Best best;
    while (!moves.empty()) {
      if (is_worth_splitting(node, reach, moves)) return best_of_split(node, reach, window, moves, best, share);
      const bool is_first = moves.taken() == 0;
      WorkShare part = part_of(share, moves);
      const OrderedMove& move = moves.take_best();
      const int found = value_after(node, move, reach, window, is_first, part);
      if (stopped()) break;
      if (found > best.value) best = {found, move.square};
      if (found >= window.beta) break;
      window.alpha = std::max(window.alpha, found);
    }
    return best;
  }
  // The first move is expected to be the best: of the others it is only asked whether they are better.
  int value_after(const Node& node, const OrderedMove& move, Reach reach, const ScoreWindow& window, bool is_first,
                  WorkShare& part) {
    const Node next = node.after(move.square, move.flips);
    const Reach less{static_cast<std::uint8_t>(reach.depth - 1), reach.level};
    if (is_first) return -value(next, less, window.for_other(), part.if_any());
    const int found = -value(next, less, window.scout().for_other(), part.if_any());
    if (found <= window.alpha || found >= window.beta || stopped()) return found;
    return -value(next, less, ScoreWindow{found - 1, window.beta}.for_other(), part.if_any());
  }
  static WorkShare part_of(WorkShare* share, const OrderedMoves& moves) {
    return share == nullptr ? WorkShare() : share->take(moves.taken() == 0, moves.left());
  }

  // Work for several threads.
  bool is_worth_splitting(const Node& node, Reach reach, const OrderedMoves& moves) const {
    const bool large = reach.depth == node.empties ? node.empties >= kSplitEmpties : reach.depth >= kSplitDepth;
    return large && moves.taken() > 0 && moves.left() > 1 && crew_.has_idle();
  }
  Best best_of_split(const Node& node, Reach reach, const ScoreWindow& window, OrderedMoves& moves, const Best& best,
                     WorkShare* share) {
    Split split(shared_, node, reach, window, moves, best, share);
    crew_.open(split);
    help(split);
    crew_.close(split, [this](SharedNode& other) { help(other); });
    return split.best;
  }
  void work_at(Split& split) {
    for (;;) {
      std::unique_lock lock(split.mutex);
      if (split.moves.empty() || stopped()) break;
      WorkShare part = part_of(split.share, split.moves);
      const OrderedMove move = split.moves.take_best();
      const ScoreWindow window = split.window;
      lock.unlock();
      const int found = value_after(split.node, move, split.reach, window, false, part);
      lock.lock();
      if (stopped()) break;
      if (found > split.best.value) split.best = {found, move.square};
      if (found >= split.window.beta) {
        split.cut();
        break;
      }
      split.window.alpha = std::max(split.window.alpha, found);
    }
    crew_.nothing_left(split);
  }

  void remember(const Sides& sides, const Known& known, Reach reach, const ScoreWindow& window, const Best& best) {
    Known now{-kMaxScore, kMaxScore, best.move, reach};
    if (known.is_known() && known.reach == reach) {
      now.lower = known.lower;
      now.upper = known.upper;
    }
    if (best.value > window.alpha) now.lower = static_cast<std::int8_t>(best.value);
    if (best.value < window.beta) now.upper = static_cast<std::int8_t>(best.value);
    if (best.value <= window.alpha && known.move != Known::kNoMove) now.move = known.move;
    table_.put(sides, now);
  }

  FewEmpties few_;
  const Squares corners_;
  const SquareRanks square_ranks_;
  const Estimate& estimate_;
  ScoreTable& table_;
  Crew& crew_;
  Budget budget_;
  const ProbCutPlans& plans_ = ProbCutPlans::shared();
  const SharedNode* shared_ = nullptr;
  int probing_ = 0;
};

}  // namespace ariadne::reversi
