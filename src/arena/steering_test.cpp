#include "arena/steering.hpp"

#include <gtest/gtest.h>

#include "arena/test_games.hpp"

namespace ariadne {
namespace {

using namespace std::chrono_literals;

// Pac-Man steered by a person, the ghosts at random.
Referee steered_pacman() {
  const auto spec = find_game("pacman:ghosts=0").value();
  auto session = spec.game->start(spec.settings, 1).value();
  std::vector<std::string> specs(session->seats().size(), "random");
  specs[0] = "human";
  auto players = make_players(*session, specs, 1).value();
  return Referee(game_of(std::move(session), std::move(players), 1), {});
}

TEST(Steering, a_turn_that_is_not_possible_yet_waits_while_the_player_keeps_going) {
  Referee referee = steered_pacman();
  Steering steering(referee.game().game().info().beat);
  const auto now = Steering::Clock::now();
  const auto moves = referee.game().session->moves(0);
  const auto can = [&](const char* move) { return std::ranges::count(referee.game().session->moves(0), move) > 0; };
  const std::string way = can("West") ? "West" : "East";
  steering.want(way);
  steering.choose(referee, now);
  ASSERT_TRUE(referee.poll());
  EXPECT_EQ(referee.game().session->history().back().front(), way);
  const std::string wall = can("North") ? "South" : "North";
  if (can(wall.c_str())) return;  // an open crossing: nothing to wait for
  steering.want(wall);
  steering.choose(referee, now);
  ASSERT_TRUE(referee.poll());
  EXPECT_EQ(referee.game().session->history().back().front(), way);
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
