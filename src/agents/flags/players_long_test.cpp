// What the agents of the flags achieve over many games.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "arena/test_match.hpp"

namespace ariadne::flags {
namespace {

// At the limit the game is drawn, so that it can be told from a win by all flags.
std::vector<FinishedGame> played(const char* pacman, const char* ghosts, std::uint64_t games) {
  return test_match::played(test_match::on("limit_wins=draw"), "flags", {pacman, ghosts}, games);
}

std::uint64_t median_steps(std::vector<FinishedGame> games) {
  const auto middle = games.begin() + static_cast<std::ptrdiff_t>(games.size() / 2);
  std::ranges::nth_element(games, middle, {}, &FinishedGame::plies);
  return middle->plies;
}

// Within three standard errors of what is known from 4000 games.
void expect_shares(const char* pacman, const char* ghosts, std::uint64_t games, double flags, double caught) {
  const auto tally = tally_of(played(pacman, ghosts, games));
  const auto count = static_cast<double>(games);
  const auto errors = [&](double share) { return 3 * std::sqrt(share * (1 - share) * (1 / count + 1.0 / 4000)); };
  EXPECT_NEAR(static_cast<double>(tally.wins) / count, flags, errors(flags)) << pacman << " against " << ghosts;
  EXPECT_NEAR(static_cast<double>(tally.losses) / count, caught, errors(caught)) << pacman << " against " << ghosts;
}

TEST(FlagsFigures, a_random_pacman_is_always_caught_after_some_14_or_11_steps) {
  const auto classic = played("random", "classic", 4000), direct = played("random", "direct", 4000);
  EXPECT_EQ(tally_of(classic).losses, 4000u);
  EXPECT_EQ(tally_of(direct).losses, 4000u);
  EXPECT_NEAR(static_cast<double>(median_steps(classic)), 14, 1);
  EXPECT_NEAR(static_cast<double>(median_steps(direct)), 11, 1);
}

TEST(FlagsFigures, the_heuristic_fares_as_is_known) {
  expect_shares("heuristic", "classic", 4000, 0.697, 0.303);
  expect_shares("heuristic", "direct", 4000, 0.094, 0.891);
}

TEST(FlagsFigures, minmax_fares_as_is_known) {
  expect_shares("minmax", "classic", 2000, 0.843, 0.156);
  expect_shares("minmax", "direct", 400, 0.135, 0.702);
}

TEST(FlagsStrong, captures_all_flags_against_ghosts_that_it_works_out) {
  EXPECT_GE(tally_of(played("strong", "classic", 100)).wins, 98u);
  EXPECT_GE(tally_of(played("strong", "direct", 100)).wins, 98u);
}

TEST(FlagsStrong, captures_all_flags_against_ghosts_that_it_is_told) {
  EXPECT_GE(tally_of(played("strong:ghosts=classic", "classic", 200)).wins, 199u);
  EXPECT_GE(tally_of(played("strong:ghosts=direct", "direct", 200)).wins, 199u);
}

TEST(FlagsStrong, mostly_captures_all_flags_against_ghosts_that_it_does_not_know) {
  EXPECT_GE(tally_of(played("strong", "wavering", 20)).wins, 16u);
}

TEST(FlagsHunter, catches_minmax_in_most_games) { EXPECT_GE(tally_of(played("minmax", "hunter", 200)).losses, 178u); }

}  // namespace
}  // namespace ariadne::flags
