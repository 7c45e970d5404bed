#include "arena/steering.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace ariadne {
namespace {

using namespace std::chrono_literals;

// Pac-Man steered by a person.
Referee steered_pacman(const std::string& ghost = "random") {
  const auto spec = find_game("pacman:ghosts=1").value();
  auto session = spec.game->start(spec.settings, 1).value();
  auto players = make_players(*session, {"human", ghost}, 1).value();
  return Referee(game_of(std::move(session), std::move(players), 1), {.may_hurry = true});
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

// Asks the ghost once Pac-Man has moved, and waits until it has moved or that time has passed; whether it has.
bool ghost_moves_within(Referee& referee, Steering& steering, std::chrono::seconds time) {
  next_round(referee, steering);
  referee.ask();
  for (const auto end = Steering::Clock::now() + time; Steering::Clock::now() < end;) {
    steering.keep_time(referee);
    if (referee.ready_within(1ms)) return true;
  }
  return false;
}

TEST(Steering, no_agent_holds_up_the_beat_unless_every_round_waits) {
  Referee referee = steered_pacman("engine:time=600s");
  Steering steering(referee.game().game().info().beat);
  EXPECT_TRUE(ghost_moves_within(referee, steering, 60s));
  Referee patient = steered_pacman("engine:time=600s");
  Steering waiting(patient.game().game().info().beat, Steering::kFastest, true);
  EXPECT_FALSE(ghost_moves_within(patient, waiting, 1s));
}

}  // namespace
}  // namespace ariadne
