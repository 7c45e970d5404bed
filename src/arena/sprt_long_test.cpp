#include <gtest/gtest.h>

#include <cmath>

#include "arena/sprt.hpp"
#include "core/rng.hpp"

namespace ariadne {
namespace {

// The shares of the five results of a pair for which the lead is this normalised Elo: a share of the losses becomes
// wins, step by step.
std::array<double, 5> pairs_with_lead(double elo) {
  const double wanted = elo * std::sqrt(2.0) / 347.43558552260146;
  double low = -1, high = 1;
  std::array<double, 5> shares{};
  for (int i = 0; i < 60; ++i) {
    const double tilt = (low + high) / 2;
    shares = {0.1 * (1 - tilt), 0.2 * (1 - tilt), 0.4, 0.2 * (1 + tilt), 0.1 * (1 + tilt)};
    double mean = 0, squares = 0;
    for (std::size_t k = 0; k < 5; ++k) {
      const double points = static_cast<double>(k) / 4;
      mean += shares[k] * points;
      squares += shares[k] * points * points;
    }
    ((mean - 0.5) / std::sqrt(squares - mean * mean) < wanted ? low : high) = tilt;
  }
  return shares;
}

// The share of tests that accept the second hypothesis if the truth is this much Elo.
double accepted(const SprtTerms& terms, double elo, int tests) {
  const auto shares = pairs_with_lead(elo);
  int second = 0;
  for (int test = 0; test < tests; ++test) {
    Rng rng = Rng::stream(7, static_cast<std::uint64_t>(test));
    std::array<std::uint64_t, 5> counts{};
    double llr = 0;
    while (llr > terms.lower() && llr < terms.upper()) {
      ++counts[drawn_by(shares, rng)];
      llr = log_likelihood_ratio(terms, counts);
    }
    second += llr >= terms.upper() ? 1 : 0;
  }
  return second / static_cast<double>(tests);
}

// 600 tests at 5 % vary by 0.9 % (one standard error). A test ends beyond its bound, not on it, so the true rates are
// somewhat lower than promised.
TEST(SprtLong, wrong_decisions_are_as_rare_as_promised) {
  const SprtTerms terms{0, 60};
  const double falsely_accepted = accepted(terms, 0, 600), falsely_rejected = 1 - accepted(terms, 60, 600);
  EXPECT_LT(falsely_accepted, 0.05 + 0.025);
  EXPECT_LT(falsely_rejected, 0.05 + 0.025);
  EXPECT_GT(falsely_accepted, 0.015);  // and not by never deciding anything
  EXPECT_GT(falsely_rejected, 0.015);
  RecordProperty("falsely_accepted", std::to_string(falsely_accepted));
  RecordProperty("falsely_rejected", std::to_string(falsely_rejected));
}

TEST(SprtLong, halfway_between_the_hypotheses_either_is_accepted) {
  EXPECT_NEAR(accepted({0, 60}, 30, 200), 0.5, 0.12);
}

TEST(SprtLong, unequal_error_rates_are_kept_too) {
  const SprtTerms terms{0, 80, 0.02, 0.2};
  EXPECT_LT(accepted(terms, 0, 600), 0.02 + 0.02);
  EXPECT_LT(1 - accepted(terms, 80, 600), 0.2 + 0.05);
}

}  // namespace
}  // namespace ariadne
