#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace ariadne {

inline constexpr std::size_t kMostTreePoints = 240;

// A lower bound on any walk that begins at a place and visits `count` points: the way to the nearest of them and the
// shortest tree that joins them (Prim's algorithm). Joining the place into the tree would bound as well, but not
// consistently: one step may shorten two branches.
template <class FromHere, class Between>
int walk_bound(std::size_t count, const FromHere& from_here, const Between& between) {
  if (count == 0) return 0;
  std::array<int, kMostTreePoints> nearest;  // to the tree; filled as far as it is used
  std::array<std::size_t, kMostTreePoints> open;
  int length = from_here(0);
  for (std::size_t i = 1; i < count; ++i) {
    length = std::min(length, from_here(i));
    open[i - 1] = i;
    nearest[i] = between(0, i);
  }
  for (std::size_t left = count - 1; left > 0;) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < left; ++i) {
      if (nearest[open[i]] < nearest[open[best]]) best = i;
    }
    const std::size_t joined = open[best];
    length += nearest[joined];
    open[best] = open[--left];
    for (std::size_t i = 0; i < left; ++i) nearest[open[i]] = std::min(nearest[open[i]], between(joined, open[i]));
  }
  return length;
}

}  // namespace ariadne
