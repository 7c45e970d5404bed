#pragma once

#include <array>
#include <bit>
#include <cstddef>

#include "games/reversi/lines.hpp"

namespace ariadne::reversi {

constexpr Squares square_bit(int square) { return Squares{1} << square; }
inline int count(Squares squares) { return std::popcount(squares); }

// The squares of a board of this size.
constexpr Squares board_of(int size) {
  Squares board = 0;
  for (int row = 0; row < size; ++row) board |= ((Squares{1} << size) - 1) << (8 * row);
  return board;
}

// The runs of `between` squares next to `from`, along every line, towards higher and lower squares.
struct Runs {
  Lines up, down;
};

inline constexpr Lines kStep = {1, 7, 8, 9};  // right, down-left, down, down-right

inline Runs runs(Squares from, Squares between) {
  constexpr Squares kInnerColumns = 0x7e7e7e7e7e7e7e7eu;  // no run wraps round the edge of the board
  const Lines inside = same(between) & Lines{kInnerColumns, kInnerColumns, ~Squares{0}, kInnerColumns};
  const Lines start = same(from);
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

// The squares left and right of these.
inline Squares sideways(Squares squares) {
  constexpr Squares kFirstColumn = 0x0101010101010101u, kLastColumn = kFirstColumn << 7;
  return ((squares << 1) & ~kFirstColumn) | ((squares >> 1) & ~kLastColumn);
}
// These squares and all that are next to them.
inline Squares around(Squares squares) {
  const Squares row = squares | sideways(squares);
  return row | (row << 8) | (row >> 8);
}

// Where `own` may place a disc, `empty` given: behind a run of other discs.
[[gnu::always_inline]] inline Squares legal_squares(Squares own, Squares other, Squares empty) {
  const Runs run = runs(own, other);
  return any_of((run.up << kStep) | (run.down >> kStep)) & empty;
}

// The squares between a square and the edge of the board, along each of its lines: towards higher and lower squares.
struct Rays {
  Lines up, down;
};
constexpr Squares ray(int square, int down, int right) {
  Squares squares = 0;
  for (int row = square / 8 + down, column = square % 8 + right; row >= 0 && row < 8 && column >= 0 && column < 8;
       row += down, column += right) {
    squares |= square_bit(8 * row + column);
  }
  return squares;
}
constexpr std::array<Rays, 64> all_rays() {
  std::array<Rays, 64> all{};
  for (int square = 0; square < 64; ++square) {
    Rays& rays = all[static_cast<std::size_t>(square)];
    rays.up = Lines{ray(square, 0, 1), ray(square, 1, -1), ray(square, 1, 0), ray(square, 1, 1)};
    rays.down = Lines{ray(square, 0, -1), ray(square, -1, 1), ray(square, -1, 0), ray(square, -1, -1)};
  }
  return all;
}
inline constexpr std::array<Rays, 64> kRays = all_rays();

// The discs that a disc on this square turns: the runs that an own disc closes.
inline Squares turned_by_runs(Squares own, Squares other, int square) {
  const Runs run = runs(square_bit(square), other);
  const Lines closed_up = ((run.up << kStep) & same(own)) != Lines{};
  const Lines closed_down = ((run.down >> kStep) & same(own)) != Lines{};
  return any_of((run.up & closed_up) | (run.down & closed_down));
}
// The same by the first square of each ray that is not the other side's: an own one closes the squares before it.
[[gnu::always_inline]] inline Squares turned_by_rays(Squares own, Squares other, int square) {
  const Rays& rays = kRays[static_cast<std::size_t>(square)];
  const Lines first_up = lowest(rays.up & ~same(other)), first_down = highest(rays.down & ~same(other));
  const Lines closed_up = (first_up & same(own)) != Lines{};
  const Lines closed_down = (first_down & same(own)) != Lines{};
  return any_of((rays.up & (first_up - same(1)) & closed_up) | (rays.down & -(first_down + first_down) & closed_down));
}

// Whichever is quicker here.
[[gnu::always_inline]] inline Squares turned(Squares own, Squares other, int square) {
  return kHighestIsQuick ? turned_by_rays(own, other, square) : turned_by_runs(own, other, square);
}

}  // namespace ariadne::reversi
