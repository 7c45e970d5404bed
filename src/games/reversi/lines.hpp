#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#if defined(__AVX512CD__) && defined(__AVX512VL__)
#include <immintrin.h>
#endif

namespace ariadne::reversi {

// A set of squares: bit 8*row + column, so a1 is bit 0, b1 bit 1, h8 bit 63. Smaller boards use the top left corner.
using Squares = std::uint64_t;

// Four lines through a square at once: a vector where the processor shifts every lane by a distance of its own.
// Elsewhere compilers would take the lanes of a vector apart for each shift, so there they are four numbers.
#if defined(__AVX2__)
using Lines = Squares __attribute__((vector_size(32)));
#else
struct Lines {
  Squares lanes[4];

  constexpr Squares operator[](std::size_t i) const { return lanes[i]; }
};

template <class Operation>
constexpr Lines by_lane(const Lines& a, const Lines& b, const Operation& of) {
  return {of(a[0], b[0]), of(a[1], b[1]), of(a[2], b[2]), of(a[3], b[3])};
}
constexpr Lines operator&(const Lines& a, const Lines& b) {
  return by_lane(a, b, [](Squares x, Squares y) { return x & y; });
}
constexpr Lines operator|(const Lines& a, const Lines& b) {
  return by_lane(a, b, [](Squares x, Squares y) { return x | y; });
}
constexpr Lines operator+(const Lines& a, const Lines& b) {
  return by_lane(a, b, [](Squares x, Squares y) { return x + y; });
}
constexpr Lines operator-(const Lines& a, const Lines& b) {
  return by_lane(a, b, [](Squares x, Squares y) { return x - y; });
}
constexpr Lines operator<<(const Lines& a, const Lines& b) {
  return by_lane(a, b, [](Squares x, Squares y) { return x << y; });
}
constexpr Lines operator>>(const Lines& a, const Lines& b) {
  return by_lane(a, b, [](Squares x, Squares y) { return x >> y; });
}
// As in a vector: all bits of a lane, or none.
constexpr Lines operator!=(const Lines& a, const Lines& b) {
  return by_lane(a, b, [](Squares x, Squares y) { return x != y ? ~Squares{0} : Squares{0}; });
}
constexpr Lines operator~(const Lines& a) { return {~a[0], ~a[1], ~a[2], ~a[3]}; }
constexpr Lines operator-(const Lines& a) { return Lines{} - a; }
constexpr Lines& operator|=(Lines& a, const Lines& b) { return a = a | b; }
#endif

constexpr Lines same(Squares squares) { return Lines{squares, squares, squares, squares}; }
inline Squares any_of(const Lines& lines) { return (lines[0] | lines[1]) | (lines[2] | lines[3]); }
inline Squares all_of(const Lines& lines) { return (lines[0] & lines[1]) & (lines[2] & lines[3]); }

// The lowest square of each line.
inline Lines lowest(const Lines& lines) { return lines & -lines; }

// The highest square of each line. With AVX2 alone that is slow, since the lanes have to be taken out of the vector.
#if defined(__AVX512CD__) && defined(__AVX512VL__)
inline constexpr bool kHighestIsQuick = true;
inline Lines highest(const Lines& lines) {
  constexpr Squares kLast = Squares{1} << 63;
  const auto leading = _mm256_lzcnt_epi64(reinterpret_cast<__m256i>(lines));
  return reinterpret_cast<Lines>(_mm256_srlv_epi64(reinterpret_cast<__m256i>(same(kLast)), leading));
}
#else
inline constexpr bool kHighestIsQuick = std::is_class_v<Lines>;
inline Lines highest(const Lines& lines) {
  return Lines{std::bit_floor(lines[0]), std::bit_floor(lines[1]), std::bit_floor(lines[2]), std::bit_floor(lines[3])};
}
#endif

}  // namespace ariadne::reversi
