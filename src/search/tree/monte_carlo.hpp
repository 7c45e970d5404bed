#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/borrowed.hpp"
#include "core/position.hpp"
#include "core/rng.hpp"
#include "core/search_tuning.hpp"
#include "search/tree/expansion.hpp"
#include "search/tree/expectimax.hpp"
#include "search/tree/monte_carlo_bounds.hpp"
#include "search/tree/monte_carlo_tree.hpp"

namespace ariadne {

// The model of a game in which nothing is left to chance.
struct NoChance : AllMovesAlike {
  template <Position P>
  static bool by_chance(const P&) {
    return false;
  }
};

// The natural logarithm of a number, a little rounded, and the same on every machine.
inline double rough_log(std::int64_t number) {
  constexpr double kLogOfTwo = 0.6931471805599453;
  const int power = static_cast<int>(std::bit_width(static_cast<std::uint64_t>(number))) - 1;
  return kLogOfTwo * (power - 1 + static_cast<double>(number) / static_cast<double>(std::uint64_t{1} << power));
}

// One thread of Monte-Carlo tree search. A walk goes down the tree, at each node to the child that promises most (UCT),
// adds a node, judges its position by the evaluation, perhaps after some random moves, and takes the reward back to the
// root. A move that was not tried yet promises as much as its node did so far (first-play urgency), so that a node
// whose first moves are good need not try all others soon.
//
// What the rules decide is taken back too, as bounds of values: what is proven is not searched again.
//
// Where chance moves, each child gets its share of the visits. Where several seats choose at the same time, each
// chooses by what its own choices brought, whatever the others chose (decoupled selection): the node at which such a
// step begins has a list of nodes, `others`, one for each seat after the first, whose children are the choices of that
// seat. They lead nowhere; the tree itself has a ply for every choice, as the position does.
//
// Several threads walk on one tree without locks. A visit that is under way counts as lost (virtual loss), so that they
// spread out. With one thread the same tree, position and generator give the same walks.
template <Position P, Evaluation<P> Evaluate, class Rewards, class Chance = NoChance>
class MonteCarlo {
 public:
  using Move = typename P::Move;
  using Tree = MonteCarloTree<P, Rewards>;
  using Node = typename Tree::Node;

  MonteCarlo(const Evaluate& evaluate, Tree& tree, Expansion<P>& expansion, const MonteCarloTuning& tuning, Rng rng)
      : evaluate_(evaluate),
        tree_(tree),
        start_(borrowed(tree.position())),
        expansion_(expansion),
        tuning_(tuning),
        rng_(rng) {}

  // Before the first walk, and before other threads begin.
  void begin() {
    if (tree_.root().others == 0 && tree_.pool().reserve(kNewNodes)) {
      reserved_ = kNewNodes;
      prepare(tree_.root(), start_, false);
      release_rest();
    }
  }

  // One walk. False: the budget was spent before it was done, and nothing was learnt.
  bool walk() {
    Place place{start_, &tree_.root()};
    length_ = 0;
    enter(*place.node, nullptr);
    for (;;) {
      if (place.node->is_settled()) return take_back(place.node->low), true;
      if (expansion_.spent()) return turn_back(), false;
      const bool is_new = length_ < kMaxLength && go_on(place);
      release_rest();
      const bool ends = is_new && place.other == 0 && !place.node->is_settled();
      if (ends || place.stuck || length_ == kMaxLength) return take_back(judged(place.position)), true;
    }
  }

 private:
  using Number = typename Node::Number;
  static constexpr bool kTogether = SimultaneousPosition<P>;
  static constexpr std::size_t kMaxLength = 512;
  static constexpr double kMaxStraying = 0.25, kStraying = 4;
  static constexpr std::int64_t kMaxOthers = 7;
  static constexpr std::int64_t kNewNodes = kTogether ? 2 + kMaxOthers : 1;  // that one ply may need at most

