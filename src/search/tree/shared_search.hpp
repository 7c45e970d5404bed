#pragma once

#include <atomic>
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
    int number = 0;  // of all that were announced
  };

  explicit SharedSearch(Task first) : task_(std::move(first)) {}

  void announce(Task task) {
    const std::scoped_lock lock(mutex_);
    task.number = announced() + 1;
    task_ = std::move(task);
    announced_.store(task_.number, std::memory_order_relaxed);
  }
  Task task() const {
    const std::scoped_lock lock(mutex_);
    return task_;
  }
  // Another one was announced since.
  bool is_over(const Task& task) const { return task.number != announced(); }
  MovesInProgress& in_progress() { return in_progress_; }

 private:
  int announced() const { return announced_.load(std::memory_order_relaxed); }

  mutable std::mutex mutex_;
  Task task_;
  std::atomic<int> announced_ = 0;
  MovesInProgress in_progress_;
};

}  // namespace ariadne
