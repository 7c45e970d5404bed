#include <algorithm>

#include "games/reversi/patterns/weights_file.hpp"
#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {
namespace {

bool reads(std::string_view bytes) {
  const auto weights = reversi::read_weights(bytes);
  if (!weights) {
    promise_explained(weights.error());
    return false;
  }
  promise(reversi::write_weights(*weights) == bytes, "weights are written as they were read");
  return true;
}

// The numbers, and zeros for all that are missing.
std::string completed(std::string_view numbers) {
  const reversi::StoredWeights weights;
  const std::size_t all = weights.base.size() + weights.stages.size() * reversi::kDistinctConfigurations;
  const auto last_bytes = std::ranges::count_if(numbers, [](char byte) { return (byte & 0x80) == 0; });
  const auto there = std::min(all, static_cast<std::size_t>(last_bytes));
  return std::string(numbers).append(all - there, '\0');
}

}  // namespace

// No fuzzer finds a right checksum, so numbers get one.
bool weights(std::string_view bytes) { return reads(bytes) || reads(reversi::weights_file(completed(bytes))); }

}  // namespace ariadne::fuzz