  // Where a walk is.
  struct Place {
    P position;
    Node* node;
    std::conditional_t<kTogether, P, Silent> step{};  // the position in which the present step began
    Node* step_node = nullptr;                        // and its node
    Number other = 0;    // of `others`, the one who chooses next; 0: whoever moves here is the first, or the only one
    bool stuck = false;  // there is no room for another node
  };
  struct Visit {
    Node* node;
    Node* choice;   // of a seat that is not the first in its step: it counts this visit as well
    NodeKind kind;  // of the node
  };
  struct Choice {
    Number number = 0;
    bool is_new = false;
  };

  // To a child of the node, or to a new one: then true.
  bool go_on(Place& place) {
    const NodeKind kind = kind_of(place);
    path_[length_ - 1].kind = kind;
    if constexpr (kTogether) {
      if (place.other != 0) return go_on_in_step(place);
      if (place.node->others == 0 && place.position.movers().size() > 1) return stay(place);
      place.other = place.node->others;
      place.step_node = place.node;
      if (place.other != 0) place.step = place.position;
    }
    return follow(place, choose(*place.node, *place.node, place.position, kind), nullptr);
  }
  // A seat chooses that is not the first in its step.
  bool go_on_in_step(Place& place) {
    const Seat seat = place.position.to_move();
    Node& other = tree_.node(place.other);
    const Choice choice = choose(other, *place.step_node, place.step.with_first(seat), team_kind(P::team(seat)));
    if (choice.number == 0) return stay(place);
    Node& chosen = tree_.node(choice.number);
    if (choice.is_new) tree_.add_child(other, choice.number);
    const Choice next = child_for(*place.node, chosen.move);
    if (next.number == 0) return stay(place);
    place.other = other.next;
    return follow(place, next, &chosen);
  }
  // Another thread may have the same idea: then there are two children for a move, of which one is found from now on.
  Choice child_for(const Node& node, Move move) {
    if (const Number known = tree_.child_by(node, move)) return {known, false};
    return can_grow() ? Choice{new_node(move), true} : Choice();
  }
  bool follow(Place& place, const Choice& choice, Node* chosen) {
    if (choice.number == 0) return stay(place);
    Node& next = tree_.node(choice.number);
    expansion_.advance(place.position, next.move);
    enter(next, chosen);
    if (choice.is_new) {
      prepare(next, place.position, place.other != 0);
      tree_.add_child(*place.node, choice.number);
    }
    place.node = &next;
    return choice.is_new;
  }
  static bool stay(Place& place) {
    place.stuck = true;
    return false;
  }

  static NodeKind team_kind(Team team) { return team == Team::first ? NodeKind::maximises : NodeKind::minimises; }
  NodeKind kind_of(const Place& place) const {
    if (place.other != 0) return NodeKind::within_step;
    if (chance_.by_chance(place.position)) return NodeKind::averages;
    const Team team = P::team(place.position.to_move());
    if constexpr (kTogether) {
      const auto movers = place.position.movers();
      if (movers.size() == 2 && P::team(movers[1]) != team) {
        return team == Team::first ? NodeKind::together_first : NodeKind::together_second;
      }
    }
    return team_kind(team);
  }
  static bool is_for_first(NodeKind kind) { return kind == NodeKind::maximises || kind == NodeKind::together_first; }

  // Which child of the node to visit; `whole` has the counts of all its visits.
  Choice choose(Node& node, const Node& whole, const P& position, NodeKind kind) {
    const Promise best = best_now(node, whole, kind);
    const bool tries = node.has_untried() && (best.number == 0 || best.value <= urgency(node, whole, kind));
    if (tries && can_grow()) {
      const auto moves = moves_to_search(evaluate_, position);
      node.count.store(static_cast<std::uint16_t>(moves.size()), std::memory_order_relaxed);
      const std::size_t index = node.tried.fetch_add(1, std::memory_order_relaxed);
      if (index < moves.size()) return {new_child(position, moves[index], kind), true};
    }
    return {best.number, false};
  }
  Number new_child(const P& position, Move move, NodeKind kind) {
    const Number number = new_node(move);
    if (kind == NodeKind::averages) tree_.node(number).odds = chance_(position)[move];
    return number;
  }

