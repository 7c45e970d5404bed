#include "agents/solution.hpp"

#include "core/byte_size.hpp"

namespace ariadne {

Result<> check_memory(const SolutionNeed& need, std::uint64_t allowed) {
  if (need.bytes <= allowed) return {};
  return failure("this board has " + std::to_string(need.states) + " states and takes about " +
                     byte_size_text(need.bytes) + " to solve, more than the " + byte_size_text(allowed) + " allowed",
                 "Allow more memory, or take a smaller board.");
}

}  // namespace ariadne
