#pragma once

#include "agents/reversi/search/few_empties.hpp"

namespace ariadne::reversi {

// With this few empty squares a board is solved instead of estimated.
inline constexpr int kSolvedEmpties = 10;

// Solves boards of 8 x 8 for labels: quick for a dozen empty squares, and without anything that outlives a call.
class Endings {
 public:
  // The final difference of discs for the side to move. A good guess makes it quicker and changes nothing.
  int value(const Sides& sides, int guess);

  static BoardKind kind();  // empty squares count for the winner

 private:
  // On which side of alpha the value is, as FewEmpties says it.
  int bound(const Sides& sides, Squares empty, int alpha);

  FewEmpties few_{kind()};
};

}  // namespace ariadne::reversi