  struct Promise {
    Number number = 0;
    double value = 0;
  };
  Promise best_now(const Node& node, const Node& whole, NodeKind kind) {
    if (kind == NodeKind::averages) return most_missing(node);
    if (kTogether && whole.others != 0 && strays(whole)) return any_child(node);
    return most_promising(node, whole, kind);
  }
  // Seats that choose together by the same rule would always choose alike, and never learn what else can happen. So
  // each of them does anything now and then, ever more rarely.
  bool strays(const Node& step) {
    return rng_.unit() < std::min(kMaxStraying, kStraying / std::sqrt(step.visit_count() + 1));
  }
  Promise any_child(const Node& node) {
    Promise any{0, -Node::kHighest};
    std::uint32_t seen = 0;
    tree_.for_each_child(node, [&](Number number, const Node&) {
      if (rng_.below(++seen) == 0) any.number = number;
    });
    return any;
  }
  // The child that a team expects most of, among those that are still open.
  Promise most_promising(const Node& node, const Node& whole, NodeKind kind) const {
    const double log = rough_log(visits_of(whole) + 1);
    Promise best, closed{0, -Node::kHighest};
    tree_.for_each_child(node, [&](Number number, const Node& child) {
      if (is_closed(child, whole, kind)) {
        closed.number = number;
        return;
      }
      const double value = promise(child, kind, log);
      if (best.number == 0 || value > best.value) best = {number, value};
    });
    return best.number == 0 ? closed : best;
  }
  // Nothing more can be learnt from it: its value is known, or cannot be better than what the team is sure of.
  static bool is_closed(const Node& child, const Node& node, NodeKind kind) {
    if (child.is_settled()) return true;
    if (kind == NodeKind::maximises) return relaxed(child.high) <= relaxed(node.low);
    return kind == NodeKind::minimises && relaxed(child.low) >= relaxed(node.high);
  }
  double promise(const Node& child, NodeKind kind, double log) const {
    const Rewards& rewards = tree_.rewards();
    const bool first = is_for_first(kind);
    const double pending = child.pending.load(std::memory_order_relaxed);
    const double visits = child.visit_count() + pending;
    const double lost = pending == 0 ? 0 : pending * (first ? rewards.least() : rewards.most());
    const double mean = within_bounds(child, (relaxed(child.sum) + lost) / std::max(visits, 1.0));
    return (first ? mean : -mean) + spread() * tuning_.exploration * std::sqrt(log / std::max(visits, 1.0));
  }
  // What a move promises that was not tried yet: as much as the node did so far. All those together are as if they had
  // been visited once for each move that was tried, so that sooner or later each gets its turn. At the root all are
  // tried first, and where chance moves.
  double urgency(const Node& node, const Node& whole, NodeKind kind) const {
    const std::uint16_t tried = node.tried.load(std::memory_order_relaxed);
    if (&whole == &tree_.root() || kind == NodeKind::averages || tried == 0) return Node::kHighest;
    const double mean = within_bounds(whole, relaxed(whole.sum) / std::max(whole.visit_count(), 1.0));
    const double doubt = tuning_.exploration * std::sqrt(rough_log(visits_of(whole) + 1) / tried);
    return (is_for_first(kind) ? mean : -mean) + spread() * doubt;
  }
  double spread() const { return tree_.rewards().most() - tree_.rewards().least(); }
  double within_bounds(const Node& node, double mean) const {
    const double low = relaxed(node.low), high = relaxed(node.high);
    if (low != Node::kLowest) mean = std::max(mean, tree_.rewards().of(low));
    if (high != Node::kHighest) mean = std::min(mean, tree_.rewards().of(high));
    return mean;
  }
  // The child of a chance node that has fewer visits than it should. Those that were not tried come first.
  Promise most_missing(const Node& node) const {
    Promise best;
    tree_.for_each_child(node, [&](Number number, const Node& child) {
      const double missing = child.odds * (node.visit_count() + 1) - child.visit_count();
      if (best.number == 0 || missing > best.value) best = {number, missing};
    });
    return best;
  }

