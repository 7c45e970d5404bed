#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>

#include "search/metered.hpp"

namespace ariadne {

// The number of a search node. What waits to be expanded is kept as such numbers.
using NodeNumber = std::uint32_t;
inline constexpr NodeNumber kNoNode = std::numeric_limits<NodeNumber>::max();

// Frontiers: push(priority, node), pop(), size(). They differ only in what comes out next. If the budget has no memory
// for what is pushed, it is spent and the entry is left out.

// The last one in: depth-first.
class StackFrontier {
 public:
  explicit StackFrontier(Budget& budget) : nodes_(budget) {}

  template <class Priority>
  void push(Priority, NodeNumber node) {
    nodes_.push(node);
  }
  NodeNumber pop() {
    const NodeNumber node = nodes_.back();
    nodes_.pop_back();
    return node;
  }
  std::size_t size() const { return nodes_.size(); }

 private:
  MeteredVector<NodeNumber> nodes_;
};

// The first one in: breadth-first.
class QueueFrontier {
 public:
  explicit QueueFrontier(Budget& budget) : nodes_(budget) {}

  template <class Priority>
  void push(Priority, NodeNumber node) {
    nodes_.push(node);
  }
  NodeNumber pop() { return nodes_[next_++]; }
  std::size_t size() const { return nodes_.size() - next_; }

 private:
  MeteredVector<NodeNumber> nodes_;
  std::size_t next_ = 0;
};

// The least priority; of equals the first one in.
template <class Priority>
class HeapFrontier {
 public:
  explicit HeapFrontier(Budget& budget) : entries_(budget) {}

  void push(Priority priority, NodeNumber node) {
    if (!entries_.push({priority, pushed_++, node})) return;
    std::push_heap(entries_.begin(), entries_.end(), later);
  }
  NodeNumber pop() {
    std::pop_heap(entries_.begin(), entries_.end(), later);
    const NodeNumber node = entries_.back().node;
    entries_.pop_back();
    return node;
  }
  const Priority& least() const { return entries_.front().priority; }
  std::size_t size() const { return entries_.size(); }

 private:
  struct Entry {
    Priority priority;
    std::uint64_t order;
    NodeNumber node;
  };
  static bool later(const Entry& a, const Entry& b) {
    return a.priority != b.priority ? b.priority < a.priority : b.order < a.order;
  }

  MeteredVector<Entry> entries_;
  std::uint64_t pushed_ = 0;
};

// The same order for small whole priorities, without comparisons: a queue for each priority. A node is pushed once, so
// the queues are chains through one list.
class BucketFrontier {
 public:
  explicit BucketFrontier(Budget& budget) : next_(budget), buckets_(budget) {}

  void push(int priority, NodeNumber node) {
    assert(priority >= 0);
    const auto bucket = static_cast<std::size_t>(priority);
    if (!extend(buckets_, bucket) || !extend(next_, node)) return;
    Bucket& queue = buckets_[bucket];
    (queue.empty() ? queue.first : next_[queue.last]) = node;
    queue.last = node;
    least_ = std::min(least_, bucket);
    ++size_;
  }
  NodeNumber pop() {
    while (buckets_[least_].empty()) ++least_;
    --size_;
    Bucket& queue = buckets_[least_];
    return std::exchange(queue.first, queue.first == queue.last ? kNoNode : next_[queue.first]);
  }
  std::size_t size() const { return size_; }

 private:
  struct Bucket {
    NodeNumber first = kNoNode, last = kNoNode;
    bool empty() const { return first == kNoNode; }
  };

  // Makes room for this index; false: there is no memory.
  template <class T>
  static bool extend(MeteredVector<T>& list, std::size_t place) {
    while (list.size() <= place) {
      if (!list.push({})) return false;
    }
    return true;
  }

  MeteredVector<NodeNumber> next_;  // by node: the one that was pushed after it with the same priority
  MeteredVector<Bucket> buckets_;   // by priority
  std::size_t least_ = 0;
  std::size_t size_ = 0;
};

// The frontier for priorities of this type. An int is a count of steps; costs that may be large come as wider types.
template <class Priority>
struct BestFrontierOf {
  using type = HeapFrontier<Priority>;
};
template <>
struct BestFrontierOf<int> {
  using type = BucketFrontier;
};
template <class Priority>
using BestFrontier = typename BestFrontierOf<Priority>::type;

}  // namespace ariadne
