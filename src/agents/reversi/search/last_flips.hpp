#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#if defined(__BMI2__)
#include <immintrin.h>
#endif

#include "games/reversi/board.hpp"

namespace ariadne::reversi {

// A line through a square, and the place of the square on it.
struct LineOfSquare {
  Squares squares = 0;
  std::size_t place = 0;
};
using LinesOfSquare = std::array<LineOfSquare, 4>;
constexpr LinesOfSquare lines_through(int square) {
  LinesOfSquare lines{};
  constexpr int kSteps[4][2] = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};
  for (std::size_t i = 0; i < 4; ++i) {
    const Squares before = ray(square, -kSteps[i][0], -kSteps[i][1]);
    lines[i].squares = before | square_bit(square) | ray(square, kSteps[i][0], kSteps[i][1]);
    lines[i].place = static_cast<std::size_t>(std::popcount(before));
  }
  return lines;
}
constexpr std::array<LinesOfSquare, 64> all_lines() {
  std::array<LinesOfSquare, 64> all{};
  for (int square = 0; square < 64; ++square) all[static_cast<std::size_t>(square)] = lines_through(square);
  return all;
}
inline constexpr std::array<LinesOfSquare, 64> kLinesOfSquare = all_lines();

// What a disc turns on a full line, by its place and the own discs. Beyond the end of a short line there is no own
// disc, so nothing is closed there.
using TurnedOnLine = std::array<std::array<std::uint8_t, 256>, 8>;
constexpr int run_to_own(unsigned own, int place, int step) {
  int length = 0;
  for (int i = place + step; i >= 0 && i < 8; i += step, ++length) {
    if ((own >> i & 1) != 0) return length;
  }
  return 0;
}
constexpr TurnedOnLine turned_on_lines() {
  TurnedOnLine all{};
  for (int place = 0; place < 8; ++place) {
    for (unsigned own = 0; own < 256; ++own) {
      all[static_cast<std::size_t>(place)][own] =
          static_cast<std::uint8_t>(run_to_own(own, place, 1) + run_to_own(own, place, -1));
    }
  }
  return all;
}
inline constexpr TurnedOnLine kTurnedOnLine = turned_on_lines();

// How many discs the last move of a game turns. Every other square is taken, so one side's discs tell all, and which
// ones are turned no longer matters: the discs of each line are looked up as a number.
inline int last_flips(Squares own, int square) {
#if defined(__BMI2__)
  int sum = 0;
  for (const auto& [squares, place] : kLinesOfSquare[static_cast<std::size_t>(square)]) {
    sum += kTurnedOnLine[place][_pext_u64(own, squares)];
  }
  return sum;
#else
  return count(turned(own, ~own & ~square_bit(square), square));
#endif
}

}  // namespace ariadne::reversi
