#include "mazes/grid_search/bucket_ring.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "core/rng.hpp"

namespace ariadne {
namespace {

TEST(BucketRing, nothing_comes_out_of_nothing) {
  BucketRing ring(1000);
  ring.clear(5);
  EXPECT_EQ(ring.take(), std::nullopt);
}

TEST(BucketRing, in_a_bucket_the_last_one_in_comes_first) {
  BucketRing ring(OctileCost{1} << 40);
  ring.clear(0);
  for (const std::uint32_t value : {1, 2, 3}) ring.put(0, value);
  EXPECT_EQ(ring.take(), 3u);
  ring.put(0, 4);
  EXPECT_EQ(ring.take(), 4u);
  EXPECT_EQ(ring.take(), 2u);
  EXPECT_EQ(ring.take(), 1u);
}

// Whatever is put in comes out once, and nothing lower than the floor, which never falls, is ever in it.
void check_run(OctileCost span, Rng& rng, BucketRing& ring) {
  const OctileCost first = -OctileCost{rng.below(1u << 30)} * 1000;
  ring.clear(first);
  std::map<std::uint32_t, OctileCost> inside;
  OctileCost floor = first;
  for (std::uint32_t value = 0; value < 2000 || !inside.empty(); ++value) {
    if (value < 2000 && rng.below(3) > 0) {
      inside[value] = floor + static_cast<OctileCost>(rng.next() % static_cast<std::uint64_t>(span));
      ring.put(inside[value], value);
      continue;
    }
    const auto taken = ring.take();
    ASSERT_EQ(taken.has_value(), !inside.empty());
    if (!taken) continue;
    ASSERT_TRUE(inside.contains(*taken));
    ASSERT_GE(ring.floor(), floor);
    floor = ring.floor();
    for (const auto& [other, estimate] : inside) ASSERT_GE(estimate, floor);
    ASSERT_LE(inside[*taken] - floor, span / 1000);  // nearly in order: a bucket is narrow
    inside.erase(*taken);
  }
}

TEST(BucketRing, keeps_all_and_gives_the_least_first) {
  Rng rng(3);
  for (const OctileCost span : {OctileCost{5000}, OctileCost{1} << 33, OctileCost{1'000'000'000'000}}) {
    BucketRing ring(span);
    for (int run = 0; run < 5; ++run) check_run(span, rng, ring);
  }
}

}  // namespace
}  // namespace ariadne
