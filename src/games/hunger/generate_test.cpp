#include "games/hunger/generate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "games/hunger/position.hpp"

namespace ariadne::hunger {
namespace {

int remoteness_of(const PlacedItem& placed, int size) {
  return std::max(std::abs(to_coordinate(placed.x, size)), std::abs(to_coordinate(placed.y, size)));
}

TEST(HungerBoards, items_lie_in_their_regions_one_per_tile) {
  for (const int size : {10, 20, 40}) {
    Rng rng(static_cast<std::uint64_t>(size));
    const auto items = draw_items(size, rng);
    std::map<std::string, int> kinds;
    std::set<std::pair<int, int>> tiles;
    for (const PlacedItem& placed : items) {
      const int far = remoteness_of(placed, size);
      const bool weapon = placed.item.kind == ItemKind::weapon;
      EXPECT_TRUE(weapon ? far <= 2 : far == (placed.item.kind == ItemKind::food ? 3 : 4));
      EXPECT_TRUE(tiles.emplace(placed.x, placed.y).second);
      ++kinds[weapon ? item_text(placed.item) : item_text(placed.item).substr(0, 1)];
    }
    const std::map<std::string, int> expected = {{"W1P", 1}, {"W1B", 1}, {"W1S", 1}, {"W2P", 1}, {"W2B", 1},
                                                 {"W2S", 1}, {"F", 10},  {"A", 4},   {"R", 4}};
    EXPECT_EQ(kinds, expected);
  }
}

TEST(HungerBoards, points_and_tiles_are_equally_likely) {
  std::map<int, int> points;
  std::map<std::pair<int, int>, int> weapons;
  Rng rng(1);
  const int boards = 2000;
  for (int i = 0; i < boards; ++i) {
    for (const PlacedItem& placed : draw_items(10, rng)) {
      if (placed.item.kind == ItemKind::weapon) ++weapons[{placed.x, placed.y}];
      ++points[placed.item.points];
    }
  }
  EXPECT_EQ(weapons.size(), 16u);
  for (const auto& [tile, count] : weapons) EXPECT_NEAR(count, boards * 6 / 16.0, 6 * std::sqrt(boards * 6 / 16.0));
  for (int value = 1; value <= 10; ++value) {
    EXPECT_NEAR(points[value], boards, 6 * std::sqrt(boards));
    EXPECT_NEAR(points[-value], boards * 0.8, 6 * std::sqrt(boards * 0.8));
  }
  EXPECT_EQ(points.size(), 21u);  // weapons have none
}

TEST(HungerBoards, the_same_seed_gives_the_same_board) {
  Rng a(5), b(5), c(6);
  const auto items = draw_items(20, a);
  EXPECT_EQ(items, draw_items(20, b));
  EXPECT_NE(items, draw_items(20, c));
}

}  // namespace
}  // namespace ariadne::hunger
