#include "core/rng.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <set>
#include <vector>

namespace ariadne {
namespace {

// The published generators, written again from their definitions.
struct SplitMix64 {
  std::uint64_t state;
  std::uint64_t next() {
    std::uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
};

struct Xoshiro256StarStar {
  std::array<std::uint64_t, 4> s;
  static std::uint64_t rotated(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
  std::uint64_t next() {
    const std::uint64_t result = rotated(s[1] * 5, 7) * 9, t = s[1] << 17;
    s[2] ^= s[0], s[3] ^= s[1], s[1] ^= s[2], s[0] ^= s[3], s[2] ^= t;
    s[3] = rotated(s[3], 45);
    return result;
  }
};

TEST(Rng, the_twins_give_the_published_first_numbers) {
  SplitMix64 split{0};
  EXPECT_EQ(split.next(), 0xe220a8397b1dcdafu);
  EXPECT_EQ(split.next(), 0x6e789e6aa1b965f4u);
  Xoshiro256StarStar xoshiro{{1, 2, 3, 4}};
  for (const std::uint64_t expected : {11520u, 0u, 1509978240u}) EXPECT_EQ(xoshiro.next(), expected);
  EXPECT_EQ(xoshiro.next(), 1215971899390074240u);
}

TEST(Rng, gives_the_numbers_of_xoshiro_seeded_by_splitmix) {
  for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{7}, ~std::uint64_t{0}}) {
    SplitMix64 split{seed};
    Xoshiro256StarStar twin{{split.next(), split.next(), split.next(), split.next()}};
    Rng rng(seed);
    for (int i = 0; i < 1000; ++i) ASSERT_EQ(rng.next(), twin.next());
  }
}

TEST(Rng, numbers_below_a_bound_are_all_equally_likely) {
  Rng rng(1);
  for (const std::uint32_t bound : {1u, 2u, 3u, 10u, 60u}) {
    const int draws = 20'000;
    std::vector<int> seen(bound);
    for (int i = 0; i < draws; ++i) ++seen.at(rng.below(bound));
    const double expected = draws / static_cast<double>(bound);
    for (const int count : seen) EXPECT_NEAR(count, expected, 6 * std::sqrt(expected));
  }
}

TEST(Rng, numbers_are_drawn_as_often_as_their_weights_say) {
  Rng rng(1);
  const std::array<double, 4> weights = {0, 1, 0.5, 2.5};
  std::array<int, 4> seen{};
  for (int i = 0; i < 16'000; ++i) ++seen.at(drawn_by(weights, rng));
  EXPECT_EQ(seen[0], 0);
  EXPECT_NEAR(seen[1], 4'000, 400);
  EXPECT_NEAR(seen[2], 2'000, 300);
  EXPECT_NEAR(seen[3], 10'000, 400);
}

TEST(Rng, all_orders_of_shuffled_items_are_equally_likely) {
  Rng rng(1);
  std::map<std::vector<int>, int> seen;
  const int draws = 12'000;
  for (int i = 0; i < draws; ++i) {
    std::vector<int> items = {1, 2, 3, 4};
    shuffle(items, rng);
    ++seen[items];
  }
  EXPECT_EQ(seen.size(), 24u);
  for (const auto& [order, count] : seen) EXPECT_NEAR(count, draws / 24, 6 * std::sqrt(draws / 24));
}

TEST(Rng, streams_of_one_seed_differ_and_repeat) {
  std::set<std::uint64_t> firsts;
  for (std::uint64_t index = 0; index < 1000; ++index) {
    firsts.insert(Rng::stream(1, index).next());
    EXPECT_EQ(Rng::stream(1, index).next(), Rng::stream(1, index).next());
  }
  EXPECT_EQ(firsts.size(), 1000u);
  EXPECT_NE(Rng::stream(1, 0).next(), Rng::stream(2, 0).next());
}

}  // namespace
}  // namespace ariadne
