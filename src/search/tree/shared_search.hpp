#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <utility>
#include <vector>

#include "search/tree/moves_in_progress.hpp"
#include "search/tree/window.hpp"

namespace ariadne {

// What the threads of one search tell each other. One of them leads: it announces to which depth, in which window and
// in which order it searches the root, and the others join in. What they find reaches it through the table.
template <class Move, class Value>
class SharedSearch {
 public:
  struct Task {
    int depth = 1;
    Window<Value> window;
    std::vector<Move> order;
    int number = 0;  // from 1 as they are announced; 0: before the first
  };

  explicit SharedSearch(Task first) : task_(std::move(first)) {}

  void announce(Task task) {
    const std::scoped_lock lock(mutex_);
    task.number = announced() + 1;
    task_ = std::move(task);
    announced_.store(task_.number, std::memory_order_relaxed);
    changed_.notify_all();
  }
  Task task() const {
    const std::scoped_lock lock(mutex_);
    return task_;
  }
  // Waits for another one to be announced, but not for long.
  void wait_after(const Task& task) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, std::chrono::microseconds(200), [&] { return is_over(task); });
  }
  // Another one was announced since.
  bool is_over(const Task& task) const { return task.number != announced(); }
  MovesInProgress& in_progress() { return in_progress_; }

 private:
  int announced() const { return announced_.load(std::memory_order_relaxed); }

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  Task task_;
  std::atomic<int> announced_ = 0;
  MovesInProgress in_progress_;
};

}  // namespace ariadne
