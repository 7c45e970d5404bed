#include "games/reversi/board.hpp"

#include <gtest/gtest.h>

#include "core/rng.hpp"

// Compiled for every kind of processor that has code of its own.
namespace ariadne::reversi {
namespace {

// Square by square, as the rules say.
Squares turned_by_walking(Squares own, Squares other, int square) {
  Squares all = 0;
  for (int down = -1; down <= 1; ++down) {
    for (int right = -1; right <= 1; ++right) {
      if (down == 0 && right == 0) continue;
      Squares walked = 0;
      for (int row = square / 8 + down, column = square % 8 + right; row >= 0 && row < 8 && column >= 0 && column < 8;
           row += down, column += right) {
        const Squares here = square_bit(8 * row + column);
        if ((here & own) != 0) all |= walked;
        if ((here & other) == 0) break;
        walked |= here;
      }
    }
  }
  return all;
}

// Half of the boards are fuller than chance would have them, so that there are long runs.
template <class Check>
void for_random_boards(const Check& check) {
  Rng rng(2);
  for (int i = 0; i < 5000; ++i) {
    const Squares taken = i % 2 != 0 ? rng.next() | rng.next() | rng.next() : rng.next();
    const Squares own = taken & rng.next() & (i % 4 < 2 ? rng.next() : ~Squares{0});
    check(own, taken ^ own);
  }
}

TEST(Turned, are_the_discs_between_the_new_one_and_an_own_one) {
  for_random_boards([](Squares own, Squares other) {
    for (int square = 0; square < 64; ++square) {
      if (((own | other) & square_bit(square)) != 0) continue;
      const Squares expected = turned_by_walking(own, other, square);
      ASSERT_EQ(turned_by_runs(own, other, square), expected) << square << " " << own << " " << other;
      ASSERT_EQ(turned_by_rays(own, other, square), expected) << square << " " << own << " " << other;
      ASSERT_EQ(turned(own, other, square), expected) << square << " " << own << " " << other;
    }
  });
}

TEST(LegalSquares, are_the_empty_ones_where_a_disc_turns_others) {
  for_random_boards([](Squares own, Squares other) {
    const Squares empty = ~(own | other);
    Squares expected = 0;
    for (Squares left = empty; left != 0; left &= left - 1) {
      const int square = std::countr_zero(left);
      if (turned_by_walking(own, other, square) != 0) expected |= square_bit(square);
    }
    ASSERT_EQ(legal_squares(own, other, empty), expected) << own << " " << other;
  });
}

}  // namespace
}  // namespace ariadne::reversi
