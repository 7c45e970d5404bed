#include "mazes/distances.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "mazes/layout.hpp"

namespace ariadne {
namespace {

const Grid kSplit = read_layout("%%%%%%\n%  % %\n% %% %\n%    %\n%%%%%%\n").value().grid;
const Grid kApart = read_layout("%%%%%\n% % %\n% % %\n%%%%%\n").value().grid;

TEST(Distances, go_round_walls) {
  const DistanceMap from_right(kSplit, {4, 3});
  EXPECT_EQ(from_right.to(kSplit.number({4, 3})), 0u);
  EXPECT_EQ(from_right.to(kSplit.number({4, 1})), 2u);
  EXPECT_EQ(from_right.to(kSplit.number({1, 3})), 7u);
  EXPECT_EQ(from_right.to(kSplit.number({2, 3})), 8u);
}

TEST(Distances, cells_without_a_way_are_not_reached) {
  const DistanceMap distances(kApart, {1, 1});
  EXPECT_TRUE(distances.reaches(kApart.number({1, 2})));
  EXPECT_FALSE(distances.reaches(kApart.number({3, 1})));
  EXPECT_FALSE(distances.reaches(kApart.number({0, 0})));
  EXPECT_EQ(distances.bound(kApart.number({3, 1})), 0);
}

TEST(Distances, from_a_wall_nothing_is_reached) {
  const auto reached = reachable_from(kApart, {2, 1});
  EXPECT_EQ(std::count(reached.begin(), reached.end(), true), 0);
}

}  // namespace
}  // namespace ariadne
