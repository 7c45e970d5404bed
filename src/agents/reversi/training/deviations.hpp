#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "agents/reversi/deviation.hpp"
#include "core/control.hpp"
#include "games/reversi/patterns/weights.hpp"

// How far the values of searches to different depths are apart: what a selective search must know to leave out lines.
namespace ariadne::reversi {

// What the same boards were worth to a deeper and to a less deep search.
struct DepthDifferences {
  int empties = 0;  // the middle of a few neighbouring numbers
  int depth = 0, less = 0;
  std::uint64_t boards = 0;
  double deviation = 0;  // of the difference, in discs
};

// Searches one board of each of that many games to all depths up to `max_depth`. The same seed gives the same result
// for any number of jobs.
std::vector<DepthDifferences> measure_deviations(const PatternWeights& weights, std::size_t games, int max_depth,
                                                 std::uint64_t seed, int jobs, Control& control);

// The one whose logarithm is nearest to those measured, each counted by its boards.
DeviationFormula fit_deviations(const std::vector<DepthDifferences>& measured);

}  // namespace ariadne::reversi
