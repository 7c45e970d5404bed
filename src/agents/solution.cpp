#include "agents/solution.hpp"

#include <algorithm>

#include "core/byte_size.hpp"

namespace ariadne {

std::string perfect_word(std::uint64_t memory) {
  const std::uint64_t mebibytes = std::max<std::uint64_t>(memory >> 20, 1);
  return std::string(kPerfect) + ":memory=" + std::to_string(mebibytes);
}

Result<> check_memory(const SolutionNeed& need, std::uint64_t allowed) {
  if (need.bytes <= allowed) return {};
  return failure("this board has " + std::to_string(need.states) + " states and takes about " +
                     byte_size_text(need.bytes) + " to solve, more than the " + byte_size_text(allowed) + " allowed",
                 "Allow more memory, or take a smaller board.");
}

}  // namespace ariadne
