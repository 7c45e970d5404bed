#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ariadne {

// The bytes that a search, a solution of a board or a count may take: by default, and at most. The maximum is
// also what the solver of boards can address: 2^32 numbers of 32 bits.
inline constexpr std::uint64_t kDefaultMemory = std::uint64_t{4} << 30;
inline constexpr std::uint64_t kMaxMemory = std::uint64_t{16} << 30;

// How much a search may spend; 0 means no limit.
struct Limits {
  std::uint64_t nodes = 0;
  std::chrono::milliseconds time{0};       // the search stops at once
  std::uint64_t memory = kDefaultMemory;   // bytes, for everything that a search remembers
  std::chrono::milliseconds soft_time{0};  // after it no new depth is begun; the current one is finished

  // Without a limit on nodes or time a depth has to be chosen. Memory limits every search.
  bool none() const { return nodes == 0 && time.count() == 0 && soft_time.count() == 0; }
  bool operator==(const Limits&) const = default;
};

// Both limits hold.
constexpr Limits tighter(const Limits& a, const Limits& b) {
  const auto least = [](auto x, auto y) { return x == decltype(x){} ? y : y == decltype(y){} ? x : std::min(x, y); };
  return {least(a.nodes, b.nodes), least(a.time, b.time), least(a.memory, b.memory), least(a.soft_time, b.soft_time)};
}

// The bytes that somebody gets who asks for so many. The default limit is for those who do not ask, and gives way; a
// limit that differs from it holds.
constexpr std::uint64_t memory_granted(const Limits& limits, std::uint64_t asked) {
  const bool is_set = limits.memory != 0 && limits.memory != kDefaultMemory;
  return is_set ? std::min(limits.memory, asked) : asked;
}

// Why a search ended before it was done.
enum class StopReason : std::uint8_t { none, nodes, time, memory, interrupted };

constexpr std::string_view name_of(StopReason reason) {
  constexpr std::array<std::string_view, 5> kNames = {"", "nodes", "time", "memory", "interrupted"};
  return kNames[static_cast<std::size_t>(reason)];
}

}  // namespace ariadne
