#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "core/budget.hpp"

namespace ariadne {

// Containers that ask the budget before they grow. While one grows, its old and its new storage are both in memory, so
// both are counted. An item for which there is no memory is not stored: the budget is spent, and the search ends.

template <class T>
class MeteredVector {
 public:
  explicit MeteredVector(Budget& budget) : budget_(&budget) {}
  MeteredVector(MeteredVector&& other) noexcept
      : budget_(other.budget_), items_(std::exchange(other.items_, {})), room_(std::exchange(other.room_, 0)) {}
  MeteredVector& operator=(MeteredVector&& other) noexcept {
    std::swap(budget_, other.budget_);
    std::swap(items_, other.items_);
    std::swap(room_, other.room_);
    return *this;
  }
  MeteredVector(const MeteredVector&) = delete;
  MeteredVector& operator=(const MeteredVector&) = delete;
  ~MeteredVector() { budget_->release(bytes()); }

  // Whether there is room for one more item, growing if need be.
  bool make_room() { return items_.size() < room_ || grow(); }
  bool push(const T& item) {
    if (!make_room()) return false;
    items_.push_back(item);
    return true;
  }
  // Makes it `size` copies of the item.
  bool assign(std::size_t size, const T& item) {
    if (size > room_ && !grow_to(size)) return false;
    items_.assign(size, item);
    return true;
  }
  void pop_back() { items_.pop_back(); }
  void clear() { items_.clear(); }
  void truncate(std::size_t size) { items_.resize(size); }
  // Gives back what is not in use.
  void shrink() {
    const std::size_t before = bytes();
    items_.shrink_to_fit();
    room_ = items_.capacity();
    budget_->release(before - bytes());
  }

  std::size_t size() const { return items_.size(); }
  bool empty() const { return items_.empty(); }
  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  T& back() { return items_.back(); }
  const T& front() const { return items_.front(); }
  auto begin() { return items_.begin(); }
  auto begin() const { return items_.begin(); }
  auto end() { return items_.end(); }
  auto end() const { return items_.end(); }

 private:
  static constexpr std::size_t kFirst = 16;
  static constexpr std::size_t kMaxItems = std::numeric_limits<std::uint32_t>::max();  // they are numbered

  std::size_t bytes() const { return room_ * sizeof(T); }
  bool grow() { return grow_to(std::max(kFirst, room_ * 2)); }
  bool grow_to(std::size_t size) {
    const std::size_t before = bytes();
    if (!budget_->claim(size > kMaxItems ? budget_->memory_limit() : size * sizeof(T))) return false;
    items_.reserve(size);
    room_ = items_.capacity();
    budget_->release(before);
    return true;
  }

  Budget* budget_;
  std::vector<T> items_;
  std::size_t room_ = 0;  // its capacity
};

// A tsl::robin_set or tsl::robin_map.
template <class Table>
class MeteredTable {
 public:
  template <class Hash>
  MeteredTable(Budget& budget, const Hash& hash) : budget_(&budget), table_(0, hash) {}
  MeteredTable(const MeteredTable&) = delete;
  MeteredTable& operator=(const MeteredTable&) = delete;
  ~MeteredTable() { budget_->release(claimed_); }

  // Whether there is room for one more item, growing if need be. To be called before anything is put into the table.
  bool make_room() { return table_.size() < max_size_ || grow(); }
  Table& operator*() { return table_; }
  const Table& operator*() const { return table_; }
  Table* operator->() { return &table_; }
  const Table* operator->() const { return &table_; }

 private:
  static constexpr std::size_t kFirst = 16;
  // What the table keeps per bucket: the distance from where its value belongs, and the value.
  struct Place {
    std::int32_t distance;
    alignas(typename Table::value_type) std::byte value[sizeof(typename Table::value_type)];
  };

  bool grow() {
    const std::size_t places = std::max(kFirst, table_.bucket_count() * 2);
    if (!budget_->claim(places * sizeof(Place))) return false;
    table_.rehash(places);
    budget_->release(std::exchange(claimed_, places * sizeof(Place)));
    max_size_ = static_cast<std::size_t>(static_cast<float>(places) * table_.max_load_factor());
    return true;
  }

  Budget* budget_;
  Table table_;
  std::size_t max_size_ = 0;  // items that fit before it grows again
  std::size_t claimed_ = 0;
};

}  // namespace ariadne
