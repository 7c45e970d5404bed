#include "mazes/grid_search/jump_lines.hpp"

namespace ariadne {
namespace {

// The open cells of a grid as bits, line by line, with an empty line before the first and after the last.
std::vector<std::uint64_t> open_bits(const Grid& grid, JumpLines::Axis axis, std::size_t lines, std::size_t words) {
  std::vector<std::uint64_t> bits((lines + 2) * words);
  for (std::size_t i = 0; i < grid.cell_count(); ++i) {
    if (!grid.is_open(i)) continue;
    const Cell cell = grid.cell(i);
    const bool rows = axis == JumpLines::Axis::rows;
    const auto line = static_cast<std::size_t>(rows ? cell.y : cell.x) + 1;
    const auto bit = static_cast<std::size_t>(rows ? cell.x : cell.y) + 1;
    bits[line * words + bit / 64] |= std::uint64_t{1} << (bit % 64);
  }
  return bits;
}

}  // namespace

JumpLines::JumpLines(const Grid& grid, Axis axis) {
  const auto width = static_cast<std::size_t>(grid.width()), height = static_cast<std::size_t>(grid.height());
  const std::size_t lines = axis == Axis::rows ? height : width, length = axis == Axis::rows ? width : height;
  words_ = (length + 2 + 63) / 64;
  const std::vector<std::uint64_t> open = open_bits(grid, axis, lines, words_);
  // Open bits that follow a closed one, seen from the low end or from the high end of the line. The borders of a line
  // are closed, so a word beyond its ends may be taken from the neighbouring line: only its outermost bit counts.
  const auto rising = [&](std::size_t i) { return open[i] & ~(open[i] << 1 | (i > 0 ? open[i - 1] >> 63 : 0)); };
  const auto falling = [&](std::size_t i) {
    return open[i] & ~(open[i] >> 1 | (i + 1 < open.size() ? open[i + 1] << 63 : 0));
  };
  forward_.reserve(lines * words_);
  backward_.reserve(lines * words_);
  for (std::size_t i = words_; i < (lines + 1) * words_; ++i) {
    forward_.push_back(~open[i] | rising(i - words_) | rising(i + words_));
    backward_.push_back(~open[i] | falling(i - words_) | falling(i + words_));
  }
}

}  // namespace ariadne
