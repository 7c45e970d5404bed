#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "agents/reversi/search/score_table.hpp"
#include "agents/reversi/search/selectivity.hpp"

namespace ariadne::reversi {

// How a selective search looks ahead before it searches a node: less deep, and with a margin in discs that the deeper
// search rarely makes up for.
struct ProbCutPlan {
  std::uint8_t depth = 0;   // 0: it does not look ahead
  std::uint8_t margin = 0;  // in discs
  std::uint8_t likely = 0;  // how far outside of the window the estimate may be for the try to be worthwhile
};

class ProbCutPlans {
 public:
  ProbCutPlans();

  const ProbCutPlan& at(int empties, const Reach& reach) const {
    return plans_[static_cast<std::size_t>(empties)][reach.depth][reach.level];
  }
  // Made once, when it is first needed.
  static const ProbCutPlans& shared();

 private:
  static constexpr std::size_t kSquares = 61;

  std::array<std::array<std::array<ProbCutPlan, kFullLevel>, kSquares>, kSquares> plans_{};
};

}  // namespace ariadne::reversi
