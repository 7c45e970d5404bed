#include "games/theseus/generate.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "games/theseus/board.hpp"

namespace ariadne::theseus {
namespace {

constexpr WallStyle kStyles[] = {WallStyle::classic, WallStyle::dense, WallStyle::none};
constexpr int kBoards = 1000;

int max_walls_of_a_tile(const Walls& walls) {
  int max = 0;
  for (int tile = 0; tile < walls.tiles(); ++tile) max = std::max(max, walls.count(tile));
  return max;
}

// Both tiles that a wall divides know of it.
bool agree(const Walls& walls) {
  for (int tile = 0; tile < walls.tiles(); ++tile) {
    for (const Direction direction : kDirections) {
      const auto other = walls.beyond(tile, direction);
      if (walls.has(tile, direction) != (!other || walls.has(*other, opposite(direction)))) return false;
    }
  }
  return true;
}

// Three standard errors of the difference of two shares, each counted on this many boards.
double three_errors(double share) { return 3 * std::sqrt(2 * share * (1 - share) / kBoards); }

double connected_share(WallStyle style) {
  Rng rng(7);
  int connected = 0;
  for (int i = 0; i < kBoards; ++i) connected += is_connected(draw_walls(15, style, rng));
  return static_cast<double>(connected) / kBoards;
}

TEST(TheseusWalls, a_new_board_has_its_perimeter_alone) {
  const Walls walls(5);
  EXPECT_EQ(walls.inner_walls(), 0);
  EXPECT_EQ(walls.around(0), side_of(Direction::down) | side_of(Direction::left));
  EXPECT_EQ(walls.around(24), side_of(Direction::up) | side_of(Direction::right));
  EXPECT_EQ(walls.around(12), 0);
  EXPECT_TRUE(is_connected(walls));
}

TEST(TheseusWalls, a_wall_belongs_to_both_tiles_and_stops_both) {
  Walls walls(3);
  walls.set(4, Direction::up);
  EXPECT_TRUE(walls.has(7, Direction::down));
  EXPECT_EQ(walls.inner_walls(), 1);
  EXPECT_EQ(walls.step(4, Direction::up), std::nullopt);
  EXPECT_EQ(walls.step(7, Direction::down), std::nullopt);
  EXPECT_EQ(walls.step(4, Direction::right), 5);
  EXPECT_EQ(walls.beyond(4, Direction::up), 7);
  EXPECT_EQ(walls.beyond(5, Direction::right), std::nullopt);
}

TEST(TheseusWalls, four_tiles_walled_in_cannot_be_reached) {
  Walls walls(5);
  walls.set(6, Direction::left);
  walls.set(6, Direction::down);
  walls.set(7, Direction::right);
  walls.set(7, Direction::down);
  walls.set(11, Direction::left);
  walls.set(11, Direction::up);
  walls.set(12, Direction::right);
  EXPECT_TRUE(is_connected(walls));
  walls.set(12, Direction::up);
  EXPECT_FALSE(is_connected(walls));
}

TEST(TheseusGenerate, no_tile_has_more_than_two_walls_on_a_board_of_any_size) {
  Rng rng(1);
  for (const WallStyle style : kStyles) {
    for (int size = kSmallestSize; size <= kLargestSize; size += 2) {
      const Walls walls = draw_walls(size, style, rng);
      EXPECT_LE(max_walls_of_a_tile(walls), kMaxWalls);
      EXPECT_TRUE(agree(walls));
    }
  }
}

TEST(TheseusGenerate, a_connected_board_is_drawn_until_it_is) {
  Rng rng(2);
  for (const WallStyle style : kStyles) {
    for (int i = 0; i < 50; ++i) EXPECT_TRUE(is_connected(draw_connected_walls(15, style, rng)));
  }
}

TEST(TheseusGenerate, classic_boards_have_about_eighty_six_inner_walls) {
  Rng rng(3);
  int min = 1000, max = 0, sum = 0;
  for (int i = 0; i < kBoards; ++i) {
    const int walls = draw_walls(15, WallStyle::classic, rng).inner_walls();
    min = std::min(min, walls);
    max = std::max(max, walls);
    sum += walls;
  }
  EXPECT_NEAR(static_cast<double>(sum) / kBoards, 86.3, 0.5);  // a single board is off by 4.3 in the mean square
  EXPECT_NEAR(min, 71, 4);
  EXPECT_NEAR(max, 100, 4);
}

// The rule as it is written down, spending one side after the other. It draws the same numbers.
Walls naive_classic(int size, Rng& rng, int& budget) {
  Walls walls(size);
  budget = (3 * size * size + 1) / 2 - (4 * size - 1);
  while (budget > 0) {
    const int drawn = static_cast<int>(rng.below(static_cast<std::uint32_t>(size * size)));
    const int tile = drawn == 0 ? 1 : drawn;
    for (const Direction direction : {Direction::down, Direction::left, Direction::up, Direction::right}) {
      if (budget == 0 || walls.count(tile) >= 2 || walls.has(tile, direction)) continue;
      const auto other = walls.beyond(tile, direction);
      const bool wanted = rng.below(2) == 0;
      if (wanted && other && *other != 0 && walls.count(*other) < 2 && budget >= 2) {
        walls.set(tile, direction);
        budget -= 2;
      } else {
        budget -= 1;
      }
    }
  }
  return walls;
}

TEST(TheseusGenerate, classic_boards_spend_their_budget_exactly) {
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    const int size = 3 + 2 * static_cast<int>(seed % 9);
    Rng rng(seed), same(seed);
    int left = -1;
    const Walls naive = naive_classic(size, same, left);
    ASSERT_EQ(left, 0);
    ASSERT_EQ(draw_walls(size, WallStyle::classic, rng), naive) << "size " << size << ", seed " << seed;
    ASSERT_EQ(rng.below(1'000'000), same.below(1'000'000));
    ASSERT_LE(2 * naive.inner_walls(), (3 * size * size + 1) / 2 - (4 * size - 1));
  }
}

TEST(TheseusGenerate, dense_boards_spend_all_they_have) {
  Rng rng(4);
  for (int i = 0; i < 200; ++i) EXPECT_EQ(draw_walls(15, WallStyle::dense, rng).inner_walls(), 139);
  EXPECT_EQ(draw_walls(3, WallStyle::dense, rng).inner_walls(), 1);
  EXPECT_EQ(draw_walls(15, WallStyle::none, rng).inner_walls(), 0);
}

TEST(TheseusGenerate, most_boards_are_connected_without_drawing_again) {
  EXPECT_NEAR(connected_share(WallStyle::classic), 0.975, three_errors(0.975));
  EXPECT_NEAR(connected_share(WallStyle::dense), 0.76, three_errors(0.76));
}

TEST(TheseusGenerate, supplies_lie_on_different_tiles_and_never_where_a_player_starts) {
  Rng rng(5);
  std::set<int> seen;
  for (int i = 0; i < 300; ++i) {
    const auto supplies = draw_supplies(5, 4, rng);
    EXPECT_EQ(std::set<int>(supplies.begin(), supplies.end()).size(), 4u);
    EXPECT_TRUE(std::is_sorted(supplies.begin(), supplies.end()));
    seen.insert(supplies.begin(), supplies.end());
  }
  EXPECT_EQ(seen.size(), 23u);
  EXPECT_FALSE(seen.contains(theseus_start(5)) || seen.contains(minotaur_start(5)));
}

TEST(TheseusGenerate, a_small_board_has_only_as_many_supplies_as_fit) {
  Rng rng(6);
  EXPECT_EQ(draw_supplies(3, kMaxSupplies, rng), (std::vector{1, 2, 3, 5, 6, 7, 8}));
}

TEST(TheseusGenerate, the_same_seed_draws_the_same_board) {
  Rng one(8), same(8), other(9);
  const Walls walls = draw_walls(15, WallStyle::classic, one);
  EXPECT_EQ(draw_walls(15, WallStyle::classic, same), walls);
  EXPECT_NE(draw_walls(15, WallStyle::classic, other), walls);
}

}  // namespace
}  // namespace ariadne::theseus
