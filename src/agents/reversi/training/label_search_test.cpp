#include "agents/reversi/training/label_search.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "games/reversi/random_positions.hpp"

namespace ariadne::reversi {
namespace {

// The same by trying everything, from scratch at each board.
int naive_value(const Position& position, int depth) {
  const Seat side = position.to_move();
  if (depth == 0) {
    const PatternIndices indices(position.discs(side), position.discs(side ^ 1));
    return pattern_score(indices, count(position.empty()));
  }
  if (const auto outcome = position.result()) {
    return kDiscUnits * static_cast<int>(outcome->score) * (side == kBlack ? 1 : -1);
  }
  const bool pass = position.legal() == 0;
  int best = -100 * kDiscUnits;
  for (const Move move : position.moves()) {
    Position next = position;
    next.play(move);
    best = std::max(best, -naive_value(next, pass ? depth : depth - 1));
  }
  return best;
}

Position midgame(Rng& rng) {
  const int plies = static_cast<int>(rng.below(45));
  return last_position(random_game(Position(8, Empties::winner), plies, rng));
}

TEST(ReversiLabels, a_search_has_the_value_of_trying_everything) {
  Rng rng(1);
  LabelSearch search(builtin_weights());
  for (int i = 0; i < 60; ++i) {
    const Position position = midgame(rng);
    if (position.result() || count(position.empty()) <= kSolvedEmpties) continue;
    const Seat side = position.to_move();
    const PatternBoard board(position.discs(side), position.discs(side ^ 1));
    const int depth = i % 4;
    ASSERT_EQ(search.value(board, depth), naive_value(position, depth)) << i;
  }
}

// Weights that know nothing but that it is good to be to move.
TEST(ReversiLabels, a_label_does_not_pass_on_what_it_is_worth_to_be_to_move) {
  StoredWeights stored;
  stored.base.fill(10 * kDiscUnits);
  const PatternWeights weights(stored);
  LabelSearch search(weights);
  Rng rng(3);
  for (int i = 0; i < 20; ++i) {
    const Position position = last_position(random_game(Position(8, Empties::winner), i % 8, rng));
    const Seat side = position.to_move();
    const PatternBoard board(position.discs(side), position.discs(side ^ 1));
    ASSERT_NE(search.value(board, 3), 0);
    ASSERT_EQ(search.label(board, 3), 0) << i;
  }
}

TEST(ReversiLabels, boards_near_the_end_are_labelled_with_their_exact_value) {
  Rng rng(4);
  LabelSearch search(builtin_weights());
  for (int i = 0; i < 5; ++i) {
    const Position position = last_position(random_game(Position(8, Empties::winner), 54, rng));
    if (position.result()) continue;
    const Seat side = position.to_move();
    const PatternBoard board(position.discs(side), position.discs(side ^ 1));
    ASSERT_EQ(search.label(board, 3), naive_value(position, 60)) << i;
  }
}

// Otherwise the value of a position would swing with the depth of the search.
TEST(ReversiLabels, the_trained_weights_do_not_favour_whoever_is_to_move) {
  constexpr int kPositions = 60;
  Rng rng(5);
  LabelSearch search(builtin_weights());
  int sum = 0;
  for (int i = 0; i < kPositions; ++i) {
    const Position position = last_position(random_game(Position(8, Empties::winner), 4 + i % 24, rng));
    const Seat side = position.to_move();
    const PatternBoard board(position.discs(side), position.discs(side ^ 1));
    sum += search.value(board, 2) - search.value(board, 3);
  }
  EXPECT_LT(std::abs(sum), 2 * kDiscUnits * kPositions);
}

TEST(ReversiLabels, the_best_square_leads_to_the_value) {
  Rng rng(2);
  LabelSearch search(builtin_weights());
  for (int i = 0; i < 30; ++i) {
    const Position position = midgame(rng);
    if (position.legal() == 0 || count(position.empty()) <= kSolvedEmpties + 1) continue;
    const Seat side = position.to_move();
    const PatternBoard board(position.discs(side), position.discs(side ^ 1));
    Position next = position;
    next.play({static_cast<std::uint8_t>(search.best_square(board, 3))});
    ASSERT_EQ(-naive_value(next, 2), search.value(board, 3)) << i;
  }
}

}  // namespace
}  // namespace ariadne::reversi
