#include "agents/reversi/training/endings.hpp"

#include <gtest/gtest.h>

#include "games/reversi/random_positions.hpp"

namespace ariadne::reversi {
namespace {

// Every line to its end.
int naive_value(const Sides& sides, bool passed = false) {
  const Squares empty = ~(sides.own | sides.other);
  Squares legal = legal_squares(sides.own, sides.other, empty);
  if (legal == 0) return passed ? Endings::kind().final_value(sides) : -naive_value(sides.passed(), true);
  int best = -100;
  for (; legal != 0; legal &= legal - 1) {
    const int square = std::countr_zero(legal);
    best = std::max(best, -naive_value(sides.after(square, turned(sides.own, sides.other, square))));
  }
  return best;
}

Sides random_ending(int empties, Rng& rng) {
  while (true) {
    const Position position = last_position(random_game(Position(), 60 - empties, rng));
    if (count(position.empty()) != empties) continue;
    return {position.discs(position.to_move()), position.discs(position.to_move() ^ 1)};
  }
}

TEST(ReversiEndings, a_value_is_that_of_perfect_play_whatever_the_guess) {
  Rng rng(1);
  Endings endings;
  for (int i = 0; i < 60; ++i) {
    const Sides sides = random_ending(i % 7, rng);
    const int guess = static_cast<int>(rng.below(129)) - 64;
    ASSERT_EQ(endings.value(sides, guess), naive_value(sides)) << i;
  }
}

TEST(ReversiEndings, what_is_sorted_agrees_with_what_is_not) {
  Rng rng(2);
  Endings endings;
  FewEmpties few(Endings::kind());
  for (int i = 0; i < 20; ++i) {
    const Sides sides = random_ending(8 + i % 2, rng);
    ASSERT_EQ(endings.value(sides, 0), few.exact_value(sides, ~(sides.own | sides.other))) << i;
  }
}

TEST(ReversiEndings, who_must_pass_has_what_the_other_side_leaves) {
  Rng rng(3);
  Endings endings;
  for (int seen = 0; seen < 8;) {
    const Sides sides = random_ending(8, rng);
    if (legal_squares(sides.own, sides.other, ~(sides.own | sides.other)) != 0) continue;
    ASSERT_EQ(endings.value(sides, 0), -endings.value(sides.passed(), 0));
    ++seen;
  }
}

}  // namespace
}  // namespace ariadne::reversi
