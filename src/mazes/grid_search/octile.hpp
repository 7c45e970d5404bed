#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>

#include "mazes/grid.hpp"
#include "mazes/grid_search/heading.hpp"

namespace ariadne {

// The length a + b * sqrt(2) of a straight and b diagonal steps, as the whole number a * kStraight + b * kDiagonal.
//
// These compare exactly as the lengths do. kDiagonal / kStraight is a convergent of sqrt(2), and between a number and
// its convergent lies no fraction with a smaller denominator. So while two sums differ by fewer than kStraight
// diagonal steps, and no grid has that many cells, replacing sqrt(2) by it changes no order and makes no two equal.
using OctileCost = std::int64_t;

inline constexpr OctileCost kStraight = 38'613'965;
inline constexpr OctileCost kDiagonal = 54'608'393;
static_assert(kDiagonal * kDiagonal - 2 * kStraight * kStraight == -1);  // which the convergents of sqrt(2) obey
static_assert(kStraight > OctileCost{Grid::kLargestSide} * Grid::kLargestSide + Grid::kLargestSide);

constexpr OctileCost cost_of(Heading heading) { return is_diagonal(heading) ? kDiagonal : kStraight; }

// The length of a shortest path where nothing is closed.
inline OctileCost octile_distance(int dx, int dy) {
  dx = std::abs(dx);
  dy = std::abs(dy);
  return kStraight * std::max(dx, dy) + (kDiagonal - kStraight) * std::min(dx, dy);
}

inline OctileCost octile_distance(Cell a, Cell b) { return octile_distance(a.x - b.x, a.y - b.y); }

// Where the costs of a query begin, so that nothing has to be cleared between queries: each begins so far below the
// one before that all that was left behind compares as worse than anything it can find.
class FallingOrigin {
 public:
  static constexpr OctileCost kUnseen = std::numeric_limits<OctileCost>::max();

  explicit FallingOrigin(std::size_t cells) : span_((static_cast<OctileCost>(cells) + 1) * 2 * kDiagonal) {}

  OctileCost value() const { return value_; }

  // False: the numbers are used up and start over, and every stored cost has to be reset to kUnseen.
  bool fall() {
    const bool enough = value_ > std::numeric_limits<OctileCost>::min() + 2 * span_;
    value_ = enough ? value_ - span_ : kUnseen - span_;
    return enough;
  }

 private:
  OctileCost span_;  // more than the cost of any path through that many cells plus a distance
  OctileCost value_ = kUnseen;
};

}  // namespace ariadne
