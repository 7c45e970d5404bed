#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/reversi/board.hpp"

namespace ariadne::reversi {

// The four quarters of a board. Whoever moves last in a part of the board gains, and in a part with an odd number of
// empty squares that is whoever moves first: so those are tried first.
class Regions {
 public:
  explicit Regions(Squares board) {
    const int half = board == board_of(8) ? 4 : board == board_of(6) ? 3 : 2;
    for (int square = 0; square < 64; ++square) {
      const int quarter = (square / 8 >= half ? 2 : 0) + (square % 8 >= half ? 1 : 0);
      of_square_[static_cast<std::size_t>(square)] = static_cast<std::uint8_t>(1 << quarter);
      for (std::size_t odd = 0; odd < 16; ++odd) {
        if ((odd >> quarter & 1) != 0) squares_[odd] |= square_bit(square);
      }
    }
  }

  // A bit for each quarter with an odd number of empty squares.
  unsigned odd_ones(Squares empty) const {
    unsigned odd = 0;
    for (unsigned quarter = 0; quarter < 4; ++quarter) odd |= (count(empty & squares_[1u << quarter]) & 1u) << quarter;
    return odd;
  }
  unsigned of(int square) const { return of_square_[static_cast<std::size_t>(square)]; }
  Squares squares(unsigned odd) const { return squares_[odd]; }

 private:
  std::array<std::uint8_t, 64> of_square_{};
  std::array<Squares, 16> squares_{};
};

}  // namespace ariadne::reversi
