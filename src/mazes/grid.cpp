#include "mazes/grid.hpp"

namespace ariadne {

Grid::Grid(int width, int height, bool open) : width_(width), height_(height), bits_((cell_count() + 63) / 64) {
  assert(width > 0 && height > 0 && width <= kLargestSide && height <= kLargestSide);
  for (std::size_t i = 0; open && i < cell_count(); ++i) bits_[i / 64] |= std::uint64_t{1} << (i % 64);
}

void Grid::set_open(Cell cell, bool open) {
  assert(contains(cell));
  const std::size_t i = number(cell);
  const std::uint64_t bit = std::uint64_t{1} << (i % 64);
  bits_[i / 64] = open ? bits_[i / 64] | bit : bits_[i / 64] & ~bit;
}

}  // namespace ariadne
