#include "games/reversi/patterns/weights.hpp"

#include <cassert>
#include <memory>

#include "games/reversi/patterns/weights_file.hpp"

namespace ariadne::reversi {
namespace {

using Distinct = std::array<std::uint16_t, kConfigurations>;

std::uint32_t mirrored(std::uint32_t configuration, const Shape& mirror) {
  std::uint32_t image = 0;
  for (std::size_t i = 0; i < mirror.size; ++i, configuration /= 3) {
    image += configuration % 3 * power_of_three(mirror.squares[i]);
  }
  return image;
}

// Numbers the configurations of a shape; one whose mirror image has a number gets the same.
void number_configurations(const Shape& shape, std::uint16_t* numbers) {
  const Shape mirror = mirror_of(shape);
  std::uint16_t next = 0;
  for (std::uint32_t i = 0; i < configurations_of(shape); ++i) {
    const std::uint32_t image = mirrored(i, mirror);
    numbers[i] = image < i ? numbers[image] : next++;
  }
  assert(next == distinct_configurations_of(shape));
}

std::unique_ptr<const Distinct> make_distinct() {
  auto numbers = std::make_unique<Distinct>();
  for (std::size_t i = 0; i < kShapeCount; ++i) number_configurations(kShapes[i], numbers->data() + kOffsets.all[i]);
  return numbers;
}

}  // namespace

const Distinct& distinct_of() {
  static const auto distinct = make_distinct();
  return *distinct;
}

PatternWeights::PatternWeights(const StoredWeights& stored) : base_(stored.base), stages_(stored.stages.size()) {
  const Distinct& distinct = distinct_of();
  for (std::size_t stage = 0; stage < stages_.size(); ++stage) {
    for (std::size_t shape = 0; shape < kShapeCount; ++shape) {
      const std::int16_t* weights = stored.stages[stage].data() + kOffsets.distinct[shape];
      for (std::size_t i = kOffsets.all[shape]; i < kOffsets.all[shape + 1]; ++i) {
        stages_[stage][i] = weights[distinct[i]];
      }
    }
  }
}

const PatternWeights& builtin_weights() {
  static const PatternWeights weights(read_weights(builtin_weights_file()).value());
  return weights;
}

}  // namespace ariadne::reversi
