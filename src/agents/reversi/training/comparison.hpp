#pragma once

#include <optional>

#include "agents/training.hpp"
#include "core/control.hpp"
#include "games/reversi/patterns/weights.hpp"

namespace ariadne::reversi {

// Games between two sets of weights, each opening played twice with sides swapped, both sides searching equally deep.
// Nothing if it was stopped.
std::optional<TrainedRound::Match> compare(const PatternWeights& first, const PatternWeights& second, std::size_t pairs,
                                           std::uint64_t seed, int jobs, Control& control);

}  // namespace ariadne::reversi
