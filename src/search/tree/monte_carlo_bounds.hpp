#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "core/seat.hpp"
#include "search/tree/monte_carlo_tree.hpp"

namespace ariadne {

// What is known of a node's value by those of its children. A step of two seats of different teams that choose
// together has bounds that need no mixture: what each team is sure of even if the other knew its choice. Within a step,
// and in steps of other seats, there are none.
enum class NodeKind : std::uint8_t { maximises, minimises, averages, together_first, together_second, within_step };

// Bounds of a node's value.
struct ValueBounds {
  double low, high;
};

// Takes the bounds of children together.
template <class Tree>
class MonteCarloBounds {
 public:
  using Node = typename Tree::Node;
  using Number = typename Node::Number;

  explicit MonteCarloBounds(const Tree& tree) : tree_(tree) {}

  // Whether more is known now.
  bool update(Node& node, NodeKind kind) const {
    if (kind == NodeKind::within_step) return true;  // where the step began it may matter
    const ValueBounds now = bounds(node, kind);
    const bool is_news = now.low > node.low || now.high < node.high;
    raise_to(node.low, now.low);
    lower_to(node.high, now.high);
    return is_news;
  }
  // What the team that is asked first in a step is sure of by this choice.
  double sure_of(const Node& step, const Node& row, Team team) const {
    return team == Team::first ? sure_by_row<true>(step, row) : sure_by_row<false>(step, row);
  }

 private:
  static constexpr double kLowest = Node::kLowest, kHighest = Node::kHighest;

  ValueBounds bounds(const Node& node, NodeKind kind) const {
    switch (kind) {
      case NodeKind::maximises:
        return {best_of<true>(node, &Node::low), has_all(node) ? best_of<true>(node, &Node::high) : kHighest};
      case NodeKind::minimises:
        return {has_all(node) ? best_of<false>(node, &Node::low) : kLowest, best_of<false>(node, &Node::high)};
      case NodeKind::averages:
        return {mean_of(node, &Node::low, kLowest), mean_of(node, &Node::high, kHighest)};
      case NodeKind::together_first:
        return {sure_by_rows<true>(node), sure_by_columns<false>(node)};
      case NodeKind::together_second:
        return {sure_by_columns<true>(node), sure_by_rows<false>(node)};
      case NodeKind::within_step:
        break;
    }
    return {kLowest, kHighest};
  }

  using Bound = std::atomic<double> Node::*;

  // Every move has become a child that all threads can see.
  bool has_all(const Node& node) const {
    std::size_t seen = 0;
    tree_.for_each_child(node, [&](Number, const Node&) { ++seen; });
    return node.count != 0 && seen >= node.count;
  }
  // The best for a team, of which one is maximised.
  template <bool maximised>
  static double better(double a, double b) {
    return maximised ? std::max(a, b) : std::min(a, b);
  }
  template <bool maximised>
  static constexpr double nothing() {
    return maximised ? kLowest : kHighest;
  }
  template <bool maximised>
  double best_of(const Node& node, Bound bound) const {
    double best = nothing<maximised>();
    tree_.for_each_child(node, [&](Number, const Node& child) { best = better<maximised>(best, child.*bound); });
    return best;
  }
  double mean_of(const Node& node, Bound bound, double unknown) const {
    double sum = 0;
    bool known = has_all(node);
    tree_.for_each_child(node, [&](Number, const Node& child) {
      known = known && child.*bound != unknown;
      if (known) sum += child.odds * (child.*bound);
    });
    return known ? sum : unknown;
  }

  // A step: rows are the choices of the seat that is asked first, and columns those of the other.
  template <bool maximised>
  static Bound own_bound() {
    return maximised ? &Node::low : &Node::high;
  }
  // What of a pair of choices the team is sure of: nothing while it was not tried.
  template <bool maximised>
  double cell(const Node& row, const Node& column) const {
    const Number number = tree_.child_by(row, column.move);
    return number == 0 ? nothing<maximised>() : (tree_.node(number).*own_bound<maximised>()).load();
  }
  template <bool maximised>
  double sure_by_row(const Node& step, const Node& row) const {
    const Node& columns = tree_.node(step.others);
    if (!has_all(columns)) return nothing<maximised>();
    double worst = nothing<!maximised>();
    tree_.for_each_child(columns, [&](Number, const Node& column) {
      if (worst != nothing<maximised>()) worst = better<!maximised>(worst, cell<maximised>(row, column));
    });
    return worst;
  }
  template <bool maximised>
  double sure_by_rows(const Node& step) const {
    double best = nothing<maximised>();
    tree_.for_each_child(
        step, [&](Number, const Node& row) { best = better<maximised>(best, sure_by_row<maximised>(step, row)); });
    return best;
  }
  template <bool maximised>
  double sure_by_columns(const Node& step) const {
    double best = nothing<maximised>();
    if (!has_all(step)) return best;
    tree_.for_each_child(tree_.node(step.others), [&](Number, const Node& column) {
      double worst = nothing<!maximised>();
      tree_.for_each_child(step, [&](Number, const Node& row) {
        if (worst != nothing<maximised>()) worst = better<!maximised>(worst, cell<maximised>(row, column));
      });
      best = better<maximised>(best, worst);
    });
    return best;
  }

  const Tree& tree_;
};

}  // namespace ariadne
