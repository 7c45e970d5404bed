#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "agents/reversi/search/sides.hpp"
#include "games/reversi/evaluation.hpp"

namespace ariadne::reversi {

struct OrderedMove {
  Squares flips = 0;
  int rank = 0;
  std::uint8_t square = 0;
};

// The moves of a node, taken one by one, the highest rank first. No position has more than 33 legal moves.
class OrderedMoves {
 public:
  OrderedMoves() {}  // leaves the moves unset, which is the point

  void add(const OrderedMove& move) {
    assert(size_ < kRoom);
    moves_[size_++] = move;
  }
  bool empty() const { return taken_ == size_; }
  std::size_t taken() const { return taken_; }
  std::size_t left() const { return size_ - taken_; }
  const OrderedMove& take_best() {
    std::size_t best = taken_;
    for (std::size_t i = taken_ + 1; i < size_; ++i) {
      if (moves_[i].rank > moves_[best].rank) best = i;
    }
    std::swap(moves_[taken_], moves_[best]);
    return moves_[taken_++];
  }
  std::span<OrderedMove> all() { return {moves_, size_}; }

 private:
  static constexpr std::size_t kRoom = 40;

  std::size_t size_ = 0, taken_ = 0;
  union {
    OrderedMove moves_[kRoom];
  };
};

inline constexpr int kTableRank = 1 << 28, kSweepRank = 1 << 29;

// What is good about a move whatever it leads to: corners are, the squares next to them are not.
using SquareRanks = std::array<std::int8_t, 64>;
constexpr SquareRanks square_ranks_on(int size) {
  SquareRanks all{};
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      all[static_cast<std::size_t>(8 * row + column)] = static_cast<std::int8_t>(weight_of(size, row, column));
    }
  }
  return all;
}

}  // namespace ariadne::reversi
