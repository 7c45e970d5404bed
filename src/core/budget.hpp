#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>

namespace ariadne {

// How much a search may spend; 0 means without limit.
struct Limits {
  static constexpr std::uint64_t kUsualMemory = std::uint64_t{4} << 30;

  std::uint64_t nodes = 0;
  std::chrono::milliseconds time{0};
  std::uint64_t memory = kUsualMemory;  // bytes, for searches that keep what they saw

  bool none() const { return nodes == 0 && time.count() == 0; }  // memory limits every search
  bool operator==(const Limits&) const = default;
};

// Why a search ended before it was done.
enum class StopReason : std::uint8_t { none, nodes, time, memory, interrupted };

constexpr std::string_view name_of(StopReason reason) {
  constexpr std::array<std::string_view, 5> kNames = {"", "nodes", "time", "memory", "interrupted"};
  return kNames[static_cast<std::size_t>(reason)];
}

// Counts the nodes of a search and what it holds in memory, and tells it when to stop: limits reached, or somebody
// asked.
class Budget {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Budget(const Limits& limits = {}, const std::atomic<bool>* stop = nullptr)
      : limits_(limits), stop_(stop), next_look_(first_look(limits)) {}

  // Counts a generated successor. One comparison in the usual case.
  void count_node() {
    if (++nodes_ >= next_look_) look();
  }
  // Looks at the clock and the stop flag: for work that has no nodes to count.
  void look() {
    if (limits_.nodes != 0 && nodes_ >= limits_.nodes) stop_for(StopReason::nodes);
    if (limits_.time.count() != 0 && elapsed() >= limits_.time) stop_for(StopReason::time);
    if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) stop_for(StopReason::interrupted);
    next_look_ = nodes_ + kStride;
    if (limits_.nodes > nodes_) next_look_ = std::min(next_look_, limits_.nodes);
  }
  // For steps that are no nodes and much quicker than those: they only see to it that the clock is looked at.
  void count_steps(std::uint64_t steps) {
    steps_ += steps;
    if (steps_ < kStepsToLook) return;
    steps_ = 0;
    look();
  }

  // Before memory is taken. False: it would be too much, and the budget is spent.
  bool claim(std::size_t bytes) {
    if (bytes > memory_limit() - std::min(held_, memory_limit())) return stop_for(StopReason::memory), false;
    held_ += bytes;
    return true;
  }
  void release(std::size_t bytes) { held_ -= bytes; }
  std::size_t memory_limit() const {
    return limits_.memory == 0 ? std::numeric_limits<std::size_t>::max() : limits_.memory;
  }

  bool spent() const { return stopped_ != StopReason::none; }
  StopReason stopped() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_; }
  Clock::duration elapsed() const { return Clock::now() - start_; }

 private:
  // Clock and stop flag are looked at once in so many nodes or steps; the limits on nodes and memory are exact.
  static constexpr std::uint64_t kStride = 4096, kStepsToLook = 16 * kStride;

  static std::uint64_t first_look(const Limits& limits) {
    return limits.nodes == 0 ? kStride : std::min(limits.nodes, kStride);
  }
  // The first reason counts.
  void stop_for(StopReason reason) {
    if (!spent()) stopped_ = reason;
  }

  Limits limits_;
  const std::atomic<bool>* stop_;
  std::uint64_t nodes_ = 0, steps_ = 0;
  std::uint64_t next_look_;
  std::size_t held_ = 0;
  Clock::time_point start_ = Clock::now();
  StopReason stopped_ = StopReason::none;
};

}  // namespace ariadne
