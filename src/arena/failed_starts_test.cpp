#include "arena/failed_starts.hpp"

#include <gtest/gtest.h>

#include "arena/test_games.hpp"

namespace ariadne {
namespace {

FinishedGame game_number(const MatchPlan& plan, std::uint64_t number, std::vector<Forfeit> forfeits) {
  FinishedGame game;
  game.pairing = pairing_of(plan, number);
  game.forfeits = std::move(forfeits);
  return game;
}
// The seat that an agent has in a game.
Seat seat_of(const MatchPlan& plan, std::uint64_t number, std::size_t agent) {
  return pairing_of(plan, number).agents[0] == agent ? 0 : 1;
}
FinishedGame failed_start(const MatchPlan& plan, std::uint64_t number, std::size_t agent) {
  return game_number(plan, number, {{seat_of(plan, number, agent), {FailureKind::start, "no such file"}}});
}

TEST(FailedStarts, three_in_a_row_withdraw_an_agent_whatever_its_side) {
  const MatchPlan plan = quick_plan(10);
  FailedStarts starts(plan);
  EXPECT_TRUE(starts.add(failed_start(plan, 0, 1)));
  EXPECT_TRUE(starts.add(failed_start(plan, 1, 1)));
  EXPECT_FALSE(starts.add(failed_start(plan, 2, 1)));
  ASSERT_TRUE(starts.withdrawn());
  EXPECT_EQ(starts.withdrawn()->agent, plan.agents[1]);
  EXPECT_EQ(starts.withdrawn()->failure.reason, "no such file");
}

TEST(FailedStarts, a_game_that_was_begun_and_other_failures_start_the_count_anew) {
  const MatchPlan plan = quick_plan(10);
  FailedStarts starts(plan);
  for (std::uint64_t number = 0; number < 9; ++number) {
    const std::size_t which = number % 3;
    if (which < 2)
      EXPECT_TRUE(starts.add(failed_start(plan, number, 0)));
    else
      EXPECT_TRUE(starts.add(
          game_number(plan, number, {{seat_of(plan, number, 0), {FailureKind::timeout, "ran out of time"}}})));
  }
}

}  // namespace
}  // namespace ariadne
