#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/limits.hpp"
#include "core/result.hpp"

namespace ariadne {

// What it takes to solve a board.
struct SolutionNeed {
  std::uint64_t states = 0;
  std::uint64_t bytes = 0;  // at the peak
};

// How a solution is asked for.
struct SolveOrder {
  Limits limits;
  const std::atomic<bool>* stop = nullptr;
  std::function<void(double)> progress = [](double) {};  // called with the fraction of the work done
};

// What is known once a board is solved: how many of its states are won with perfect play, and how the given position
// would end if there were no limit on the moves.
struct Solution {
  SolutionNeed need;
  std::uint64_t first = 0, second = 0, neither = 0;  // by the team that wins
  int longest = 0;                                   // moves to the win that is furthest away
  std::uint64_t nodes = 0;
  std::chrono::nanoseconds time{0};
  int sign = 0;   // +1 the first team wins from the given position, -1 the second, 0: neither can force it
  int moves = 0;  // until then
  std::optional<int> moves_left;  // of the given position, where there is a limit: longer wins are draws there
};

// The agent that plays by solutions, and its spec with this much memory.
inline constexpr std::string_view kPerfect = "perfect";
std::string perfect_spec(std::uint64_t memory);

// The MiB that are enough to solve it; nothing if that is more than kMaxMemory.
std::optional<std::uint64_t> enough_mebibytes(const SolutionNeed& need);

// An error that says what is needed, if it is more than is allowed.
Result<> check_memory(const SolutionNeed& need, std::uint64_t allowed);

}  // namespace ariadne
