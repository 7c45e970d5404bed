#include "games/reversi/patterns/weights.hpp"

#include <atomic>
#include <cassert>
#include <memory>

#include "games/reversi/patterns/weights_file.hpp"

namespace ariadne::reversi {
namespace {

std::atomic<bool> builtin_are_read = false;

using Distinct = std::array<std::uint16_t, kConfigurations>;

// The mirror image of each configuration: with one square after the other, each of its three contents.
std::vector<std::uint32_t> mirror_images(const Shape& shape) {
  const Shape mirror = mirror_of(shape);
  std::vector<std::uint32_t> images = {0};
  images.reserve(configurations_of(shape));
  for (std::size_t square = 0; square < mirror.size; ++square) {
    const std::size_t without = images.size();
    const std::uint32_t content = power_of_three(mirror.squares[square]);
    for (std::size_t i = 0; i < 2 * without; ++i) images.push_back(images[i] + content);
  }
  return images;
}

// Numbers the configurations of a shape; one whose mirror image has a number gets the same.
void number_configurations(const Shape& shape, std::uint16_t* numbers) {
  const std::vector<std::uint32_t> images = mirror_images(shape);
  std::uint16_t next = 0;
  for (std::uint32_t i = 0; i < images.size(); ++i) numbers[i] = images[i] < i ? numbers[images[i]] : next++;
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
  static const PatternWeights weights = [] {
    PatternWeights read(read_weights(builtin_weights_file()).value());
    builtin_are_read = true;
    return read;
  }();
  return weights;
}

bool builtin_weights_are_read() { return builtin_are_read; }

}  // namespace ariadne::reversi
