#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "core/control.hpp"
#include "core/limits.hpp"

namespace ariadne {

// One thread's share of a search: it counts the nodes, claims memory, and says when to stop.
//
// Ownership: Budget(limits, stop) is a search by itself and owns its Control. Budget(control) is one thread of a search
// whose Control belongs to the caller and outlives the Budget.
// Threads: a Budget belongs to the thread that searches. To stop it from another, use the Control or the outside flag:
// it is seen at the next check.
// Limits: the one on memory is exact. The one on nodes is exact for a single Budget; of several on one Control each may
// go on for up to kStride nodes before it sees what the others did.
//
// Once spent it stays spent: kernels return quickly, with meaningless values. nodes() keeps counting regardless.
class Budget {
 public:
  // The clock and the stop flags are checked once per this many nodes, and more often while nodes take long, such as
  // those that are the first to touch a large table.
  static constexpr std::uint64_t kStride = 4096;

  explicit Budget(const Limits& limits = {}, const std::atomic<bool>* stop = nullptr)
      : own_(std::in_place, limits, stop), control_(&*own_), next_look_(following_look()) {}
  explicit Budget(Control& control) : control_(&control), next_look_(following_look()), stopped_(control.stopped()) {}
  Budget(const Budget&) = delete;
  Budget& operator=(const Budget&) = delete;
  ~Budget() { flush(); }

  // Counts a generated successor. Nearly always one comparison, and nothing that other threads could see.
  void count_node() {
    if (++nodes_ >= next_look_) look();
  }
  // The same for several, counted by whoever made them, which are at most nodes_left().
  std::uint64_t nodes_left() const {
    const std::uint64_t left = control_->nodes_left();
    return left - std::min(left, nodes_ - flushed_);
  }
  void count_nodes(std::uint64_t nodes) {
    nodes_ += nodes;
    if (nodes_ >= next_look_) look();
  }
  // Adds to the Control what was counted, and checks whether to stop. Called directly by work without nodes to count.
  // Called rarely, so it is kept out of the loops that count nodes.
  [[gnu::noinline]] void look() {
    flush();
    if (!spent()) stopped_ = control_->look();
    adapt_stride();
    next_look_ = following_look();
    if (at_looks_) at_looks_();
  }
  // Called at each look, many times a second: a search that takes long can report its progress.
  void at_looks(std::function<void()> call) { at_looks_ = std::move(call); }
  // For steps that are much quicker than nodes: they only make sure that the clock is checked.
  void count_steps(std::uint64_t steps) {
    steps_ += steps;
    if (steps_ < kStepsToLook) return;
    steps_ = 0;
    look();
  }

  // To be called before memory is taken. False: it would be too much, and the budget is spent.
  bool claim(std::size_t bytes) {
    if (control_->claim(bytes)) return true;
    stopped_ = control_->stopped();
    return false;
  }
  void release(std::size_t bytes) { control_->release(bytes); }
  // What the threads of this search share.
  Control& control() { return *control_; }
  // This thread is to stop: what it does is no longer needed. The others go on.
  void leave() {
    if (!spent()) stopped_ = StopReason::interrupted;
  }
  // All of them are to stop.
  void stop(StopReason reason) {
    control_->stop(reason);
    stopped_ = control_->stopped();
  }
  std::size_t held() const { return control_->held(); }  // of all threads
  std::size_t memory_limit() const { return control_->memory_limit(); }

  // Whether a search that deepens may begin another depth.
  bool allows_new_depth() const { return !spent() && control_->before_soft_deadline(); }
  bool spent() const { return stopped_ != StopReason::none; }
  StopReason stopped() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_; }                                  // of this thread
  std::uint64_t nodes_of_others() const { return control_->nodes() - flushed_; }  // as far as they were added
  Control::Clock::duration elapsed() const { return control_->elapsed(); }

 private:
  static constexpr std::uint64_t kStepsToLook = 16 * kStride, kLeastStride = 4;
  static constexpr auto kLongBetweenLooks = std::chrono::milliseconds(1);

  void flush() {
    control_->add_nodes(nodes_ - flushed_);
    flushed_ = nodes_;
  }
  std::uint64_t following_look() const {
    const std::uint64_t left = control_->nodes_left();
    return nodes_ + (left == 0 ? stride_ : std::min(stride_, left));
  }
  // After one late look, looks are soon about a millisecond apart.
  void adapt_stride() {
    const auto now = control_->elapsed();
    const bool was_slow = now - last_look_ > kLongBetweenLooks;
    stride_ = was_slow ? std::max(stride_ / 4, kLeastStride) : std::min(2 * stride_, kStride);
    last_look_ = now;
  }

  std::optional<Control> own_;
  Control* control_;
  std::uint64_t nodes_ = 0, flushed_ = 0, steps_ = 0;
  std::uint64_t stride_ = kLeastStride;
  Control::Clock::duration last_look_ = control_->elapsed();
  std::uint64_t next_look_;
  StopReason stopped_ = StopReason::none;
  std::function<void()> at_looks_;
};

}  // namespace ariadne
