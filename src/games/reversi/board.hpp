#pragma once

#include <bit>
#include <cstdint>

namespace ariadne::reversi {

// A set of squares: bit 8*row + column, so a1 is bit 0, b1 bit 1, h8 bit 63. Smaller boards use the top left corner.
using Squares = std::uint64_t;

constexpr Squares square_bit(int square) { return Squares{1} << square; }
inline int count(Squares squares) { return std::popcount(squares); }

// The squares of a board of this size.
constexpr Squares board_of(int size) {
  Squares board = 0;
  for (int row = 0; row < size; ++row) board |= ((Squares{1} << size) - 1) << (8 * row);
  return board;
}

// Four lines through a square at once: compilers turn this into vector instructions where there are any.
using Lines = Squares __attribute__((vector_size(32)));

// The runs of `between` squares next to `from`, along every line, towards higher and lower squares.
struct Runs {
  Lines up, down;
};

inline constexpr Lines kStep = {1, 7, 8, 9};  // right, down-left, down, down-right

inline Runs runs(Squares from, Squares between) {
  constexpr Squares kInnerColumns = 0x7e7e7e7e7e7e7e7eu;  // no run wraps round the edge of the board
  const Lines inside =
      Lines{between, between, between, between} & Lines{kInnerColumns, kInnerColumns, ~Squares{0}, kInnerColumns};
  const Lines start = {from, from, from, from};
  Lines up = inside & (start << kStep);
  Lines down = inside & (start >> kStep);
  up |= inside & (up << kStep);
  down |= inside & (down >> kStep);
  const Lines pairs_up = inside & (inside << kStep);
  const Lines pairs_down = pairs_up >> kStep;
  constexpr Lines kTwo = kStep + kStep;
  up |= pairs_up & (up << kTwo);
  down |= pairs_down & (down >> kTwo);
  up |= pairs_up & (up << kTwo);
  down |= pairs_down & (down >> kTwo);
  return {up, down};
}

inline Squares any_of(Lines lines) { return (lines[0] | lines[1]) | (lines[2] | lines[3]); }

// Where `own` may place a disc, `empty` given: behind a run of other discs.
inline Squares legal_squares(Squares own, Squares other, Squares empty) {
  const Runs run = runs(own, other);
  return any_of((run.up << kStep) | (run.down >> kStep)) & empty;
}

// The discs that a disc on this square turns: the runs that an own disc closes.
inline Squares turned(Squares own, Squares other, int square) {
  const Runs run = runs(square_bit(square), other);
  const Lines mine = {own, own, own, own};
  const Lines none = {};
  const Lines closed_up = ((run.up << kStep) & mine) != none;
  const Lines closed_down = ((run.down >> kStep) & mine) != none;
  return any_of((run.up & closed_up) | (run.down & closed_down));
}

}  // namespace ariadne::reversi
