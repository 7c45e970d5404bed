#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "core/limits.hpp"

namespace ariadne {

// What the threads of one search share: how much was spent, and whether to stop.
//
// Ownership: whoever starts a search makes one Control for it, and it outlives every Budget on it. The outside flag
// belongs to the caller and outlives the Control. Its clock starts when it is made.
// Threads: any thread may call anything at any time. Nothing here is meant for every node: each thread counts in a
// Budget of its own, which comes here once in a few thousand nodes.
// Stopping: the first reason stays. A stop is final and only says that the search should end: what was found before
// is valid, unfinished work is to be discarded, and memory that was claimed is still held until it is released.
class Control {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Control(const Limits& limits = {}, const std::atomic<bool>* outside_stop = nullptr)
      : limits_(limits), outside_stop_(outside_stop) {}
  Control(const Control&) = delete;
  Control& operator=(const Control&) = delete;

  void stop(StopReason reason = StopReason::interrupted) {
    auto none = StopReason::none;
    stopped_.compare_exchange_strong(none, reason, std::memory_order_relaxed);
  }
  StopReason stopped() const { return stopped_.load(std::memory_order_relaxed); }

  // Checks the limits, the clock and the outside flag; returns stopped().
  StopReason look() {
    if (limits_.nodes != 0 && nodes() >= limits_.nodes) stop(StopReason::nodes);
    if (limits_.time.count() != 0 && elapsed() >= limits_.time) stop(StopReason::time);
    if (outside_stop_ != nullptr && outside_stop_->load(std::memory_order_relaxed)) stop(StopReason::interrupted);
    return stopped();
  }
  // After the soft deadline no new depth is begun.
  bool before_soft_deadline() const { return limits_.soft_time.count() == 0 || elapsed() < limits_.soft_time; }

  // Of all threads together, as far as they were added.
  std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
  void add_nodes(std::uint64_t nodes) { nodes_.fetch_add(nodes, std::memory_order_relaxed); }
  std::uint64_t nodes_left() const {
    if (limits_.nodes == 0) return std::numeric_limits<std::uint64_t>::max();
    return limits_.nodes - std::min(nodes(), limits_.nodes);
  }

  // To be called before memory is taken. False: it would be too much, nothing is claimed, and the search stops.
  bool claim(std::size_t bytes) {
    std::size_t before = held();
    do {
      if (bytes > memory_limit() - std::min(before, memory_limit())) return stop(StopReason::memory), false;
    } while (!held_.compare_exchange_weak(before, before + bytes, std::memory_order_relaxed));
    return true;
  }
  void release(std::size_t bytes) { held_.fetch_sub(bytes, std::memory_order_relaxed); }
  std::size_t held() const { return held_.load(std::memory_order_relaxed); }  // claimed and not released
  std::size_t memory_limit() const {
    return limits_.memory == 0 ? std::numeric_limits<std::size_t>::max() : limits_.memory;
  }

  Clock::duration elapsed() const { return Clock::now() - start_; }

 private:
  const Limits limits_;
  const std::atomic<bool>* const outside_stop_;
  const Clock::time_point start_ = Clock::now();
  std::atomic<std::uint64_t> nodes_ = 0;
  std::atomic<std::size_t> held_ = 0;
  std::atomic<StopReason> stopped_ = StopReason::none;
};

}  // namespace ariadne
