#pragma once

#include <cassert>
#include <cstddef>
#include <type_traits>

namespace ariadne {

// Up to Capacity moves without heap allocation, since one is made at every node of a search.
template <class Move, std::size_t Capacity>
class MoveList {
  static_assert(std::is_trivially_copyable_v<Move>);

 public:
  MoveList() {}  // leaves the items unset, which is the point

  void push_back(Move move) {
    assert(size_ < Capacity);
    items_[size_++] = move;
  }

  const Move* begin() const { return items_; }
  const Move* end() const { return items_ + size_; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move operator[](std::size_t i) const { return items_[i]; }

 private:
  std::size_t size_ = 0;
  union {
    Move items_[Capacity];
  };
};

}  // namespace ariadne
