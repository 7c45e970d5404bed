#include "arena/sprt.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace ariadne {
namespace {

using Pairs = std::array<std::uint64_t, 5>;
using Games = std::array<std::uint64_t, 3>;

constexpr double kNormalised = 347.43558552260146;  // 800 / ln 10

TEST(Sprt, terms_are_read_strictly) {
  const auto terms = read_sprt("0,10");
  ASSERT_TRUE(terms);
  EXPECT_EQ(*terms, (SprtTerms{0, 10, 0.05, 0.05}));
  EXPECT_EQ(read_sprt("-2.5,2.5,0.01,0.1").value(), (SprtTerms{-2.5, 2.5, 0.01, 0.1}));
  EXPECT_EQ(read_sprt(sprt_text({-1, 3, 0.1, 0.2})).value(), (SprtTerms{-1, 3, 0.1, 0.2}));
  for (const char* text : {"", "0", "0,", "10,0", "5,5", "0,10,0.05", "0,10,0.05,0.5", "0,10,0,0.05", "0,x", "0,1e9",
                           "nan,1", "0,10,0.05,0.05,1", "0,,10"}) {
    const auto read = read_sprt(text);
    EXPECT_FALSE(read) << text;
  }
}

// Wald's bounds: both error rates of 5 % are a ratio of 19.
TEST(Sprt, the_bounds_are_those_of_the_error_rates) {
  const SprtTerms terms{0, 10};
  EXPECT_NEAR(terms.upper(), std::log(19.0), 1e-12);
  EXPECT_NEAR(terms.lower(), -std::log(19.0), 1e-12);
  EXPECT_NEAR((SprtTerms{0, 10, 0.01, 0.1}).upper(), std::log(0.9 / 0.01), 1e-12);
}

// The likelihood of three results under a given lead, by trying all shares of draws: an independent way.
double best_likelihood(const Games& counts, double deviations) {
  double best = -INFINITY;
  for (double draws = 0.0005; draws < 1; draws += 0.0005) {
    double low = 0, high = 1 - draws;
    for (int i = 0; i < 60; ++i) {
      const double wins = (low + high) / 2, mean = wins + draws / 2;
      const double deviation = std::sqrt(wins + draws / 4 - mean * mean);
      (mean - 0.5 < deviations * deviation ? low : high) = wins;
    }
    const std::array<double, 3> shares = {1 - draws - low, draws, low};
    double sum = 0;
    for (std::size_t i = 0; i < 3; ++i) sum += static_cast<double>(counts[i]) * std::log(shares[i]);
    best = std::max(best, sum);
  }
  return best;
}

TEST(Sprt, the_ratio_is_that_of_the_two_best_fitting_distributions) {
  const SprtTerms terms{-20, 60};
  for (const Games& counts : {Games{30, 20, 50}, Games{50, 10, 50}, Games{10, 200, 14}}) {
    const double ratio = best_likelihood(counts, 60 / kNormalised) - best_likelihood(counts, -20 / kNormalised);
    EXPECT_NEAR(log_likelihood_ratio(terms, counts), ratio, 0.002);
  }
}

// Near the hypotheses results are nearly normal, and then the ratio has a closed form: with a lead of t deviations in n
// results it is n (t1 - t0) (t - (t0 + t1) / 2).
TEST(Sprt, many_pairs_follow_the_normal_distribution) {
  const double t1 = 10 * std::sqrt(2.0) / kNormalised;
  for (const Pairs& pairs : {Pairs{100, 1000, 3000, 1100, 120}, Pairs{110, 1050, 3000, 1050, 110}}) {
    double n = 0, sum = 0, squares = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      const auto count = static_cast<double>(pairs[i]), score = static_cast<double>(i) / 4;
      n += count;
      sum += count * score;
      squares += count * score * score;
    }
    const double mean = sum / n, lead = (mean - 0.5) / std::sqrt(squares / n - mean * mean);
    EXPECT_NEAR(log_likelihood_ratio({0, 10}, pairs), n * t1 * (lead - t1 / 2), 0.05);
  }
}

TEST(Sprt, the_opponent_sees_the_opposite) {
  const Pairs pairs = {3, 7, 20, 9, 6}, reversed = {6, 9, 20, 7, 3};
  EXPECT_NEAR(log_likelihood_ratio({-5, 20}, pairs), -log_likelihood_ratio({-20, 5}, reversed), 1e-6);
}

TEST(Sprt, who_wins_everything_is_soon_accepted) {
  Sprt test({0, 50}, true);
  std::uint64_t games = 0;
  while (test.accepted() == Accepted::none && games < 2000) {
    const std::size_t first = games % 2;
    FinishedGame game{{games, games / 2, {first, 1 - first}}, {first == 0 ? 1 : -1, 0}};
    test.add(game);
    ++games;
    EXPECT_EQ(test.accepted() == Accepted::elo1, test.llr() >= (SprtTerms{0, 50}).upper()) << games;
  }
  EXPECT_EQ(test.accepted(), Accepted::elo1);
  EXPECT_LT(games, 100u);
}

TEST(Sprt, games_are_judged_in_their_order_whenever_they_come) {
  std::vector<FinishedGame> games;
  for (std::uint64_t i = 0; i < 40; ++i) games.push_back({{i, i / 2, {i % 2, 1 - i % 2}}, {i % 7 < 3 ? 1 : -1, 0}});
  Sprt in_order({0, 100}, true), backwards({0, 100}, true);
  for (std::size_t i = 0; i < games.size(); ++i) in_order.add(games[i]);
  for (std::size_t i = games.size(); i-- > 1;) backwards.add(games[i]);
  EXPECT_EQ(backwards.judged(), 0u);
  EXPECT_EQ(backwards.llr(), 0);
  backwards.add(games[0]);
  EXPECT_EQ(backwards.llr(), in_order.llr());
  EXPECT_EQ(backwards.judged(), in_order.judged());
}

}  // namespace
}  // namespace ariadne
