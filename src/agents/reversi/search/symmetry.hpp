#pragma once

#include <bit>
#include <optional>

#include "agents/reversi/search/sides.hpp"
#include "games/reversi/patterns/shapes.hpp"

// Boards that are the same, but for a turn or a reflection.
namespace ariadne::reversi {

inline Squares image_of(Squares squares, int symmetry, int size) {
  Squares image = 0;
  for (; squares != 0; squares &= squares - 1) {
    image |= square_bit(symmetric_square(std::countr_zero(squares), symmetry, size));
  }
  return image;
}

// One of the eight symmetries that makes one board of the other, if there is any.
inline std::optional<int> symmetry_between(const Sides& from, const Sides& to, int size) {
  for (int symmetry = 0; symmetry < 8; ++symmetry) {
    if (image_of(from.own, symmetry, size) == to.own && image_of(from.other, symmetry, size) == to.other)
      return symmetry;
  }
  return std::nullopt;
}

}  // namespace ariadne::reversi
