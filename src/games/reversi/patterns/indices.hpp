#pragma once

#include <array>
#include <bit>
#include <cstring>

#include "games/reversi/board.hpp"
#include "games/reversi/patterns/shapes.hpp"

namespace ariadne::reversi {

// A number for each instance, padded to whole vectors.
using PatternLanes = std::uint16_t __attribute__((vector_size(32)));
inline constexpr std::size_t kLanesPerVector = sizeof(PatternLanes) / sizeof(std::uint16_t);
using PatternRow = std::array<std::uint16_t, 3 * kLanesPerVector>;
static_assert(kInstanceCount <= std::tuple_size_v<PatternRow>);

// How much one digit more on each square adds to the instances.
constexpr std::array<PatternRow, 64> make_square_steps() {
  std::array<PatternRow, 64> steps{};
  for (std::size_t i = 0; i < kInstanceCount; ++i) {
    const Shape& squares = kInstances[i].squares;
    for (std::size_t k = 0; k < squares.size; ++k) {
      steps[squares.squares[k]][i] = static_cast<std::uint16_t>(power_of_three(k));
    }
  }
  return steps;
}
constexpr PatternRow make_largest_indices() {
  PatternRow largest{};
  for (std::size_t i = 0; i < kInstanceCount; ++i) {
    largest[i] = static_cast<std::uint16_t>(configurations_of(kInstances[i].squares) - 1);
  }
  return largest;
}
alignas(32) inline constexpr std::array<PatternRow, 64> kSquareSteps = make_square_steps();
alignas(32) inline constexpr PatternRow kLargestIndices = make_largest_indices();

// A row in registers.
class PatternSum {
 public:
  PatternSum() = default;
  explicit PatternSum(const PatternRow& row) {
    std::memcpy(&a_, row.data(), sizeof a_);
    std::memcpy(&b_, row.data() + kLanesPerVector, sizeof b_);
    std::memcpy(&c_, row.data() + 2 * kLanesPerVector, sizeof c_);
  }
  void operator+=(const PatternSum& other) {
    a_ += other.a_;
    b_ += other.b_;
    c_ += other.c_;
  }
  void operator-=(const PatternSum& other) {
    a_ -= other.a_;
    b_ -= other.b_;
    c_ -= other.c_;
  }
  void add_squares(Squares squares) {
    for (; squares != 0; squares &= squares - 1) *this += PatternSum(kSquareSteps[std::countr_zero(squares)]);
  }
  void store(PatternRow& row) const {
    std::memcpy(row.data(), &a_, sizeof a_);
    std::memcpy(row.data() + kLanesPerVector, &b_, sizeof b_);
    std::memcpy(row.data() + 2 * kLanesPerVector, &c_, sizeof c_);
  }

 private:
  PatternLanes a_{}, b_{}, c_{};
};

// The configurations of all instances on a board of 8 x 8, seen from the side to move. Digits are 0 for an own disc, 1
// for an empty square and 2 for a disc of the other side: so the other side sees `largest - index`, and what a move
// changes is added to all instances at once.
class PatternIndices {
 public:
  PatternIndices(Squares own, Squares other) {
    PatternSum sum;
    const Squares empty = ~(own | other);
    sum.add_squares(other);
    sum += sum;
    sum.add_squares(empty);
    sum.store(indices_);
  }

  // The side to move places a disc there and turns these; then the other side is to move.
  void play(int square, Squares flips) {
    PatternSum change;
    change.add_squares(flips);
    change += change;
    change += PatternSum(kSquareSteps[square]);
    see_from_other_side(change);
  }
  void pass() { see_from_other_side({}); }

  std::uint16_t operator[](std::size_t instance) const { return indices_[instance]; }
  bool operator==(const PatternIndices&) const = default;

 private:
  void see_from_other_side(PatternSum change) {
    change += PatternSum(kLargestIndices);
    change -= PatternSum(indices_);
    change.store(indices_);
  }

  alignas(32) PatternRow indices_;
};

}  // namespace ariadne::reversi
