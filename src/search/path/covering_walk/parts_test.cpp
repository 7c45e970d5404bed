#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>

#include "search/path/covering_walk/graph.hpp"
#include "search/path/covering_walk/proof.hpp"
#include "search/path/covering_walk/samples.hpp"
#include "search/path/covering_walk/stops.hpp"
#include "search/path/covering_walk/tour.hpp"

namespace ariadne::covering {
namespace {

using samples::for_many_graphs, samples::kNoWalk, samples::torn_grid;

TEST(CoveringWalkKernel, HasAtLeastThreeLinksAtEachJunctionButTheStart) {
  for_many_graphs([](const WalkGraph& graph, int) {
    Budget budget;
    const WalkKernel kernel = reduce_to_kernel(graph, budget).value();
    std::vector<int> degree(static_cast<std::size_t>(graph.vertices));
    for (const Link& link : kernel.links) {
      ++degree[static_cast<std::size_t>(link.first)];
      ++degree[static_cast<std::size_t>(link.second)];
    }
    for (int v = 0; v < graph.vertices; ++v) {
      const int links = degree[static_cast<std::size_t>(v)];
      ASSERT_TRUE(v == graph.start || links == 0 || links >= 3);
    }
  });
}

TEST(CoveringWalkBound, IsNeverAboveTheShortestWalk) {
  for_many_graphs([](const WalkGraph& graph, int shortest) {
    if (shortest == kNoWalk) return;
    WalkDistances distances(graph);
    Budget budget;
    const Stops stops = *Stops::of(graph, distances, 1'000'000, budget);
    ASSERT_LE(spanning_tree_bound(stops, shortest, 1, budget), shortest);
    ASSERT_LE(spanning_tree_bound(stops, shortest + 3, 100, budget), shortest);
  });
}

TEST(CoveringWalkBound, OfALongPathIsItsLength) {
  WalkGraph path{30, {}, 0, {}};
  for (int i = 1; i < 30; ++i) path.edges.push_back({i - 1, i, 2}), path.required.push_back(i);
  WalkDistances distances(path);
  Budget budget;
  EXPECT_EQ(spanning_tree_bound(*Stops::of(path, distances, 1'000'000, budget), 100, 1, budget), 58);
}

TEST(CoveringWalkTour, BecomesShorterAndVisitsTheSame) {
  const WalkGraph graph = torn_grid(20, 15);
  WalkDistances distances(graph);
  Budget budget;
  const Stops stops = *Stops::of(graph, distances, 1'000'000, budget);
  const std::vector<int> closest = closest_first_walk(graph, distances, budget);
  const Tour tour = tour_of(stops, closest);
  const Tour better = improved(stops, tour, {.count = 100}, budget);
  EXPECT_TRUE(std::ranges::is_permutation(tour, better));
  EXPECT_EQ(better.front(), tour.front());
  EXPECT_LT(length_of(stops, better), length_of(stops, tour));
  EXPECT_EQ(covering_walk_length(graph, walk_of(stops, distances, better)), length_of(stops, better));
}

TEST(CoveringWalkTour, IsKickedNoMoreOnceItIsShortEnough) {
  const WalkGraph graph = torn_grid(20, 15);
  WalkDistances distances(graph);
  Budget budget;
  const Stops stops = *Stops::of(graph, distances, 1'000'000, budget);
  const Tour tour = improved(stops, tour_of(stops, closest_first_walk(graph, distances, budget)), {}, budget);
  const std::uint64_t before = budget.nodes();
  EXPECT_EQ(improved(stops, tour, {.count = 100, .enough = length_of(stops, tour)}, budget), tour);
  EXPECT_EQ(budget.nodes(), before + tour.size()) << "each stop was looked at once";
}

TEST(CoveringWalkStops, KeepToTheStopFlagAndToTheTime) {
  const WalkGraph graph = torn_grid(45, 45);
  WalkDistances distances(graph);
  const std::atomic<bool> stop = true;
  Budget budget({}, &stop);
  EXPECT_FALSE(Stops::of(graph, distances, 1'000'000'000, budget));
  EXPECT_EQ(budget.stopped(), StopReason::interrupted);
  Budget unlimited;
  EXPECT_TRUE(Stops::of(graph, distances, 1'000'000'000, unlimited));
}

TEST(CoveringWalkTour, ByTheClosestFirstGoesToTheClosestFirst) {
  const WalkGraph path{5, {{0, 1, 1}, {1, 2, 3}, {2, 3, 1}, {3, 4, 1}}, 2, {0, 4}};
  WalkDistances distances(path);
  Budget budget;
  EXPECT_EQ(closest_first_walk(path, distances, budget), (std::vector{2, 3, 4, 3, 2, 1, 0}));
}

TEST(CoveringWalkTrail, UsesEachEdgeAsOftenAsSaid) {
  const WalkGraph graph{4, {{0, 1, 1}, {1, 2, 1}, {2, 0, 1}, {1, 3, 1}}, 0, {}};
  const std::vector<int> trail = trail_of(graph, {1, 1, 1, 2});
  EXPECT_EQ(trail.size(), 6u);
  EXPECT_EQ(trail.front(), 0);
  EXPECT_EQ(trail.back(), 0);
  EXPECT_EQ(covering_walk_length(graph, trail), 5);
}

}  // namespace
}  // namespace ariadne::covering
