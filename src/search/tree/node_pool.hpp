#pragma once

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <type_traits>

#include "core/budget.hpp"

namespace ariadne {

// A fixed number of nodes for a tree that grows while it is searched. Nodes are numbered from 1, and 0 is none.
//
// Threads: several may take nodes at the same time, without locks. Everything else belongs to one thread at a time:
// nodes are given back between searches only.
template <class Node>
class NodePool {
  static_assert(std::is_trivially_destructible_v<Node>);

 public:
  using Number = std::uint32_t;

  // It takes at most `bytes`, and only when the first search begins.
  explicit NodePool(std::size_t bytes) : size_(std::max<std::size_t>(1, bytes / kBytesPerNode)) {}

  std::size_t size() const { return size_; }
  std::size_t bytes() const { return size_ * kBytesPerNode; }
  static constexpr std::size_t kBytesPerNode = sizeof(Node) + sizeof(Number);

  // A search begins, which may use the nodes of earlier ones. If there is no memory the budget is spent, and the pool
  // must not be used.
  void begin_search(Budget& budget) {
    if (!budget.claim(bytes())) return;
    if (!nodes_ && !allocate()) return budget.stop(StopReason::memory);
  }

  Node& operator[](Number number) const {
    assert(number != 0 && number <= size_);
    return nodes_.get()[number - 1];
  }
  // Whether `count` nodes are left; if so they are kept for whoever asked, to be taken or released.
  bool reserve(std::int64_t count) {
    if (room_.fetch_sub(count, std::memory_order_relaxed) >= count) return true;
    release(count);
    return false;
  }
  void release(std::int64_t count) { room_.fetch_add(count, std::memory_order_relaxed); }
  // One of those that were reserved.
  Number take() {
    const std::int64_t left = returned_.fetch_sub(1, std::memory_order_relaxed);
    const Number number =
        left > 0 ? free_.get()[left - 1] : static_cast<Number>(fresh_.fetch_add(1, std::memory_order_relaxed) + 1);
    assert(number <= size_);
    new (&nodes_.get()[number - 1]) Node();
    return number;
  }
  std::size_t used() const { return size_ - static_cast<std::size_t>(room_.load(std::memory_order_relaxed)); }

  void give_back_all() {
    fresh_ = 0;
    returned_ = 0;
    room_ = static_cast<std::int64_t>(size_);
  }
  // Gives back this node and all that `for_each_child(node, visit)` leads to. What is given back is also the list of
  // those whose children are still to be visited, so it takes no memory.
  template <class ForEachChild>
  void give_back(Number root, const ForEachChild& for_each_child) {
    const std::int64_t begin = std::max<std::int64_t>(returned_, 0);
    std::int64_t end = begin;
    free_.get()[end++] = root;
    for (std::int64_t i = begin; i < end; ++i) {
      for_each_child((*this)[free_.get()[i]], [&](Number child) { free_.get()[end++] = child; });
    }
    returned_ = end;
    release(end - begin);
  }

 private:
  struct Free {
    void operator()(void* memory) const { std::free(memory); }
  };
  template <class T>
  using Block = std::unique_ptr<T, Free>;

  // Memory that is never written to is never taken from the system.
  bool allocate() {
    nodes_.reset(static_cast<Node*>(std::aligned_alloc(alignof(Node), size_ * sizeof(Node))));
    free_.reset(static_cast<Number*>(std::malloc(size_ * sizeof(Number))));
    return nodes_ && free_;
  }

  std::size_t size_;
  Block<Node> nodes_;
  Block<Number> free_;                      // those that were given back
  std::atomic<std::int64_t> returned_ = 0;  // how many of them are left; below 0: none
  std::atomic<std::size_t> fresh_ = 0;      // how many were taken that had never been used before
  std::atomic<std::int64_t> room_ = static_cast<std::int64_t>(size_);  // nodes that are neither taken nor reserved
};

}  // namespace ariadne
