#include "search/path/covering_walk/covering_walk.hpp"

#include <gtest/gtest.h>

#include <atomic>

#include "search/path/covering_walk/samples.hpp"

namespace ariadne {
namespace {

using samples::for_many_graphs, samples::kNoWalk, samples::torn_grid;

TEST(CoveringWalk, IsAsShortAsBruteForceFinds) {
  for_many_graphs([](const WalkGraph& graph, int shortest) {
    Budget budget;
    const WalkAnswer answer = shortest_covering_walk(graph, budget);
    ASSERT_TRUE(answer.proven);
    ASSERT_EQ(answer.walk.has_value(), shortest != kNoWalk);
    if (!answer.walk) return;
    ASSERT_EQ(answer.cost, shortest);
    ASSERT_EQ(answer.lower_bound, shortest);
    ASSERT_EQ(covering_walk_length(graph, *answer.walk), shortest);
  });
}

TEST(CoveringWalk, IsTheStartAloneIfNothingIsRequired) {
  Budget budget;
  const WalkAnswer answer = shortest_covering_walk({3, {{0, 1, 1}, {1, 2, 1}}, 1, {}}, budget);
  EXPECT_EQ(answer.walk, std::vector{1});
  EXPECT_EQ(answer.cost, 0);
  EXPECT_TRUE(answer.proven);
}

TEST(CoveringWalk, MayRequireTheStartItselfAndTheSameVertexTwice) {
  Budget budget;
  const WalkAnswer answer = shortest_covering_walk({3, {{0, 1, 1}, {1, 2, 1}}, 1, {1, 2, 2}}, budget);
  EXPECT_EQ(answer.walk, (std::vector{1, 2}));
}

TEST(CoveringWalk, DoesNotExistIfSomethingRequiredIsOutOfReach) {
  Budget budget;
  const WalkAnswer answer = shortest_covering_walk({3, {{0, 1, 1}}, 0, {1, 2}}, budget);
  EXPECT_FALSE(answer.walk);
  EXPECT_TRUE(answer.proven);
}

TEST(CoveringWalk, EndsWhereItSavesTheLongestWayBack) {
  Budget budget;
  const WalkGraph star{4, {{0, 1, 2}, {0, 2, 7}, {0, 3, 3}}, 0, {1, 2, 3}};
  const WalkAnswer answer = shortest_covering_walk(star, budget);
  EXPECT_EQ(answer.cost, 2 * (2 + 3) + 7);
  EXPECT_EQ(answer.walk->back(), 2);
}

TEST(CoveringWalk, OfAStoppedProofStillHasBoundsOnBothSides) {
  const WalkGraph graph = torn_grid(14, 12);
  Budget whole;
  const WalkAnswer proven = shortest_covering_walk(graph, whole);
  ASSERT_TRUE(proven.proven);
  for (std::uint64_t nodes = 1; nodes < proven.work; nodes *= 3) {
    Budget budget({.nodes = nodes});
    const WalkAnswer answer = shortest_covering_walk(graph, budget);
    EXPECT_TRUE(!answer.proven || nodes * 10 > proven.work);
    EXPECT_EQ(answer.proven, answer.lower_bound == answer.cost);
    EXPECT_GE(answer.lower_bound, proven.cost * 3 / 4);
    EXPECT_LE(answer.lower_bound, proven.cost);
    EXPECT_GE(answer.cost, proven.cost);
    EXPECT_LE(answer.work, nodes + static_cast<std::uint64_t>(graph.vertices));
    EXPECT_EQ(covering_walk_length(graph, answer.walk.value()), answer.cost);
  }
}

TEST(CoveringWalk, StopsWhenAskedTo) {
  const std::atomic<bool> stop = true;
  Budget budget({}, &stop);
  const WalkGraph graph = torn_grid(40, 40);
  const WalkAnswer answer = shortest_covering_walk(graph, budget);
  EXPECT_FALSE(answer.proven);
  EXPECT_LT(answer.work, 20'000u);
  EXPECT_EQ(covering_walk_length(graph, answer.walk.value()), answer.cost);
}

TEST(CoveringWalk, KeepsToTheMemoryItIsGiven) {
  const WalkGraph graph = torn_grid(14, 12);
  for (const std::size_t memory : {1'000u, 10'000u, 30'000u}) {
    Budget budget({.memory = memory});
    const WalkAnswer answer = shortest_covering_walk(graph, budget);
    EXPECT_FALSE(answer.proven);
    EXPECT_EQ(budget.stopped(), StopReason::memory);
    EXPECT_EQ(covering_walk_length(graph, answer.walk.value()), answer.cost);
    EXPECT_LT(answer.lower_bound, answer.cost);
  }
}

TEST(CoveringWalk, WithoutProofIsAWalkAndABound) {
  for_many_graphs([](const WalkGraph& graph, int shortest) {
    Budget budget;
    const WalkAnswer answer = shortest_covering_walk(graph, budget, {.upper_bound_only = true});
    if (!answer.walk) return;
    ASSERT_EQ(covering_walk_length(graph, *answer.walk), answer.cost);
    ASSERT_GE(answer.cost, shortest);
    ASSERT_LE(answer.lower_bound, shortest);
  });
}

TEST(CoveringWalk, WithoutProofIsProvenAnywayWhereThatIsEasy) {
  const WalkGraph graph = torn_grid(14, 12);
  Budget whole, quick;
  const WalkAnswer proven = shortest_covering_walk(graph, whole);
  const WalkAnswer answer = shortest_covering_walk(graph, quick, {.upper_bound_only = true});
  EXPECT_TRUE(answer.proven);
  EXPECT_EQ(answer.cost, proven.cost);
  EXPECT_LE(quick.nodes(), whole.nodes());
}

TEST(CoveringWalkLength, RefusesWhatIsNoCoveringWalk) {
  const WalkGraph path{3, {{0, 1, 4}, {1, 2, 1}, {0, 1, 2}}, 0, {2}};
  EXPECT_EQ(covering_walk_length(path, {0, 1, 2}), 3) << "the shorter of two edges counts";
  EXPECT_EQ(covering_walk_length(path, {}), std::nullopt);
  EXPECT_EQ(covering_walk_length(path, {1, 2}), std::nullopt) << "does not begin at the start";
  EXPECT_EQ(covering_walk_length(path, {0, 2}), std::nullopt) << "no such edge";
  EXPECT_EQ(covering_walk_length(path, {0, 1}), std::nullopt) << "something is left out";
}

}  // namespace
}  // namespace ariadne
