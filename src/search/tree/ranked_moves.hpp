#pragma once

#include <cassert>
#include <cstddef>
#include <span>
#include <type_traits>

namespace ariadne {

// The moves of a node, taken one by one: the highest rank first, those of equal rank in the order in which they were
// added. It lives on the stack of its node, so there is room for a fixed number.
template <class Move>
class RankedMoves {
  static_assert(std::is_trivially_copyable_v<Move>);

 public:
  struct Ranked {
    Move move;
    int rank;
  };
  static constexpr std::size_t kRoom = 256;

  RankedMoves() {}  // leaves the items unset, which is the point

  void add(Move move, int rank) {
    assert(size_ < kRoom);
    items_[size_++] = {move, rank};
  }
  bool empty() const { return taken_ == size_; }
  Ranked take_best() {
    std::size_t best = taken_;
    for (std::size_t i = taken_ + 1; i < size_; ++i) {
      if (items_[i].rank > items_[best].rank) best = i;
    }
    const Ranked ranked = items_[best];
    for (std::size_t i = best; i > taken_; --i) items_[i] = items_[i - 1];
    items_[taken_++] = ranked;
    return ranked;
  }

  std::span<const Ranked> taken() const { return {items_, taken_}; }
  std::span<const Ranked> left() const { return {items_ + taken_, size_ - taken_}; }

 private:
  std::size_t size_ = 0, taken_ = 0;
  union {
    Ranked items_[kRoom];
  };
};

}  // namespace ariadne
