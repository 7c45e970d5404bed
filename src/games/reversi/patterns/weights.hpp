#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "games/reversi/patterns/indices.hpp"
#include "games/reversi/patterns/shapes.hpp"

namespace ariadne::reversi {

// Which of the distinct configurations of its shape each configuration is, shape after shape.
const std::array<std::uint16_t, kConfigurations>& distinct_of();

// What is trained and stored, in units of kDiscUnits per disc.
struct StoredWeights {
  using Stage = std::array<std::int16_t, kDistinctConfigurations>;

  std::array<std::int16_t, kMaxEmpties + 1> base{};  // by empty squares: what it is worth to be to move then
  std::vector<Stage> stages{static_cast<std::size_t>(kStages)};

  bool operator==(const StoredWeights&) const = default;
};

// The same laid out to be looked into. It takes 7 MB; whoever shares one may read it from any thread.
class PatternWeights {
 public:
  explicit PatternWeights(const StoredWeights& stored);

  // The final difference of discs that the side to move may expect, within that of a full board.
  int score(const PatternIndices& indices, int empties) const {
    const Stage& stage = stages_[static_cast<std::size_t>(stage_of(empties))];
    const int sum = base_[static_cast<std::size_t>(std::min(empties, kMaxEmpties))] + sum_of(stage, indices);
    return std::clamp(sum, -kLargest, kLargest);
  }

 private:
  using Stage = std::array<std::int16_t, kConfigurations>;
  static constexpr int kLargest = 64 * kDiscUnits;

  static int sum_of(const Stage& stage, const PatternIndices& indices) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return (... + stage[kOffsets.all[kInstances[I].shape] + indices[I]]);
    }(std::make_index_sequence<kInstanceCount>());
  }

  std::array<std::int16_t, kMaxEmpties + 1> base_;
  std::vector<Stage> stages_;
};

// The weights that the program has with it: made by `ariadne train reversi`. They are read when they are asked for
// first, which takes a while.
const PatternWeights& builtin_weights();
bool builtin_weights_are_read();
std::string_view builtin_weights_file();

// By these.
inline int pattern_score(const PatternIndices& indices, int empties) {
  return builtin_weights().score(indices, empties);
}

}  // namespace ariadne::reversi
