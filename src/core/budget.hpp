#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>

namespace ariadne {

// How much a search may spend; 0 means without limit.
struct Limits {
  std::uint64_t nodes = 0;
  std::chrono::milliseconds time{0};
  std::uint64_t memory = 0;  // bytes, 0: the default

  bool none() const { return nodes == 0 && time.count() == 0; }
  bool operator==(const Limits&) const = default;
};

// Counts the nodes of a search and tells it when to stop: limits reached, or somebody asked.
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
    const bool nodes_done = limits_.nodes != 0 && nodes_ >= limits_.nodes;
    const bool time_done = limits_.time.count() != 0 && elapsed() >= limits_.time;
    const bool stopped = stop_ != nullptr && stop_->load(std::memory_order_relaxed);
    spent_ = spent_ || nodes_done || time_done || stopped;
    next_look_ = nodes_ + kStride;
    if (limits_.nodes > nodes_) next_look_ = std::min(next_look_, limits_.nodes);
  }
  bool spent() const { return spent_; }
  std::uint64_t nodes() const { return nodes_; }
  Clock::duration elapsed() const { return Clock::now() - start_; }

 private:
  // Clock and stop flag are looked at once in so many nodes; the node limit is exact.
  static constexpr std::uint64_t kStride = 4096;

  static std::uint64_t first_look(const Limits& limits) {
    return limits.nodes == 0 ? kStride : std::min(limits.nodes, kStride);
  }

  Limits limits_;
  const std::atomic<bool>* stop_;
  std::uint64_t nodes_ = 0;
  std::uint64_t next_look_;
  Clock::time_point start_ = Clock::now();
  bool spent_ = false;
};

}  // namespace ariadne
