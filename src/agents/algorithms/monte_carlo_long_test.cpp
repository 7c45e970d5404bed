// What Monte-Carlo tree search achieves over many games.
#include <gtest/gtest.h>

#include "arena/test_match.hpp"

namespace ariadne {
namespace {

// From both sides of the same boards.
Tally against_greedy(const char* game, int opening_plies, const char* agent = "mcts:nodes=10000") {
  MatchPlan plan;
  plan.opening_plies = opening_plies;
  return tally_of(test_match::played(plan, game, {agent, "greedy"}, 20));
}

TEST(MonteCarloFigures, takes_three_quarters_of_the_points_from_greedy_in_reversi) {
  EXPECT_GE(against_greedy("reversi", 4).score(), 0.75);
}

TEST(MonteCarloFigures, takes_three_quarters_of_the_points_from_greedy_in_theseus) {
  EXPECT_GE(against_greedy("theseus", 0).score(), 0.75);
}

// It had half of the points while it explored so much that the ghosts moved nearly at random.
TEST(MonteCarloFigures, takes_three_quarters_of_the_points_from_greedy_in_the_flags) {
  EXPECT_GE(against_greedy("flags", 0, "mcts:nodes=3000").score(), 0.75);
}

// Most boards are won by whoever is nearer to a pistol, even against the engine.
TEST(MonteCarloFigures, loses_no_board_of_hunger_games_from_both_sides) {
  const Tally tally = against_greedy("hunger", 0);
  EXPECT_EQ(tally.pairs[0] + tally.pairs[1], 0u);
  EXPECT_GT(tally.score(), 0.5);
}

}  // namespace
}  // namespace ariadne
