#pragma once

#include <cassert>
#include <cstddef>
#include <span>
#include <type_traits>

namespace ariadne {

// The moves of a node, taken one by one: the highest rank first, those of equal rank in the order in which they were
// added. One may be put off until all others were taken. It lives on the stack of its node, so there is room for a
// fixed number.
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
  // The one that was taken last is to be taken again when only such are left.
  void put_off() {
    items_[taken_ - 1].rank = kPutOff - static_cast<int>(number_of_last());
    --taken_;
    ++put_off_;
  }
  static bool was_put_off(const Ranked& ranked) { return ranked.rank <= kPutOff; }
  // How many rank before the one that was taken last, whether they were taken or put off.
  std::size_t number_of_last() const {
    const Ranked& last = items_[taken_ - 1];
    return was_put_off(last) ? static_cast<std::size_t>(kPutOff - last.rank) : taken_ - 1 + put_off_;
  }

  std::span<const Ranked> taken() const { return {items_, taken_}; }
  std::span<const Ranked> left() const { return {items_ + taken_, size_ - taken_}; }

 private:
  static constexpr int kPutOff = -(1 << 30);  // below it, ranks of those that were put off, in their first order

  std::size_t size_ = 0, taken_ = 0, put_off_ = 0;
  union {
    Ranked items_[kRoom];
  };
};

}  // namespace ariadne
