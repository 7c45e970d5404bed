#pragma once

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
  };

  explicit SharedSearch(Task first) : task_(std::move(first)) {}

  void announce(Task task) {
    const std::scoped_lock lock(mutex_);
    task_ = std::move(task);
  }
  Task task() const {
    const std::scoped_lock lock(mutex_);
    return task_;
  }
  MovesInProgress& in_progress() { return in_progress_; }

 private:
  mutable std::mutex mutex_;
  Task task_;
  MovesInProgress in_progress_;
};

}  // namespace ariadne
