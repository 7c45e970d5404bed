#pragma once

#include "agents/reversi/training/endings.hpp"
#include "games/reversi/patterns/weights.hpp"

namespace ariadne::reversi {

// A board with its patterns, seen from the side to move.
struct PatternBoard {
  Squares own, other;
  PatternIndices indices;

  PatternBoard(Squares own_discs, Squares other_discs)
      : own(own_discs), other(other_discs), indices(own_discs, other_discs) {}
  int empties() const { return 64 - count(own | other); }
  Squares legal() const { return legal_squares(own, other, ~(own | other)); }
  void play(int square);
  void pass();
};

// A plain alpha-beta search by pattern weights: it labels what is trained, and plays the games that compare two
// trainings. Values are for the side to move, in units of kDiscUnits per disc; empty squares count for the winner.
// Nothing is remembered between calls, so a value depends on the board, the depth and the weights alone. It belongs to
// one thread.
class LabelSearch {
 public:
  explicit LabelSearch(const PatternWeights& weights) : weights_(weights) {}

  int value(const PatternBoard& board, int depth);
  // What a board is labelled with: the mean of this depth and the next. Estimates tend to favour whoever is to move
  // where the search ends; of an even and an odd depth these favours cancel, and labels do not pass them on.
  int label(const PatternBoard& board, int depth);
  // The best square; the side to move has one.
  int best_square(const PatternBoard& board, int depth);

 private:
  int solved(const PatternBoard& board);
  int search(const PatternBoard& board, int depth, int alpha, int beta) const;
  int search_passed(const PatternBoard& board, int depth, int alpha, int beta) const;
  int best_leaf(const PatternBoard& board, Squares legal, int beta) const;

  const PatternWeights& weights_;
  Endings endings_;
};

}  // namespace ariadne::reversi
