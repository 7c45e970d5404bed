#pragma once

#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

#include "core/position.hpp"
#include "search/tree/node_pool.hpp"
#include "search/tree/rewards.hpp"

namespace ariadne {

// A node of a tree that several threads search together: what was seen below it. All values are seen from the first
// team. Children are a list, in which a new one comes first.
template <class Move>
struct alignas(64) MonteCarloNode {
  using Number = std::uint32_t;
  static constexpr double kLowest = std::numeric_limits<double>::lowest(),
                          kHighest = std::numeric_limits<double>::max();

  std::atomic<double> sum = 0;                         // of the rewards of all visits
  std::atomic<double> low = kLowest, high = kHighest;  // between which its value is proven to lie
  double odds = 1;                                     // of the move that leads here, where chance moves
  std::atomic<std::int64_t> visits = 0;                // a tree that is kept may have more than 32 bits can count
  std::atomic<Number> first_child = 0;
  Number next = 0;                         // child of the same node; set before others can see this one
  Number others = 0;                       // where several seats choose together: see MonteCarlo
  std::atomic<std::uint16_t> pending = 0;  // visits that are under way
  std::atomic<std::uint16_t> tried = 0;    // moves that became children
  std::atomic<std::uint16_t> count = 0;    // moves that there are; 0: not known yet
  Move move{};                             // that leads here

  double visit_count() const { return static_cast<double>(visits.load(std::memory_order_relaxed)); }
  bool is_settled() const { return low.load(std::memory_order_relaxed) == high.load(std::memory_order_relaxed); }
  bool has_untried() const {
    const std::uint16_t all = count.load(std::memory_order_relaxed);
    return all == 0 || tried.load(std::memory_order_relaxed) < all;
  }
};

// A tree in a pool of nodes, and the position at its root. It is kept from move to move: what is below the position
// that is searched next stays, and the rest makes room.
template <Position P, class Rewards>
class MonteCarloTree {
 public:
  using Node = MonteCarloNode<typename P::Move>;
  using Number = typename Node::Number;
  static_assert(sizeof(Node) == 64, "a node is one cache line");

  // The tree takes at most `bytes`; `rewards` is what Rewards are made from.
  template <class... Arguments>
  explicit MonteCarloTree(std::size_t bytes, const Arguments&... rewards) : pool_(bytes), rewards_(rewards...) {}

  // Makes this position the root. False: there is no memory, and the budget is spent.
  bool begin_search(const P& position, Budget& budget) {
    pool_.begin_search(budget);
    if (budget.spent()) return false;
    const Number kept = position_ ? found(position) : 0;
    if (kept == 0) {
      pool_.give_back_all();
      pool_.reserve(1);
      root_ = pool_.take();
    } else if (kept != root_) {
      keep_only(kept);
    }
    position_ = position;
    return true;
  }

  static constexpr std::size_t kBytesPerNode = NodePool<Node>::kBytesPerNode;
  int permille_used() const { return static_cast<int>(pool_.used() * 1000 / pool_.size()); }

  // Of the last search that was begun.
  const P& position() const {
    assert(position_);
    return *position_;
  }
  Node& root() const { return pool_[root_]; }
  Node& node(Number number) const { return pool_[number]; }
  NodePool<Node>& pool() { return pool_; }
  const NodePool<Node>& pool() const { return pool_; }
  const Rewards& rewards() const { return rewards_; }
  Rewards& rewards() { return rewards_; }

  // Calls visit(number, child) for every child that there is now.
  template <class Visit>
  void for_each_child(const Node& node, const Visit& visit) const {
    for (Number number = node.first_child.load(std::memory_order_acquire); number != 0; number = pool_[number].next) {
      visit(number, pool_[number]);
    }
  }
  // The child that this move leads to; 0 if there is none.
  Number child_by(const Node& node, typename P::Move move) const {
    Number number = node.first_child.load(std::memory_order_acquire);
    while (number != 0 && !(pool_[number].move == move)) number = pool_[number].next;
    return number;
  }
  // Shows a child to all threads.
  void add_child(Node& node, Number child) {
    Number first = node.first_child.load(std::memory_order_relaxed);
    do {
      pool_[child].next = first;
    } while (
        !node.first_child.compare_exchange_weak(first, child, std::memory_order_release, std::memory_order_relaxed));
  }

 private:
  // Positions are looked for this far below the root: further than a round of any game, with a pass or two.
  static constexpr int kMaxPlies = 8;
  static constexpr int kMaxTries = 20'000;

  // The node of a position at or below the root; 0 if it is not in the tree.
  Number found(const P& wanted) const {
    const P& here = position();
    int tries = kMaxTries;
    for (int plies = 0; plies <= kMaxPlies; ++plies) {
      if (const Number number = found_below(root_, here, plies, wanted, tries)) return number;
    }
    return 0;
  }
  Number found_below(Number number, const P& here, int plies, const P& wanted, int& tries) const {
    if (plies == 0) return here == wanted ? number : 0;
    for (Number child = pool_[number].first_child; child != 0 && tries > 0; child = pool_[child].next) {
      --tries;
      P next = here;
      next.play(pool_[child].move);
      if (const Number there = found_below(child, next, plies - 1, wanted, tries)) return there;
    }
    return 0;
  }
  void keep_only(Number kept) {
    pool_.give_back(root_, [&](const Node& node, const auto& visit) {
      for (Number child = node.first_child; child != 0; child = pool_[child].next) {
        if (child != kept) visit(child);
      }
      for (Number other = node.others; other != 0; other = pool_[other].next) visit(other);
    });
    root_ = kept;
    root().next = 0;
  }

  NodePool<Node> pool_;
  Rewards rewards_;
  std::optional<P> position_;
  Number root_ = 0;
};

}  // namespace ariadne
