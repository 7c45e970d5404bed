#include "agents/reversi/training/trainer.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "agents/reversi/training/fit.hpp"
#include "games/reversi/patterns/weights_file.hpp"

namespace ariadne::reversi {
namespace {

TrainOrder small_order(int jobs, std::uint64_t games = 4) {
  TrainOrder order;
  order.seed = 5;
  order.games = games;
  order.jobs = jobs;
  return order;
}

std::vector<std::string> weights_of_rounds(const TrainOrder& order, int rounds) {
  Trainer trainer(order, std::nullopt);
  std::vector<std::string> weights;
  for (int i = 0; i < rounds; ++i) weights.push_back(trainer.next_round().value().weights);
  return weights;
}

TEST(ReversiTraining, the_same_seed_gives_the_same_bytes_for_any_number_of_jobs) {
  constexpr std::uint64_t kGames = 2;  // one to learn from and one held out
  const auto alone = weights_of_rounds(small_order(1, kGames), 2);
  EXPECT_TRUE(weights_of_rounds(small_order(3, kGames), 2) == alone);
  EXPECT_FALSE(alone[0] == alone[1]) << "a round learns";
  TrainOrder other = small_order(1, kGames);
  other.seed = 6;
  EXPECT_FALSE(weights_of_rounds(other, 1).front() == alone.front());
}

TEST(ReversiTraining, a_round_tells_what_it_learned_from_and_how_well) {
  const TrainOrder order = small_order(2);
  Trainer trainer(order, read_weights(builtin_weights_file()).value());
  const auto round = trainer.next_round();
  ASSERT_TRUE(round);
  EXPECT_EQ(round->number, 1);
  EXPECT_GT(round->positions, 100u);
  EXPECT_EQ(round->parts.size(), static_cast<std::size_t>(kStages));
  EXPECT_EQ(round->parts.front().name, "empties 60..57");
  EXPECT_EQ(round->parts.back().name, "empties 4..0");
  ASSERT_TRUE(round->match) << "there were weights before";
  EXPECT_TRUE(read_weights(round->weights));
}

TEST(ReversiTraining, a_training_that_is_stopped_has_no_round) {
  TrainOrder order = small_order(2);
  const std::atomic<bool> stop = true;
  order.stop = &stop;
  EXPECT_FALSE(Trainer(order, std::nullopt).next_round());
}

// Boards that are labelled with what a row, a corner and the like can know.
TEST(ReversiTraining, weights_fitted_to_differences_of_discs_count_discs) {
  constexpr int kEmpties = 20;
  Rng rng(1);
  Samples learned;
  std::vector<Sample> others;
  for (int i = 0; i < 3000; ++i) {
    Squares occupied = ~Squares{0};
    while (count(occupied) > 64 - kEmpties) occupied &= ~square_bit(static_cast<int>(rng.below(64)));
    Sample sample{occupied & rng.next(), 0, 0};
    sample.other = occupied & ~sample.own;
    sample.label = static_cast<std::int16_t>(kDiscUnits * (count(sample.own) - count(sample.other)));
    (i % 10 == 0 ? others : learned[kEmpties]).push_back(sample);
  }
  StoredWeights stored;
  const double before = error_of(others, PatternWeights(stored)).squares;
  fit_stage(stage_of(kEmpties), samples_between(kEmpties, kEmpties, {&learned}), 1, StoredWeights(), stored);
  const FitError after = error_of(others, PatternWeights(stored));
  EXPECT_EQ(after.samples, others.size());
  EXPECT_LT(std::sqrt(after.squares), 0.6 * std::sqrt(before));
}

}  // namespace
}  // namespace ariadne::reversi
