#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <vector>

namespace ariadne::reversi {

// A node whose moves several threads search together. The first move is searched before, by one: only if it does not
// cut off are the others worth the trouble.
class SharedNode {
 public:
  explicit SharedNode(const SharedNode* parent) : parent_(parent) {}
  SharedNode(const SharedNode&) = delete;
  SharedNode& operator=(const SharedNode&) = delete;
  virtual ~SharedNode() = default;

  // Nobody needs what is found below this node any more.
  bool is_cut() const {
    for (const SharedNode* node = this; node != nullptr; node = node->parent_) {
      if (node->cut_.load(std::memory_order_relaxed)) return true;
    }
    return false;
  }
  bool is_below(const SharedNode* other) const {
    for (const SharedNode* node = this; node != nullptr; node = node->parent_) {
      if (node == other) return true;
    }
    return false;
  }
  void cut() { cut_.store(true, std::memory_order_relaxed); }

 private:
  friend class Crew;

  const SharedNode* const parent_;
  std::atomic<bool> cut_ = false;
  int workers_ = 0;       // beside its owner; guarded by the crew
  bool has_work_ = true;  // moves that nobody has begun; guarded by the crew
};

// Which threads of a search have nothing to do, and where there is something for them.
class Crew {
 public:
  bool has_idle() const { return idle_.load(std::memory_order_relaxed) > 0; }

  // The nodes begin and end in the thread that owns them.
  void open(SharedNode& node) {
    const std::lock_guard lock(mutex_);
    open_.push_back(&node);
    wake_.notify_all();
  }
  // No move of the node is left to begin.
  void nothing_left(SharedNode& node) {
    const std::lock_guard lock(mutex_);
    node.has_work_ = false;
  }
  // Helps the others of the node's workers until all of them are done, and closes it.
  template <class Help>
  void close(SharedNode& node, const Help& help) {
    std::unique_lock lock(mutex_);
    node.has_work_ = false;
    std::erase(open_, &node);
    while (node.workers_ > 0) wait_or_help(lock, help, &node, [&] { return node.workers_ == 0; });
  }
  // What a helper does all the time.
  template <class Help>
  void serve(const Help& help) {
    std::unique_lock lock(mutex_);
    while (!done_) wait_or_help(lock, help, nullptr, [&] { return done_; });
  }
  void dismiss() {
    const std::lock_guard lock(mutex_);
    done_ = true;
    wake_.notify_all();
  }

 private:
  // One that is below `above`, or any: the first has most to do.
  SharedNode* work_below(const SharedNode* above) {
    for (SharedNode* node : open_) {
      if (node->has_work_ && (above == nullptr || node->is_below(above))) return node;
    }
    return nullptr;
  }
  template <class Help, class Done>
  void wait_or_help(std::unique_lock<std::mutex>& lock, const Help& help, const SharedNode* above, const Done& done) {
    SharedNode* node = nullptr;
    idle_.fetch_add(1, std::memory_order_relaxed);
    wake_.wait(lock, [&] { return done() || (node = work_below(above)) != nullptr; });
    idle_.fetch_sub(1, std::memory_order_relaxed);
    if (node == nullptr) return;
    ++node->workers_;
    lock.unlock();
    help(*node);
    lock.lock();
    if (--node->workers_ == 0) wake_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<SharedNode*> open_;
  std::atomic<int> idle_ = 0;
  bool done_ = false;
};

}  // namespace ariadne::reversi
