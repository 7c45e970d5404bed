#include "agents/reversi/search/prob_cut.hpp"

#include <algorithm>
#include <cmath>

#include "agents/reversi/deviation.hpp"

namespace ariadne::reversi {
namespace {

constexpr int kLeastDepth = 3;

// About half as deep, and as odd or even: at odd depths the side to move has had one move more.
int reduced(int depth) { return 2 * (depth / 4) + depth % 2; }

ProbCutPlan plan_of(int empties, int depth, double deviations) {
  const int less = reduced(depth);
  const double margin = deviations * kDeviation(empties, depth, less);
  const double likely = deviations * kDeviation(empties, depth, 0) / 2;
  const auto bounded = [](double discs) { return static_cast<std::uint8_t>(std::clamp(std::ceil(discs), 0.0, 200.0)); };
  return {static_cast<std::uint8_t>(less), bounded(margin), bounded(likely)};
}

}  // namespace

ProbCutPlans::ProbCutPlans() {
  for (int empties = kLeastDepth; empties < static_cast<int>(kSquares); ++empties) {
    for (int depth = kLeastDepth; depth <= empties; ++depth) {
      for (std::size_t level = 0; level < kFullLevel; ++level) {
        plans_[static_cast<std::size_t>(empties)][static_cast<std::size_t>(depth)][level] =
            plan_of(empties, depth, kLevels[level].deviations);
      }
    }
  }
}

const ProbCutPlans& ProbCutPlans::shared() {
  static const ProbCutPlans plans;
  return plans;
}

}  // namespace ariadne::reversi
