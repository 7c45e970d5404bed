#include "games/reversi/patterns/weights.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "games/reversi/patterns/weights_file.hpp"
#include "games/reversi/random_positions.hpp"

namespace ariadne::reversi {
namespace {

StoredWeights random_weights(std::uint64_t seed) {
  Rng rng(seed);
  StoredWeights weights;
  for (auto& number : weights.base) number = static_cast<std::int16_t>(rng.next());
  for (auto& stage : weights.stages) {
    for (auto& number : stage) number = static_cast<std::int16_t>(rng.below(41)) - 20;
  }
  return weights;
}

Squares image(Squares squares, int symmetry) {
  Squares out = 0;
  for (; squares != 0; squares &= squares - 1) out |= square_bit(symmetric_square(std::countr_zero(squares), symmetry));
  return out;
}

struct Board {
  Squares own, other;
};

Board random_board(Rng& rng) {
  const Squares occupied = rng.next() | (rng.below(2) == 0 ? rng.next() : 0);
  const Squares own = occupied & rng.next();
  return {own, occupied & ~own};
}

TEST(ReversiPatterns, every_symmetry_of_the_board_gives_the_same_score) {
  StoredWeights stored = random_weights(1);
  stored.base.fill(0);
  const PatternWeights weights(stored);
  Rng rng(2);
  for (int i = 0; i < 500; ++i) {
    const auto [own, other] = random_board(rng);
    const int empties = 64 - count(own | other);
    const int score = weights.score(PatternIndices(own, other), empties);
    for (int symmetry = 1; symmetry < 8; ++symmetry) {
      const PatternIndices indices(image(own, symmetry), image(other, symmetry));
      ASSERT_EQ(weights.score(indices, empties), score) << symmetry;
    }
  }
}

TEST(ReversiPatterns, a_weight_is_looked_up_by_the_digits_of_its_shape) {
  constexpr std::size_t kRow = 6;  // a4..h4 and its images
  StoredWeights stored;
  const std::size_t full = configurations_of(kShapes[kRow]) - 1;  // all eight are the other side's
  const std::size_t number = distinct_of()[kOffsets.all[kRow] + full];
  stored.stages[static_cast<std::size_t>(stage_of(40))][kOffsets.distinct[kRow] + number] = 7;
  const PatternWeights weights(stored);
  constexpr Squares kRow4 = Squares{0xff} << 24, kColumnE = Squares{0x0101010101010101} << 4;
  EXPECT_EQ(weights.score(PatternIndices(0, kRow4), 40), 7);
  EXPECT_EQ(weights.score(PatternIndices(0, kRow4 | kColumnE), 40), 14);
  EXPECT_EQ(weights.score(PatternIndices(kRow4, 0), 40), 0);
  EXPECT_EQ(weights.score(PatternIndices(0, kRow4), 40 - kStagePlies), 0);
}

TEST(ReversiPatterns, no_score_exceeds_a_full_board) {
  StoredWeights stored;
  stored.base.fill(32767);
  EXPECT_EQ(PatternWeights(stored).score(PatternIndices(0, 0), 64), 64 * kDiscUnits);
  stored.base.fill(-32768);
  EXPECT_EQ(PatternWeights(stored).score(PatternIndices(0, 0), 0), -64 * kDiscUnits);
}

TEST(ReversiPatterns, a_file_gives_back_the_weights) {
  const StoredWeights weights = random_weights(3);
  const auto read = read_weights(write_weights(weights));
  ASSERT_TRUE(read);
  EXPECT_TRUE(*read == weights);
}

std::string error_of(const std::string& bytes) {
  const auto read = read_weights(bytes);
  return read ? "" : read.error().message;
}

TEST(ReversiPatterns, a_file_that_is_not_whole_is_refused) {
  const std::string bytes = write_weights(StoredWeights());
  EXPECT_EQ(error_of(""), "not a file of Reversi pattern weights");
  EXPECT_EQ(error_of(bytes.substr(0, 30)), "the file of weights ends too early");
  EXPECT_NE(error_of(bytes.substr(0, bytes.size() - 1)), "");
  EXPECT_NE(error_of(bytes + '\0'), "");
  std::string damaged = bytes;
  damaged.back() ^= 1;
  EXPECT_EQ(error_of(damaged), "the file of weights is damaged: its checksum differs");
  std::string other_layout = bytes;
  other_layout[27] ^= 1;
  EXPECT_EQ(error_of(other_layout), "the weights are for other patterns than this program has");
}

TEST(ReversiPatterns, the_weights_of_the_program_are_as_they_would_be_written) {
  const auto read = read_weights(builtin_weights_file());
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_TRUE(write_weights(*read) == builtin_weights_file());
}

TEST(ReversiPatterns, a_full_board_scores_about_its_difference_of_discs) {
  Rng rng(4);
  double squares = 0;
  int boards = 0;
  for (int game = 0; game < 1000; ++game) {
    const Position end = last_position(random_game(Position(), 200, rng));
    const Squares own = end.discs(end.to_move()), other = end.discs(end.to_move() ^ 1);
    if ((own | other) != ~Squares{0}) continue;
    const double estimate = pattern_score(PatternIndices(own, other), 0) / static_cast<double>(kDiscUnits);
    squares += std::pow(estimate - (count(own) - count(other)), 2);
    ++boards;
  }
  ASSERT_GT(boards, 100);
  EXPECT_LT(std::sqrt(squares / boards), 6);
}

}  // namespace
}  // namespace ariadne::reversi
