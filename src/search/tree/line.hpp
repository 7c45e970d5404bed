#pragma once

#include <algorithm>
#include <vector>

namespace ariadne {

// No search goes deeper: lines live on the stack of their node, and a transposition table has a byte for a depth.
inline constexpr int kMaxDepth = 255;

// The best play found below a node. Left unset until something is found.
template <class Move>
class Line {
 public:
  Line() {}

  void set(Move first, const Line& rest) {
    items_[0] = first;
    std::copy_n(rest.items_, rest.size_, items_ + 1);
    size_ = rest.size_ + 1;
  }
  std::vector<Move> moves() const { return {items_, items_ + size_}; }

 private:
  int size_ = 0;
  union {
    Move items_[kMaxDepth + 1];
  };
};

}  // namespace ariadne
