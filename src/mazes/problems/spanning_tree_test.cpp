#include "mazes/problems/spanning_tree.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "core/rng.hpp"
#include "mazes/problems/food_problem.hpp"

namespace ariadne {
namespace {

using Points = std::vector<std::size_t>;

// The twin: Kruskal, over all pairs from the shortest on.
template <class Between>
int length_by_kruskal(const Points& points, const Between& between) {
  std::vector<std::array<std::size_t, 3>> pairs;
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      pairs.push_back({static_cast<std::size_t>(between(points[i], points[j])), i, j});
    }
  }
  std::ranges::sort(pairs);
  Points tree(points.size());
  std::iota(tree.begin(), tree.end(), 0u);
  std::size_t length = 0;
  for (const auto& [distance, i, j] : pairs) {
    const std::size_t from = tree[i], to = tree[j];
    if (from == to) continue;
    length += distance;
    std::ranges::replace(tree, from, to);
  }
  return static_cast<int>(length);
}

TEST(SpanningTrees, are_as_short_as_kruskals) {
  Rng rng(5);
  for (const std::size_t count : {1u, 2u, 3u, 20u, 240u}) {
    std::vector<int> x(count), y(count);
    for (std::size_t i = 0; i < count; ++i) {
      x[i] = static_cast<int>(rng.below(1000)), y[i] = static_cast<int>(rng.below(60));
    }
    const auto between = [&](std::size_t i, std::size_t j) { return std::abs(x[i] - x[j]) + std::abs(y[i] - y[j]); };
    const SpanningTrees trees(count, between);
    for (int i = 0; i < 20; ++i) {
      Points wanted;
      for (std::size_t point = 0; point < count; ++point) {
        if (rng.below(20) < static_cast<std::uint32_t>(i)) wanted.push_back(point);
      }
      const int length = trees.length([&](const auto& use) { std::ranges::for_each(wanted, use); });
      EXPECT_EQ(length, length_by_kruskal(wanted, between)) << wanted.size() << " of " << count;
    }
  }
}

TEST(SpanningTrees, of_food_are_the_same_whatever_was_asked_before) {
  const Grid grid(40, 6, true);
  std::vector<Cell> food;
  for (std::int16_t x = 0; x < 40; ++x) {
    for (std::int16_t y = 0; y < 6; ++y) food.push_back({x, y});
  }
  const FoodProblem problem(grid, {0, 0}, food);
  const FoodDistances distances(problem);
  const FoodTree remembers(distances);
  Rng rng(9);
  auto state = problem.start();
  // Far more sets of food than it can keep.
  for (int i = 0; i < 6'000; ++i) {
    const auto dot = rng.below(static_cast<std::uint32_t>(food.size()));
    rng.below(2) == 0 ? state.eat(dot) : state.put(dot);
    state.move_to(rng.below(240));
    ASSERT_EQ(remembers(state), FoodTree(distances)(state));
    state.move_to(rng.below(240));
    ASSERT_EQ(remembers(state), FoodTree(distances)(state)) << "the same food from elsewhere";
  }
}

}  // namespace
}  // namespace ariadne
