#include "mazes/grid_search/jump_lines.hpp"

#include <gtest/gtest.h>

#include "core/rng.hpp"

namespace ariadne {
namespace {

// The same by looking at one cell after the other.
class SlowLines {
 public:
  SlowLines(const Grid& grid, JumpLines::Axis axis) : grid_(grid), axis_(axis) {}

  int stop(int line, int position, int sign) const {
    int at = position + sign;
    while (!stops(line, at, sign)) at += sign;
    return at;
  }

 private:
  bool open(int line, int position) const {
    const auto a = static_cast<std::int16_t>(position), b = static_cast<std::int16_t>(line);
    return grid_.is_open(axis_ == JumpLines::Axis::rows ? Cell{a, b} : Cell{b, a});
  }
  bool stops(int line, int at, int sign) const {
    const auto gap_ends = [&](int side) { return open(side, at) && !open(side, at - sign); };
    return !open(line, at) || gap_ends(line - 1) || gap_ends(line + 1);
  }

  const Grid& grid_;
  JumpLines::Axis axis_;
};

Grid random_grid(int width, int height, unsigned closed_percent, Rng& rng) {
  Grid grid(width, height);
  for (std::size_t i = 0; i < grid.cell_count(); ++i) grid.set_open(grid.cell(i), rng.below(100) >= closed_percent);
  return grid;
}

TEST(JumpLines, stop_where_a_walk_from_cell_to_cell_stops) {
  Rng rng(1);
  for (int round = 0; round < 300; ++round) {
    const int width = 1 + static_cast<int>(rng.below(200)), height = 1 + static_cast<int>(rng.below(200));
    const Grid grid = random_grid(width, height, rng.below(30), rng);
    const JumpLines rows(grid, JumpLines::Axis::rows), columns(grid, JumpLines::Axis::columns);
    const SlowLines slow_rows(grid, JumpLines::Axis::rows), slow_columns(grid, JumpLines::Axis::columns);
    for (int i = 0; i < 200; ++i) {
      const int x = static_cast<int>(rng.below(static_cast<std::uint32_t>(width)));
      const int y = static_cast<int>(rng.below(static_cast<std::uint32_t>(height)));
      ASSERT_EQ(rows.next(y, x), slow_rows.stop(y, x, 1));
      ASSERT_EQ(rows.previous(y, x), slow_rows.stop(y, x, -1));
      ASSERT_EQ(columns.next(x, y), slow_columns.stop(x, y, 1));
      ASSERT_EQ(columns.previous(x, y), slow_columns.stop(x, y, -1));
    }
  }
}

TEST(JumpLines, cross_an_empty_grid_in_one_look) {
  for (const int side : {1, 61, 62, 63, 64, 65, 126, 127, 128, 4096}) {
    const JumpLines rows(Grid(side, 1, true), JumpLines::Axis::rows);
    EXPECT_EQ(rows.next(0, 0), side);
    EXPECT_EQ(rows.previous(0, side - 1), -1);
  }
}

}  // namespace
}  // namespace ariadne
