#include "arena/rating.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "arena/test_ratings.hpp"

namespace ariadne {
namespace {

// A game of a match in which the first agent won, drew or lost.
FinishedGame game(std::uint64_t index, int sign) {
  const Pairing pairing = pairing_of(MatchPlan(), index);
  return {pairing, {pairing.agents[0] == 0 ? sign : -sign, 0}};
}

TEST(Rating, games_are_counted_for_the_first_agent_whichever_side_it_had) {
  const std::vector<FinishedGame> games = {game(0, 1), game(1, 1), game(2, 1), game(3, -1), game(4, 0), game(5, -1)};
  const Tally tally = tally_of(games);
  EXPECT_EQ(tally.wins, 3);
  EXPECT_EQ(tally.draws, 1);
  EXPECT_EQ(tally.losses, 2);
  EXPECT_EQ(tally.pairs, (std::array<std::uint64_t, 5>{0, 1, 1, 0, 1}));
  EXPECT_DOUBLE_EQ(tally.score(), 3.5 / 6);
}

TEST(Rating, games_of_a_pair_find_each_other_in_any_order_and_half_a_pair_is_none) {
  const std::vector<FinishedGame> games = {game(3, 1), game(0, -1), game(2, 0), game(6, 1)};
  const Tally tally = tally_of(games);
  EXPECT_EQ(tally.games(), 4);
  EXPECT_EQ(tally.pairs, (std::array<std::uint64_t, 5>{0, 0, 0, 1, 0}));
}

TEST(Rating, the_opponent_has_the_same_table_from_the_other_side) {
  const Tally tally{5, 2, 1, {0, 1, 1, 0, 2}};
  EXPECT_EQ(tally.reversed(), (Tally{1, 2, 5, {2, 0, 1, 1, 0}}));
  EXPECT_EQ(tally.reversed().reversed(), tally);
  EXPECT_NEAR(known(rate(tally).elo), -known(rate(tally.reversed()).elo), 1e-9);
  EXPECT_NEAR(known(rate(tally).error), known(rate(tally.reversed()).error), 1e-9);
}

TEST(Rating, known_scores_have_their_known_elo) {
  EXPECT_DOUBLE_EQ(elo_of_score(0.5), 0);
  EXPECT_NEAR(elo_of_score(10.0 / 11), 400, 1e-9);  // ten to one is 400 by definition
  EXPECT_NEAR(elo_of_score(0.75), 190.848, 1e-3);   // 400 times the decimal logarithm of 3
}

// By hand: pairs [1, 0, 2, 0, 1] have shares 0, .5, .5, 1; mean .5, squares .25+.25 around it over 3, so the variance
// is 1/6 and the standard error sqrt(1/24) = .204124. At .5 one share is worth 1600/ln 10 = 694.871 Elo.
TEST(Rating, the_error_is_that_of_the_pairs) {
  const Tally tally{4, 0, 4, {1, 0, 2, 0, 1}};
  EXPECT_DOUBLE_EQ(known(rate(tally).elo), 0);
  EXPECT_NEAR(known(rate(tally).error), 1.959964 * 0.2041241 * 694.8712, 0.01);
}

// By hand: pairs [0, 0, 1, 0, 3] have mean .875 and variance (.140625 + 3 * .015625) / 3 = .0625, standard error .125.
TEST(Rating, the_error_grows_towards_the_ends_of_the_scale) {
  const Tally tally{7, 0, 1, {0, 0, 1, 0, 3}};
  EXPECT_NEAR(known(rate(tally).elo), 400 * std::log10(7.0), 1e-9);
  EXPECT_NEAR(known(rate(tally).error), 1.959964 * 0.125 * 400 / (2.302585 * 0.875 * 0.125), 0.01);
}

TEST(Rating, pairs_that_all_end_alike_do_not_tell_their_error) {
  for (const Tally& tally : {Tally{5, 0, 5, {0, 0, 5, 0, 0}}, Tally{5, 5, 0, {0, 0, 0, 5, 0}}}) {
    EXPECT_TRUE(rate(tally).elo);
    EXPECT_FALSE(rate(tally).error);
  }
}

TEST(Rating, one_pair_tells_no_error) {
  const Rating rating = rate(Tally{1, 1, 0, {0, 0, 0, 1, 0}});
  EXPECT_TRUE(rating.elo);
  EXPECT_FALSE(rating.error);
}

// By hand: .05 to the power of 1/20 is .860892, which is +316.7 Elo.
TEST(Rating, a_clean_sweep_has_no_elo_but_a_bound) {
  const Rating won = rate(Tally{40, 0, 0, {0, 0, 0, 0, 20}}), lost = rate(Tally{0, 0, 40, {20, 0, 0, 0, 0}});
  EXPECT_FALSE(won.elo);
  EXPECT_FALSE(won.error);
  EXPECT_NEAR(known(won.bound), 316.7, 0.1);
  EXPECT_DOUBLE_EQ(known(lost.bound), -known(won.bound));
}

// Four pairs in a row happen to an equal agent in one match of sixteen, five in one of 32.
TEST(Rating, a_short_sweep_claims_nothing) {
  for (const std::uint64_t pairs : {1u, 2u, 4u}) EXPECT_FALSE(rate(Tally{2 * pairs, 0, 0, {0, 0, 0, 0, pairs}}).bound);
  EXPECT_GT(known(rate(Tally{10, 0, 0, {0, 0, 0, 0, 5}}).bound), 0);
  EXPECT_LT(known(rate(Tally{0, 0, 10, {5, 0, 0, 0, 0}}).bound), 0);
}

TEST(Rating, without_games_nothing_is_claimed) {
  const Rating rating = rate(Tally{});
  EXPECT_FALSE(rating.elo || rating.error || rating.bound);
  EXPECT_DOUBLE_EQ(Tally{}.score(), 0.5);
}

// By hand: the mean of the pairs [0, 0, 1, 0, 3] is .875 and their standard error .125: three of them above a half.
TEST(Rating, superiority_is_the_chance_that_the_true_score_is_above_a_half) {
  EXPECT_NEAR(likelihood_of_superiority({7, 0, 1, {0, 0, 1, 0, 3}}), 0.99865, 1e-5);
  EXPECT_NEAR(likelihood_of_superiority({1, 0, 7, {3, 0, 1, 0, 0}}), 0.00135, 1e-5);
  EXPECT_DOUBLE_EQ(likelihood_of_superiority({4, 0, 4, {1, 0, 2, 0, 1}}), 0.5);
}

// With a uniform prior the chance that a share is below a half after n successes is 1 / 2^(n + 1).
TEST(Rating, superiority_after_a_sweep_grows_with_its_length) {
  EXPECT_DOUBLE_EQ(likelihood_of_superiority({2, 0, 0, {0, 0, 0, 0, 1}}), 0.75);
  EXPECT_DOUBLE_EQ(likelihood_of_superiority({0, 0, 6, {3, 0, 0, 0, 0}}), 1.0 / 16);
  EXPECT_DOUBLE_EQ(likelihood_of_superiority({3, 0, 3, {0, 0, 3, 0, 0}}), 0.5);
  EXPECT_DOUBLE_EQ(likelihood_of_superiority({}), 0.5);
}

FinishedGame scored(const MatchPlan& plan, std::uint64_t index, double score) {
  return {pairing_of(plan, index), {score > 0 ? 1 : -1, score}};
}

TEST(Points, without_swapping_every_game_counts_for_itself) {
  MatchPlan plan;
  plan.swap_sides = false;
  const std::vector<FinishedGame> games = {scored(plan, 0, 10), scored(plan, 1, 20), scored(plan, 2, 60)};
  const Points points = points_of(games);
  EXPECT_DOUBLE_EQ(points.mean, 30);
  EXPECT_DOUBLE_EQ(known(points.error), std::sqrt((400 + 100 + 900) / 2.0 / 3));
  EXPECT_FALSE(points_of(std::span(games).first(1)).error);
}

TEST(Points, with_swapping_they_are_the_first_agents_and_a_pair_counts_once) {
  const MatchPlan plan;
  const std::vector<FinishedGame> games = {scored(plan, 0, 10), scored(plan, 1, -20), scored(plan, 2, -3),
                                           scored(plan, 3, 4)};
  const Points points = points_of(games);
  EXPECT_DOUBLE_EQ(points.mean, (15 - 3.5) / 2);
  EXPECT_DOUBLE_EQ(known(points.error), (15 + 3.5) / 2);
}

}  // namespace
}  // namespace ariadne
