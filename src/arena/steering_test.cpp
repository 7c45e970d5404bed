#include "arena/steering.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace ariadne {
namespace {

using namespace std::chrono_literals;

// Pac-Man steered by a person, a ghost at random.
Referee steered_pacman() {
  const auto spec = find_game("pacman:ghosts=1").value();
  auto session = spec.game->start(spec.settings, 1).value();
  auto players = make_players(*session, {"human", "random"}, 1).value();
  return Referee(game_of(std::move(session), std::move(players), 1), {});
}

// What Pac-Man plays in the next round.
std::string next_round(Referee& referee, Steering& steering) {
  while (referee.awaited().empty() && !referee.over()) referee.wait();
  steering.choose(referee, Steering::Clock::now());
  referee.poll();
  return referee.game().session->history().back().front();
}

TEST(Steering, a_turn_that_is_not_possible_yet_waits_while_the_player_keeps_going) {
  Referee referee = steered_pacman();
  Steering steering(referee.game().game().info().beat);
  const auto can = [&](const std::string& move) {
    while (referee.awaited().empty()) referee.wait();
    return std::ranges::count(referee.game().session->moves(0), move) > 0;
  };
  steering.want("West");
  ASSERT_TRUE(can("West"));
  EXPECT_EQ(next_round(referee, steering), "West");
  steering.want("North");
  int rounds = 0;
  for (; !can("North") && can("West"); ++rounds) EXPECT_EQ(next_round(referee, steering), "West");
  EXPECT_GT(rounds, 0);
  ASSERT_TRUE(can("North"));
  EXPECT_EQ(next_round(referee, steering), "North");
}

TEST(Steering, rounds_come_one_beat_after_the_other_or_wait_for_a_key) {
  const Beat beat{150ms, {"North", "South", "West", "East"}, "Stop", ""};
  Steering steering(beat);
  const auto now = Steering::Clock::now();
  steering.go_on(now);
  EXPECT_FALSE(steering.is_due(now + 149ms));
  EXPECT_TRUE(steering.is_due(now + 150ms));
  steering.set_waiting(true);
  EXPECT_FALSE(steering.is_due(now + 1h));
  steering.want("West");
  EXPECT_TRUE(steering.is_due(now));
  steering.set_round(1ms);
  EXPECT_EQ(steering.round(), Steering::kFastest);
}

}  // namespace
}  // namespace ariadne
