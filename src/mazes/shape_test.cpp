#include "mazes/shape.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <numeric>
#include <vector>

#include "mazes/layout.hpp"

namespace ariadne {
namespace {

Shape shape_of_drawing(std::string_view text) { return shape_of(read_layout(text).value().grid); }

TEST(Shape, a_corridor_is_perfect_and_has_two_dead_ends) {
  const Shape shape = shape_of_drawing("%%%%%\n%   %\n%%% %\n%%%%%");
  EXPECT_EQ(shape.open_cells, 4u);
  EXPECT_EQ(shape.passages, 3u);
  EXPECT_EQ(shape.dead_ends, 2u);
  EXPECT_EQ(shape.junctions, 0u);
  EXPECT_TRUE(shape.perfect());
}

TEST(Shape, a_ring_is_joined_but_not_perfect) {
  const Shape shape = shape_of_drawing("%%%%%\n%   %\n% % %\n%   %\n%%%%%");
  EXPECT_TRUE(shape.connected());
  EXPECT_FALSE(shape.perfect());
  EXPECT_EQ(shape.dead_ends, 0u);
}

TEST(Shape, two_rings_without_a_door_are_two_regions) {
  const Shape shape = shape_of_drawing("%%%%%%%\n%  %  %\n%  %  %\n%%%%%%%");
  EXPECT_EQ(shape.regions, 2u);
  EXPECT_FALSE(shape.connected());
}

TEST(Shape, a_crossing_is_a_junction) {
  EXPECT_EQ(shape_of_drawing("%%%%%\n%% %%\n%   %\n%% %%\n%%%%%").junctions, 1u);
}

// Regions by merging sets of cells instead of walking.
std::size_t regions_by_merging(const Grid& grid) {
  std::vector<std::size_t> parent(grid.cell_count());
  std::iota(parent.begin(), parent.end(), std::size_t{0});
  const auto root = [&](std::size_t i) {
    while (parent[i] != i) i = parent[i];
    return i;
  };
  std::size_t regions = 0;
  for (std::size_t i = 0; i < grid.cell_count(); ++i) {
    if (!grid.is_open(i)) continue;
    ++regions;
    for (const Direction direction : {Direction::south, Direction::west}) {
      const Cell before = step(grid.cell(i), direction);
      if (!grid.is_open(before) || root(grid.number(before)) == root(i)) continue;
      parent[root(grid.number(before))] = root(i);
      --regions;
    }
  }
  return regions;
}

RC_GTEST_PROP(Shape, regions_are_those_of_merging_sets, (std::uint64_t seed)) {
  const int width = static_cast<int>(1 + seed % 9), height = static_cast<int>(1 + seed / 9 % 9);
  Grid grid(width, height);
  for (std::size_t i = 0; i < grid.cell_count(); ++i) grid.set_open(grid.cell(i), *rc::gen::arbitrary<bool>());
  RC_ASSERT(shape_of(grid).regions == regions_by_merging(grid));
}

}  // namespace
}  // namespace ariadne
