#include "agents/reversi/training/deviations.hpp"

#include <gtest/gtest.h>

namespace ariadne::reversi {
namespace {

TEST(ReversiDeviations, a_formula_is_found_again_in_what_it_gives) {
  const DeviationFormula formula{0.5, -0.01, 0.4, -0.2};
  std::vector<DepthDifferences> measured;
  for (const int empties : {16, 24, 40}) {
    for (int depth = 2; depth <= 8; depth += 2) {
      for (int less = 0; less < depth; less += 2) {
        const auto boards = static_cast<std::uint64_t>(100 * depth);
        measured.push_back({empties, depth, less, boards, formula(empties, depth, less)});
      }
    }
  }
  measured.push_back({16, 8, 2, 3, 1000});  // too few boards to count
  const DeviationFormula found = fit_deviations(measured);
  EXPECT_NEAR(found.scale, formula.scale, 1e-9);
  EXPECT_NEAR(found.by_empties, formula.by_empties, 1e-9);
  EXPECT_NEAR(found.by_gap, formula.by_gap, 1e-9);
  EXPECT_NEAR(found.by_less, formula.by_less, 1e-9);
}

TEST(ReversiDeviations, searches_of_depths_further_apart_differ_more) {
  Control control;
  const auto measured = measure_deviations(builtin_weights(), 40, 3, 1, 2, control);
  double near = 0, far = 0;
  for (const auto& each : measured) {
    if (each.depth == 3 && each.less == 1) near += each.deviation;
    if (each.depth == 3 && each.less == 0) far += each.deviation;
  }
  EXPECT_GT(near, 0);
  EXPECT_GT(far, near);
}

}  // namespace
}  // namespace ariadne::reversi