  // Nodes are reserved ply by ply, so that a ply that was begun can be finished.
  bool can_grow() {
    if (reserved_ > 0) return true;
    if (!tree_.pool().reserve(kNewNodes)) return false;
    reserved_ = kNewNodes;
    return true;
  }
  Number take() {
    assert(reserved_ > 0);
    --reserved_;
    return tree_.pool().take();
  }
  Number new_node(Move move) {
    const Number number = take();
    tree_.node(number).move = move;
    return number;
  }
  void release_rest() {
    if (reserved_ > 0) tree_.pool().release(reserved_);
    reserved_ = 0;
  }
  // A node that nobody else knows yet: whether the game is over there, and who chooses together.
  void prepare(Node& node, const P& position, bool within_step) {
    if (position.result()) {
      const auto value = static_cast<double>(evaluate_(position));
      node.low = node.high = value;
      return;
    }
    if constexpr (kTogether) {
      if (within_step) return;
      const std::size_t others = position.movers().size() - 1;
      assert(others <= kMaxOthers);
      for (std::size_t i = 0; i < others; ++i) {
        const Number other = take();
        tree_.node(other).next = node.others;
        node.others = other;
      }
    }
  }

  double judged(const P& position) {
    if (tuning_.playout == 0 || position.result()) return static_cast<double>(evaluate_(position));
    P end = position;
    for (int ply = 0; ply < tuning_.playout && !end.result() && !expansion_.spent(); ++ply) {
      expansion_.advance(end, random_move(end));
    }
    return static_cast<double>(evaluate_(end));
  }
  Move random_move(const P& position) {
    const auto moves = position.moves();
    if (!chance_.by_chance(position)) return moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
    const auto odds = chance_(position);
    double left = rng_.unit();
    for (std::size_t i = 0; i + 1 < moves.size(); ++i) {
      if (left < odds[moves[i]]) return moves[i];
      left -= odds[moves[i]];
    }
    return moves[moves.size() - 1];
  }

  // The way of a walk.
  void enter(Node& node, Node* choice) {
    path_[length_++] = {&node, choice, NodeKind::within_step};
    node.pending.fetch_add(1, std::memory_order_relaxed);
    if (choice != nullptr) choice->pending.fetch_add(1, std::memory_order_relaxed);
  }
  void turn_back() {
    for (std::size_t i = 0; i < length_; ++i) {
      path_[i].node->pending.fetch_sub(1, std::memory_order_relaxed);
      if (path_[i].choice != nullptr) path_[i].choice->pending.fetch_sub(1, std::memory_order_relaxed);
    }
  }
  void take_back(double value) {
    tree_.rewards().note(value);
    double reward = tree_.rewards().of(value);
    const MonteCarloBounds<Tree> bounds(tree_);
    bool is_news = path_[length_ - 1].node->is_settled();
    for (std::size_t i = length_; i-- > 0;) {
      const Visit& visit = path_[i];
      if (is_news && i + 1 < length_) is_news = bounds.update(*visit.node, visit.kind);
      if (visit.node->is_settled()) reward = tree_.rewards().of(visit.node->low);
      count(*visit.node, reward);
      if (visit.choice != nullptr) count(*visit.choice, reward);
    }
  }
  static void count(Node& node, double reward) {
    node.sum.fetch_add(reward, std::memory_order_relaxed);
    node.visits.fetch_add(1, std::memory_order_relaxed);
    node.pending.fetch_sub(1, std::memory_order_relaxed);
  }

  static double relaxed(const std::atomic<double>& number) { return number.load(std::memory_order_relaxed); }
  static std::int64_t visits_of(const Node& node) { return node.visits.load(std::memory_order_relaxed); }

  const Evaluate& evaluate_;
  Tree& tree_;
  const P start_;  // of every walk
  Expansion<P>& expansion_;
  const MonteCarloTuning tuning_;
  Rng rng_;
  [[no_unique_address]] Chance chance_;
  std::int64_t reserved_ = 0;
  std::size_t length_ = 0;
  std::array<Visit, kMaxLength> path_;
};

}  // namespace ariadne
