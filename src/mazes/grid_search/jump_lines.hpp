#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "mazes/grid.hpp"

namespace ariadne {

// For the rows of a grid, or for its columns: where a straight walk along one has to stop, looked up 64 cells at a
// time. It stops at closed cells, which the border is too, and at jump points: beside those a cell is open while the
// one before it is closed, so that the turn into it could not have been taken earlier, by a diagonal step.
class JumpLines {
 public:
  enum class Axis : std::uint8_t { rows, columns };

  JumpLines(const Grid& grid, Axis axis);

  // The first place to stop at beyond `position`, toward larger or smaller positions; -1 and the length are closed.
  int next(int line, int position) const {
    const std::uint64_t* words = &forward_[begin_of(line)];
    const auto from = static_cast<std::size_t>(position) + 2;
    std::size_t word = from / 64;
    std::uint64_t bits = words[word] & ~std::uint64_t{0} << (from % 64);
    while (bits == 0) bits = words[++word];
    return static_cast<int>(word * 64) + std::countr_zero(bits) - 1;
  }
  int previous(int line, int position) const {
    const std::uint64_t* words = &backward_[begin_of(line)];
    const auto from = static_cast<std::size_t>(position);
    std::size_t word = from / 64;
    std::uint64_t bits = words[word] & ~std::uint64_t{0} >> (63 - from % 64);
    while (bits == 0) bits = words[--word];
    return static_cast<int>(word * 64) + 62 - std::countl_zero(bits);
  }

 private:
  // A line's bits begin with one for position -1.
  std::size_t begin_of(int line) const { return static_cast<std::size_t>(line) * words_; }

  std::size_t words_;  // a line
  std::vector<std::uint64_t> forward_, backward_;
};

}  // namespace ariadne
