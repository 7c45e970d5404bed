#include "mazes/grid_search/octile.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace ariadne {
namespace {

// The sign of a + b * sqrt(2), by squaring: there is nothing to round.
int sign_of(std::int64_t a, std::int64_t b) {
  const auto sign = [](std::int64_t x) { return (x > 0) - (x < 0); };
  if (sign(a) * sign(b) >= 0) return sign(a + b);
  return a * a > 2 * b * b ? sign(a) : sign(b);
}

int sign_of_cost(std::int64_t a, std::int64_t b) {
  const OctileCost cost = a * kStraight + b * kDiagonal;
  return (cost > 0) - (cost < 0);
}

constexpr std::int64_t kMaxSteps = std::int64_t{Grid::kLargestSide} * Grid::kLargestSide;

TEST(Octile, costs_compare_as_lengths_where_they_are_closest) {
  // The fractions nearest to sqrt(2) are hardest to tell from it.
  for (std::int64_t p = 1, q = 1; q <= kMaxSteps; p += 2 * q, q = p - q) {
    for (std::int64_t a = p - 1; a <= p + 1; ++a) {
      ASSERT_EQ(sign_of_cost(a, -q), sign_of(a, -q)) << a << " - " << q;
      ASSERT_EQ(sign_of_cost(-a, q), sign_of(-a, q)) << q << " - " << a;
    }
  }
}

RC_GTEST_PROP(Octile, costs_compare_as_lengths_of_any_steps, ()) {
  const auto b = *rc::gen::inRange<std::int64_t>(-kMaxSteps, kMaxSteps);
  const auto nearest = static_cast<std::int64_t>(static_cast<double>(-b) * 1.4142135623730951);
  const auto a = nearest + *rc::gen::inRange<std::int64_t>(-2, 3);
  RC_ASSERT(sign_of_cost(a, b) == sign_of(a, b));
}

TEST(Octile, the_distance_is_as_many_diagonal_steps_as_help_and_straight_ones) {
  EXPECT_EQ(octile_distance(Cell{3, 4}, Cell{3, 4}), 0);
  EXPECT_EQ(octile_distance(Cell{0, 0}, Cell{5, 2}), 3 * kStraight + 2 * kDiagonal);
  EXPECT_EQ(octile_distance(Cell{5, 0}, Cell{0, 7}), 2 * kStraight + 5 * kDiagonal);
}

TEST(FallingOrigin, each_query_stays_below_all_earlier_ones) {
  constexpr std::size_t kCells = std::size_t{1} << 30;
  constexpr OctileCost kMaxCost = kDiagonal * static_cast<OctileCost>(kCells);
  FallingOrigin origin(kCells);
  OctileCost least = FallingOrigin::kUnseen;
  int begun_anew = 0;
  for (int i = 0; i < 1000; ++i) {
    if (!origin.fall()) {
      ++begun_anew;
      least = FallingOrigin::kUnseen;
    }
    ASSERT_LT(origin.value(), FallingOrigin::kUnseen - kMaxCost);
    ASSERT_LT(origin.value() + kMaxCost, least);
    least = origin.value();
  }
  EXPECT_GT(begun_anew, 0);
}

}  // namespace
}  // namespace ariadne
