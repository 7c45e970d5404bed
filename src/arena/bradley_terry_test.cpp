#include "arena/bradley_terry.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "arena/test_ratings.hpp"
#include "core/rng.hpp"

namespace ariadne {
namespace {

// A tally of games won and lost, in pairs that were split or won by one side.
Tally results(std::uint64_t wins, std::uint64_t losses) {
  const std::uint64_t split = std::min(wins, losses);
  return {wins, 0, losses, {(losses - split) / 2, 0, split, 0, (wins - split) / 2}};
}

TEST(BradleyTerry, between_two_agents_it_is_the_rating_of_a_match) {
  for (const Tally& tally : {Tally{7, 0, 1, {0, 0, 1, 0, 3}}, Tally{4, 2, 6, {1, 1, 3, 1, 0}}}) {
    const RatingList list(2, std::vector<Meeting>{{0, 1, tally}});
    EXPECT_NEAR(list.elo(0) - list.elo(1), known(rate(tally).elo), 1e-6);
    EXPECT_NEAR(list.elo(0) + list.elo(1), 0, 1e-9);
    EXPECT_NEAR(2 * known(list.error(0)), known(rate(tally).error), known(rate(tally).error) * 1e-6);
    EXPECT_FALSE(list.uses_prior());
  }
}

// Odds multiply: 3 to 1 twice is 9 to 1. 3 to 1 is 190.85 Elo.
TEST(BradleyTerry, results_that_fit_the_model_give_its_ratings) {
  const std::vector<Meeting> meetings = {{0, 1, results(30, 10)}, {1, 2, results(30, 10)}, {0, 2, results(36, 4)}};
  const RatingList list(3, meetings);
  EXPECT_NEAR(list.elo(0), 190.848, 1e-2);
  EXPECT_NEAR(list.elo(1), 0, 1e-6);
  EXPECT_NEAR(list.elo(2), -190.848, 1e-2);
}

TEST(BradleyTerry, agents_that_never_met_are_compared_by_those_whom_both_met) {
  const RatingList list(4, std::vector<Meeting>{{0, 1, results(30, 10)}, {1, 3, results(30, 10)}});
  EXPECT_NEAR(list.elo(0) - list.elo(3), 2 * 190.848, 1e-2);
  EXPECT_FALSE(list.is_rated(2));
  EXPECT_GT(known(list.superiority(0, 3)), 0.999);
  EXPECT_NEAR(known(list.superiority(0, 3)) + known(list.superiority(3, 0)), 1, 1e-9);
}

// The law of maximum likelihood in this model: everybody got as many points as was to be expected.
TEST(BradleyTerry, everybody_got_the_points_that_the_ratings_expect) {
  Rng rng(5);
  for (int round = 0; round < 20; ++round) {
    std::vector<Meeting> meetings;
    std::vector<double> missing(6);
    for (std::size_t first = 0; first < 6; ++first) {
      for (std::size_t second = first + 1; second < 6; ++second) {
        meetings.push_back({first, second, {1 + rng.below(9), rng.below(9), 1 + rng.below(9), {}}});
      }
    }
    const RatingList list(6, meetings);
    for (const auto& [first, second, tally] : meetings) {
      const double expected = 1 / (1 + std::pow(10, (list.elo(second) - list.elo(first)) / 400));
      const double surprise = (tally.score() - expected) * static_cast<double>(tally.games());
      missing[first] += surprise;
      missing[second] -= surprise;
    }
    for (const double points : missing) EXPECT_NEAR(points, 0, 1e-6);
  }
}

TEST(BradleyTerry, who_won_everything_gets_a_finite_rating_and_it_is_said) {
  const std::vector<Meeting> meetings = {{0, 1, results(20, 0)}, {1, 2, results(12, 8)}, {0, 2, results(20, 0)}};
  const RatingList list(3, meetings);
  EXPECT_TRUE(list.uses_prior());
  EXPECT_GT(list.elo(0), list.elo(1) + 300);
  EXPECT_GT(list.elo(1), list.elo(2));
  EXPECT_LT(list.elo(0), 2000);
  EXPECT_GT(known(list.error(0)), known(list.error(1)));
  // One point is enough: the best rating is finite.
  EXPECT_FALSE(RatingList(3, std::vector<Meeting>{{0, 1, results(19, 1)}, {1, 2, results(12, 8)}}).uses_prior());
}

TEST(BradleyTerry, groups_that_never_met_are_kept_finite_too) {
  const RatingList list(4, std::vector<Meeting>{{0, 1, results(12, 8)}, {2, 3, results(12, 8)}});
  EXPECT_TRUE(list.uses_prior());
  EXPECT_NEAR(list.elo(0), list.elo(2), 1e-6);
}

TEST(BradleyTerry, without_games_nothing_is_claimed) {
  const RatingList list(2, std::vector<Meeting>{{0, 1, {}}});
  EXPECT_FALSE(list.is_rated(0) || list.is_rated(1));
  const RatingList one(2, std::vector<Meeting>{{0, 1, {1, 0, 1, {0, 0, 1, 0, 0}}}});
  EXPECT_FALSE(one.error(0));
}

// Three agents of known strength, and openings that favour a side, so that the games of a pair are not independent.
TEST(BradleyTerry, the_intervals_cover_the_truth_as_often_as_they_promise) {
  const std::array<double, 3> truth = {80, 0, -80};
  Rng rng(11);
  const auto wins = [&](double lead) { return rng.unit() < 1 / (1 + std::pow(10, -lead / 400)); };
  int covered = 0, stronger = 0;
  constexpr int kRuns = 300;
  for (int run = 0; run < kRuns; ++run) {
    std::vector<Meeting> meetings;
    for (const auto& [first, second] : {std::pair(0, 1), std::pair(0, 2), std::pair(1, 2)}) {
      Tally tally;
      for (int pair = 0; pair < 40; ++pair) {
        const double side = rng.unit() < 0.5 ? 300 : -300, lead = truth[first] - truth[second];
        const int won = wins(lead + side) + wins(lead - side);
        tally.wins += static_cast<std::uint64_t>(won);
        tally.losses += static_cast<std::uint64_t>(2 - won);
        ++tally.pairs[static_cast<std::size_t>(2 * won)];
      }
      meetings.push_back({static_cast<std::size_t>(first), static_cast<std::size_t>(second), tally});
    }
    const RatingList list(3, meetings);
    // Favoured sides make results closer than the strengths are, so the equal one is the one whose truth is known.
    covered += std::abs(list.elo(1)) < known(list.error(1)) ? 1 : 0;
    stronger += list.elo(0) > list.elo(2) ? 1 : 0;
  }
  EXPECT_NEAR(covered / static_cast<double>(kRuns), 0.95, 0.035);
  EXPECT_GT(stronger, kRuns * 0.98);
}

}  // namespace
}  // namespace ariadne
