#pragma once

#include <algorithm>
#include <bit>

#include "agents/reversi/search/sides.hpp"
#include "core/rng.hpp"

// For tests: Reversi solved as a textbook does, and positions to solve.
namespace ariadne::reversi {

inline int plain_value(const BoardKind& kind, const Sides& sides, int alpha = -kMaxScore, int beta = kMaxScore,
                       bool passed = false) {
  Squares legal = legal_squares(sides.own, sides.other, kind.empty(sides));
  if (legal == 0) {
    return passed ? kind.final_value(sides) : -plain_value(kind, sides.passed(), -beta, -alpha, true);
  }
  int best = kNoValue;
  for (; legal != 0 && best < beta; legal &= legal - 1) {
    const int square = std::countr_zero(legal);
    const Sides next = sides.after(square, turned_by_runs(sides.own, sides.other, square));
    best = std::max(best, -plain_value(kind, next, -beta, -std::max(alpha, best)));
  }
  return best;
}

// A position of a random game with this many empty squares, in which the game is not over.
inline Position random_ending(int size, Empties rule, int empties, Rng& rng) {
  for (;;) {
    Position position(size, rule);
    while (!position.result() && count(position.empty()) > empties) {
      const auto moves = position.moves();
      position.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    if (!position.result() && count(position.empty()) == empties) return position;
  }
}

inline Sides sides_to_move(const Position& position) {
  return {position.discs(position.to_move()), position.discs(position.to_move() ^ 1)};
}

}  // namespace ariadne::reversi
