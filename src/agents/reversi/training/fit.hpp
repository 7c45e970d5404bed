#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "agents/reversi/training/samples.hpp"

namespace ariadne::reversi {

// All samples of boards with from `least` to `most` empty squares.
std::vector<const Sample*> samples_between(int least, int most, const std::vector<const Samples*>& sources);

// Fits the weights of one stage to labels: gradient descent on the squared error, sample by sample, beginning with the
// weights of `from`. The result depends on these, the samples, their order and the seed alone. Of `to` only what
// belongs to the stage is written, so several stages can be fitted at the same time.
void fit_stage(int stage, std::vector<const Sample*> samples, std::uint64_t seed, const StoredWeights& from,
               StoredWeights& to);

struct FitError {
  double squares = 0;  // the sum of squared errors, in discs
  std::uint64_t samples = 0;
};
FitError error_of(const std::vector<Sample>& samples, const PatternWeights& weights);

}  // namespace ariadne::reversi
