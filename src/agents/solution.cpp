#include "agents/solution.hpp"

#include <algorithm>

#include "core/byte_size.hpp"

namespace ariadne {

std::string perfect_spec(std::uint64_t memory) {
  const std::uint64_t mebibytes = std::max<std::uint64_t>(memory >> 20, 1);
  return std::string(kPerfect) + ":memory=" + std::to_string(mebibytes);
}

// The estimate of the need is accurate to a percent.
std::optional<std::uint64_t> enough_mebibytes(const SolutionNeed& need) {
  const std::uint64_t mebibytes = (need.bytes >> 20) + 1 + (need.bytes >> 27);
  return mebibytes << 20 <= kMaxMemory ? std::optional(mebibytes) : std::nullopt;
}

Result<> check_memory(const SolutionNeed& need, std::uint64_t allowed) {
  if (need.bytes <= allowed) return {};
  return failure("this board has " + std::to_string(need.states) + " states and takes about " +
                     byte_size_text(need.bytes) + " to solve, more than the " + byte_size_text(allowed) + " allowed",
                 "Allow more memory, or " + std::string(need.smaller) + ".");
}

}  // namespace ariadne
