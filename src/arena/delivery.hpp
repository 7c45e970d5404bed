#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <map>
#include <mutex>

namespace ariadne {

// Passes items that several threads finish to a sink, in order and one at a time. Once the sink returns false it gets
// no more.
template <class Item>
class Delivery {
 public:
  explicit Delivery(std::function<bool(Item)> sink) : sink_(std::move(sink)) {}

  bool wanted() const { return wanted_.load(std::memory_order_relaxed); }
  void add(std::size_t turn, Item item) {
    const std::lock_guard lock(mutex_);
    waiting_.emplace(turn, std::move(item));
    while (!waiting_.empty() && waiting_.begin()->first == next_) {
      hand_on();
      ++next_;
    }
  }
  // Passes on the items that still wait for an earlier one.
  void flush() {
    const std::lock_guard lock(mutex_);
    while (!waiting_.empty()) hand_on();
  }

 private:
  void hand_on() {
    Item item = std::move(waiting_.begin()->second);
    waiting_.erase(waiting_.begin());
    if (wanted() && !sink_(std::move(item))) wanted_ = false;
  }

  std::function<bool(Item)> sink_;
  std::mutex mutex_;
  std::map<std::size_t, Item> waiting_;
  std::size_t next_ = 0;
  std::atomic<bool> wanted_ = true;
};

}  // namespace ariadne
