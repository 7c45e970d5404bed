#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace ariadne {

// The shortest trees that join some of many points. A lower bound on any walk that begins at a place and visits those
// points is the way to the nearest of them and the length of their tree. Joining the place into the tree would bound as
// well, but not consistently: one step may shorten two branches.
class SpanningTrees {
 public:
  static constexpr std::size_t kMaxPoints = 240;
  static constexpr int kMaxDistance = 1 << 16;

  template <class Between>
  SpanningTrees(std::size_t points, const Between& between) : points_(points), table_(points * points) {
    assert(points <= kMaxPoints);
    for (std::size_t i = 0; i < table_.size(); ++i) table_[i] = gap(between(i / points, i % points), i % points);
  }

  // Of the points that for_each(use) calls use(point) with. Prim's algorithm; all points are looked at in each round,
  // wanted or not, so that the loop over them has no branches.
  template <class ForEach>
  int length(const ForEach& for_each) const {
    Gaps gaps, excluded;  // the latter all bits or none
    std::fill_n(gaps.begin(), points_, kNone);
    std::fill_n(excluded.begin(), points_, kNone);
    std::size_t left = 0, joined = 0;
    for_each([&](std::size_t point) {
      excluded[point] = 0;
      joined = point;
      ++left;
    });
    int length = 0;
    for (; left > 1; --left) {
      excluded[joined] = kNone;
      const std::uint32_t least = join(joined, gaps, excluded);
      joined = least & kPointMask;
      length += static_cast<int>(least >> kPointBits);
    }
    return length;
  }

 private:
  // A distance and, below it, the point that it leads to: the least of them is the nearest point.
  static constexpr std::uint32_t kPointBits = 8, kPointMask = (1u << kPointBits) - 1;
  static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
  static_assert(kMaxPoints <= kPointMask && kMaxDistance < 1 << (31 - kPointBits));
  using Gaps = std::array<std::uint32_t, kMaxPoints>;  // to the tree; filled as far as there are points

  static std::uint32_t gap(int distance, std::size_t point) {
    assert(distance >= 0 && distance <= kMaxDistance);
    return static_cast<std::uint32_t>(distance) << kPointBits | static_cast<std::uint32_t>(point);
  }
  // Shortens the gaps by way of the point, and gives the least of those that still count.
  std::uint32_t join(std::size_t point, Gaps& gaps, const Gaps& excluded) const {
    const std::uint32_t* row = table_.data() + point * points_;
    std::uint32_t least = kNone;
    for (std::size_t i = 0; i < points_; ++i) {
      const std::uint32_t gap = gaps[i] < row[i] ? gaps[i] : row[i];
      const std::uint32_t counting = gap | excluded[i];
      gaps[i] = gap;
      least = least < counting ? least : counting;
    }
    return least;
  }

  std::size_t points_;
  std::vector<std::uint32_t> table_;
};

}  // namespace ariadne
