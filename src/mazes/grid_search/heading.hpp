#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "mazes/grid.hpp"

namespace ariadne {

// The eight ways to leave a cell. The straight four come first and are numbered as in Direction.
enum class Heading : std::uint8_t { north, south, east, west, north_east, north_west, south_east, south_west };

inline constexpr std::array<Heading, 8> kHeadings = {Heading::north,      Heading::south,      Heading::east,
                                                     Heading::west,       Heading::north_east, Heading::north_west,
                                                     Heading::south_east, Heading::south_west};

// A set of headings, one bit each.
using Headings = std::uint8_t;

constexpr Headings bit_of(Heading heading) { return static_cast<Headings>(1u << static_cast<unsigned>(heading)); }

constexpr bool is_diagonal(Heading heading) { return heading >= Heading::north_east; }

constexpr int x_of(Heading heading) {
  constexpr std::array<std::int8_t, 8> kX = {0, 0, 1, -1, 1, -1, 1, -1};
  return kX[static_cast<std::size_t>(heading)];
}

constexpr int y_of(Heading heading) {
  constexpr std::array<std::int8_t, 8> kY = {1, -1, 0, 0, 1, 1, -1, -1};
  return kY[static_cast<std::size_t>(heading)];
}

constexpr Heading vertical_part(Heading heading) { return y_of(heading) > 0 ? Heading::north : Heading::south; }
constexpr Heading horizontal_part(Heading heading) { return x_of(heading) > 0 ? Heading::east : Heading::west; }

constexpr Cell step(Cell cell, Heading heading) {
  return {static_cast<std::int16_t>(cell.x + x_of(heading)), static_cast<std::int16_t>(cell.y + y_of(heading))};
}

}  // namespace ariadne
