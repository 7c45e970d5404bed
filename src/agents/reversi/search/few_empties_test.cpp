#include "agents/reversi/search/few_empties.hpp"

#include <gtest/gtest.h>

#include "agents/reversi/search/plain_solver.hpp"

namespace ariadne::reversi {
namespace {

TEST(LastFlips, of_the_last_move_are_counted_as_they_are_turned) {
  Rng rng(1);
  for (int i = 0; i < 5000; ++i) {
    const int square = static_cast<int>(rng.below(64));
    const Squares own = rng.next() & ~square_bit(square), other = ~own & ~square_bit(square);
    ASSERT_EQ(last_flips(own, square), count(turned_by_runs(own, other, square))) << square << " " << own;
  }
}

TEST(Regions, are_odd_where_an_odd_number_of_squares_is_empty) {
  const Regions regions(board_of(8));
  EXPECT_EQ(regions.odd_ones(0), 0u);
  EXPECT_EQ(regions.odd_ones(square_bit(0)), 1u);
  EXPECT_EQ(regions.odd_ones(square_bit(0) | square_bit(9)), 0u);
  EXPECT_EQ(regions.odd_ones(square_bit(7) | square_bit(63)), 0b1010u);
  EXPECT_EQ(Regions(board_of(6)).odd_ones(square_bit(3)), 2u);  // the fourth column is in the right half
}

// On every board and by both rules.
template <class Check>
void for_random_endings(int most_empties, int per_kind, const Check& check) {
  Rng rng(3);
  for (const int size : {8, 6, 4}) {
    for (const Empties rule : {Empties::none, Empties::winner}) {
      for (int empties = 1; empties <= most_empties; ++empties) {
        for (int i = 0; i < per_kind; ++i) check(random_ending(size, rule, empties, rng), rng);
      }
    }
  }
}

TEST(FewEmpties, values_are_on_the_right_side_of_alpha_for_every_alpha_and_never_beyond_the_truth) {
  for_random_endings(8, 25, [](const Position& position, Rng& rng) {
    const BoardKind kind(position);
    const Sides sides = sides_to_move(position);
    const int truth = plain_value(kind, sides);
    FewEmpties few(kind);
    for (const int alpha : {truth - 3, truth - 1, truth, truth + 2, static_cast<int>(rng.below(120)) - 60}) {
      const int found = few.value(sides, kind.empty(sides), alpha);
      ASSERT_EQ(found > alpha, truth > alpha) << truth << " " << alpha << " " << found;
      ASSERT_TRUE(found > alpha ? found <= truth : found >= truth) << truth << " " << alpha << " " << found;
    }
    ASSERT_EQ(few.exact_value(sides, kind.empty(sides)), truth);
  });
}

// No line from a1 has both colours on it, so nobody can ever turn a disc there.
TEST(FewEmpties, a_last_square_that_nobody_can_take_counts_for_whoever_is_ahead_if_the_rules_say_so) {
  Squares black = 0;
  for (int i = 1; i < 8; ++i) black |= square_bit(i) | square_bit(8 * i) | square_bit(9 * i);
  Squares rest = ~black & ~square_bit(0);
  while (count(black) < 32) {
    black |= rest & -rest;
    rest &= rest - 1;
  }
  BoardKind kind;
  for (const Empties rule : {Empties::none, Empties::winner}) {
    kind.empties = rule;
    const int margin = rule == Empties::none ? 1 : 2;  // 32 discs to 31
    EXPECT_EQ(FewEmpties(kind).exact_value({black, rest}, square_bit(0)), margin);
    EXPECT_EQ(FewEmpties(kind).exact_value({rest, black}, square_bit(0)), -margin);
  }
}

TEST(Stability, discs_that_are_called_stable_are_never_turned) {
  Rng rng(5);
  int stable_seen = 0;
  for (int i = 0; i < 300; ++i) {
    Position position = random_ending(8, Empties::none, 4 + i % 20, rng);
    const Seat seat = position.to_move();
    const int stable = stable_discs(position.discs(seat), position.discs(seat ^ 1));
    stable_seen += stable;
    Squares kept = position.discs(seat);
    while (!position.result()) {
      const auto moves = position.moves();
      position.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
      kept &= position.discs(seat);
    }
    ASSERT_LE(stable, count(kept));
  }
  EXPECT_GT(stable_seen, 1000);
}

TEST(Stability, corners_and_what_leans_on_them_are_stable) {
  EXPECT_EQ(stable_discs(square_bit(0), square_bit(9)), 1);
  EXPECT_EQ(stable_discs(0b111, square_bit(9)), 3);
  EXPECT_EQ(stable_discs(0b110, square_bit(9)), 0);
  EXPECT_EQ(stable_discs(~Squares{0}, 0), 64);
  // A whole edge of both colours; beyond it nothing is sure.
  EXPECT_EQ(stable_discs(0b01010101, 0b10101010), 4);
}

}  // namespace
}  // namespace ariadne::reversi
