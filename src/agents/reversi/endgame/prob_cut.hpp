#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>

#include "agents/reversi/endgame/score_table.hpp"
#include "agents/reversi/endgame/selectivity.hpp"

namespace ariadne::reversi {

// How a selective search looks ahead before it searches a node: less deep, and with a margin in discs that the
// deeper search rarely makes up for.
struct ProbCutPlan {
  std::uint8_t depth;
  int margin;
  int likely;  // how far outside of the window the estimate may be for the try to be worthwhile
};

// The standard deviation, in discs, of the difference between searches to these two depths.
inline double deviation(int empties, int depth, int less) {
  (void)empties;
  return 2.0 + 0.25 * (depth - less) - 0.05 * less;
}

inline std::optional<ProbCutPlan> prob_cut_plan(int empties, Reach reach) {
  constexpr int kLeastDepth = 3;
  if (reach.depth < kLeastDepth || reach.level == kFullLevel) return std::nullopt;
  const int depth = reach.depth, less = 2 * (depth / 4) + depth % 2;
  if (less >= depth) return std::nullopt;
  const double deviations = kLevels[reach.level].deviations;
  const int margin = static_cast<int>(std::ceil(deviations * deviation(empties, depth, less)));
  const int likely = static_cast<int>(deviations * deviation(empties, depth, 0) / 2);
  return ProbCutPlan{static_cast<std::uint8_t>(less), margin, likely};
}

}  // namespace ariadne::reversi
