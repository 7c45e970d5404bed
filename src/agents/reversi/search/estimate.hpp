#pragma once

#include <algorithm>

#include "agents/reversi/search/sides.hpp"
#include "games/reversi/evaluation.hpp"
#include "games/reversi/patterns/weights.hpp"

namespace ariadne::reversi {

// A position in a search that estimates: with what the estimate keeps up from move to move.
template <class Estimate>
struct Node {
  Sides sides;
  Squares empty = 0;
  int empties = 0;
  typename Estimate::State state;

  Node(const BoardKind& kind, const Sides& of)
      : sides(of), empty(kind.empty(of)), empties(count(empty)), state(sides) {}

  Node after(int square, Squares flips) const {
    Node next = *this;
    next.sides = sides.after(square, flips);
    next.empty ^= square_bit(square);
    --next.empties;
    next.state.play(square, flips);
    return next;
  }
  Node passed() const {
    Node next = *this;
    next.sides = sides.passed();
    next.state.pass();
    return next;
  }
};

// On 8 x 8: the trained patterns. Estimates are for the side to move, in discs.
class PatternEstimate {
 public:
  struct State {
    PatternIndices indices;

    explicit State(const Sides& sides) : indices(sides.own, sides.other) {}
    void play(int square, Squares flips) { indices.play(square, flips); }
    void pass() { indices.pass(); }
  };

  int operator()(const Node<PatternEstimate>& node) const {
    const int score = weights_.score(node.state.indices, node.empties);
    const int discs = (score + (score < 0 ? -kDiscUnits / 2 : kDiscUnits / 2)) / kDiscUnits;
    return std::clamp(discs, -kMaxEstimate, kMaxEstimate);
  }

 private:
  static constexpr int kMaxEstimate = 62;  // only what is known is a clean sweep

  const PatternWeights& weights_ = builtin_weights();
};

// On smaller boards, which are solved rather than judged: moves to choose from, and corners.
class MobilityEstimate {
 public:
  struct State {
    explicit State(const Sides&) {}
    void play(int, Squares) {}
    void pass() {}
  };

  explicit MobilityEstimate(const BoardKind& kind) : corners_(corners_of(kind.size)) {}

  int operator()(const Node<MobilityEstimate>& node) const {
    const auto& [own, other] = node.sides;
    const int mobility = count(legal_squares(own, other, node.empty)) - count(legal_squares(other, own, node.empty));
    const int corners = count(own & corners_) - count(other & corners_);
    return std::clamp(mobility + 4 * corners, -kMaxEstimate, kMaxEstimate);
  }

 private:
  static constexpr int kMaxEstimate = 30;

  Squares corners_;
};

}  // namespace ariadne::reversi
