#include "agents/reversi/search/stability.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ariadne::reversi {
namespace {

constexpr Squares kRow = 0xff, kColumn = 0x0101010101010101u;
constexpr Squares kInside = 0x007e7e7e7e7e7e00u;

// An edge by itself: which own discs stay, whatever is played on it.
class StableEdges {
 public:
  StableEdges() {
    for (int discs = 8; discs >= 0; --discs) {
      for (unsigned taken = 0; taken < 256; ++taken) {
        if (std::popcount(taken) == discs) fill_in(taken);
      }
    }
  }
  unsigned of(unsigned own, unsigned other) const { return stable_[own + 256 * other]; }

 private:
  void fill_in(unsigned taken) {
    for (unsigned own = taken;; own = (own - 1) & taken) {
      stable_[own + 256 * (taken ^ own)] = static_cast<std::uint8_t>(stable(own, taken ^ own));
      if (own == 0) return;
    }
  }
  // What stays after every move of either side. A move that turns nothing on the edge may turn discs elsewhere.
  unsigned stable(unsigned own, unsigned other) const {
    unsigned kept = own;
    for (int square = 0; square < 8; ++square) {
      const unsigned disc = 1u << square;
      if (((own | other) & disc) != 0) continue;
      const unsigned mine = closed(own, other, square), theirs = closed(other, own, square);
      kept &= of(own | disc | mine, other & ~mine) & of(own & ~theirs, other | disc | theirs);
    }
    return kept;
  }
  static unsigned closed(unsigned own, unsigned other, int square) {
    unsigned all = 0;
    for (const int step : {1, -1}) {
      unsigned run = 0;
      int i = square + step;
      for (; i >= 0 && i < 8 && (other >> i & 1) != 0; i += step) run |= 1u << i;
      if (i >= 0 && i < 8 && (own >> i & 1) != 0) all |= run;
    }
    return all;
  }

  std::array<std::uint8_t, 256 * 256> stable_{};
};
// Made when first asked for: this may be code for newer processors, and none of it runs before one was seen.
const StableEdges& stable_edges() {
  static const StableEdges edges;
  return edges;
}

// The first column as a row, and back.
unsigned as_row(Squares column) { return static_cast<unsigned>((column & kColumn) * 0x0102040810204080u >> 56); }
Squares as_column(unsigned row) { return ((row & 0x7f) * 0x0002040810204081u & kColumn) | Squares{row >> 7} << 56; }

Squares stable_on_edges(Squares own, Squares other) {
  const StableEdges& edges = stable_edges();
  const auto row = [&](int shift) {
    return Squares{edges.of(static_cast<unsigned>(own >> shift & kRow), static_cast<unsigned>(other >> shift & kRow))}
           << shift;
  };
  const auto column = [&](int shift) {
    return as_column(edges.of(as_row(own >> shift), as_row(other >> shift))) << shift;
  };
  return row(0) | row(56) | column(0) | column(7);
}

// For each direction, the squares from which no empty one is seen along it.
Lines full_lines(Squares empty) {
  // The columns that a shift by one, two or four steps may reach.
  constexpr Squares kAll = ~Squares{0};
  constexpr Squares kFrom1 = 0xfefefefefefefefeu, kFrom2 = 0xfcfcfcfcfcfcfcfcu, kFrom4 = 0xf0f0f0f0f0f0f0f0u;
  constexpr Squares kTo6 = 0x7f7f7f7f7f7f7f7fu, kTo5 = 0x3f3f3f3f3f3f3f3fu, kTo3 = 0x0f0f0f0f0f0f0f0fu;
  constexpr Lines kTwo = kStep + kStep, kFour = kTwo + kTwo;
  Lines up = same(empty), down = up;
  up |= (up << kStep) & Lines{kFrom1, kTo6, kAll, kFrom1};
  down |= (down >> kStep) & Lines{kTo6, kFrom1, kAll, kTo6};
  up |= (up << kTwo) & Lines{kFrom2, kTo5, kAll, kFrom2};
  down |= (down >> kTwo) & Lines{kTo5, kFrom2, kAll, kTo5};
  up |= (up << kFour) & Lines{kFrom4, kTo3, kAll, kFrom4};
  down |= (down >> kFour) & Lines{kTo3, kFrom4, kAll, kTo3};
  return ~(up | down);
}

}  // namespace

int stable_discs(Squares own, Squares other) {
  const Lines full = full_lines(~(own | other));
  const Squares candidates = own & kInside;
  Squares stable = stable_on_edges(own, other) | (own & all_of(full));
  for (;;) {
    const Lines safe = same(stable);
    const Squares more = stable | (candidates & all_of((safe << kStep) | (safe >> kStep) | full));
    if (more == stable) return count(stable);
    stable = more;
  }
}

}  // namespace ariadne::reversi
