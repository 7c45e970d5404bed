// What the original's agents achieve over many games.
#include <gtest/gtest.h>

#include <cmath>

#include "arena/test_match.hpp"

namespace ariadne::theseus {
namespace {

constexpr int kGames = 2000;

// Three standard errors of our share, and half a percent, to which the known ones are rounded.
double tolerance(double share) { return 3 * std::sqrt(share * (1 - share) / kGames) + 0.005; }

// Of what is rare the tolerance would accept nothing at all, so at least a quarter of it is expected.
void expect_share(std::uint64_t games, double known) {
  const double share = static_cast<double>(games) / kGames;
  EXPECT_NEAR(share, known, tolerance(known));
  EXPECT_GE(share, known / 4);
}

// How Theseus fares on random boards against a random Minotaur. Nearly all games are drawn: three tiles are not far.
void expect_shares(const char* theseus, const char* settings, double won, double lost) {
  const auto tally = tally_of(test_match::played(test_match::on(settings), "theseus", {theseus, "random"}, kGames));
  expect_share(tally.wins, won);
  expect_share(tally.losses, lost);
}

TEST(TheseusPlayers, random_fares_on_classic_boards_as_is_known) { expect_shares("random", "", 0, 0.13); }
TEST(TheseusPlayers, heuristic_fares_on_classic_boards_as_is_known) { expect_shares("heuristic", "", 0.01, 0.07); }
TEST(TheseusPlayers, minmax_fares_on_classic_boards_as_is_known) { expect_shares("minmax", "", 0.01, 0.005); }
TEST(TheseusPlayers, random_fares_on_dense_boards_as_is_known) { expect_shares("random", "walls=dense", 0, 0.06); }
TEST(TheseusPlayers, heuristic_fares_on_dense_boards_as_is_known) {
  expect_shares("heuristic", "walls=dense", 0, 0.03);
}

}  // namespace
}  // namespace ariadne::theseus
