#include "agents/flags/strong.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "agents/flags/routes.hpp"
#include "games/flags/flags_samples.hpp"
#include "games/flags/start.hpp"

namespace ariadne::flags {
namespace {

using GhostChoice = Move (*)(const Position&, Rng&);
Move by_classic(const Position& position, Rng&) { return classic_ghosts(position); }
Move by_direct(const Position& position, Rng&) { return direct_ghosts(position); }
// A policy that Pac-Man does not know.
Move by_either(const Position& position, Rng& rng) {
  return rng.below(2) == 0 ? direct_ghosts(position) : random_ghosts(position, rng);
}
Move by_hunter(const Position& position, Rng& rng) {
  Budget budget;
  return StepGame(position, hunting_prospects(position.maze()), budget).ghosts_choice(rng);
}

// What Pac-Man believes after a number of steps.
Beliefs beliefs_after(int steps, GhostChoice ghosts, std::uint64_t seed) {
  Rng rng(seed);
  Position position = start_of(seed);
  Beliefs beliefs;
  beliefs.observe(position);
  for (int i = 0; i < steps && !position.result(); ++i) {
    play_step(position, cautious_move(position, rng), ghosts(position, rng));
    beliefs.observe(position);
  }
  return beliefs;
}

// Plays a game of the planner to its end.
Position played(Position position, GhostChoice ghosts, std::uint64_t seed, std::optional<GhostKind> told) {
  Planner planner;
  Rng pacman_rng(seed + 100), ghosts_rng(seed + 200);
  while (!position.result()) {
    Budget budget;
    const Move move = planner.choose(position, told, budget, pacman_rng);
    EXPECT_NE(position.maze().open(position.pacman()) & (1u << move.code), 0u);
    play_step(position, move, ghosts(position, ghosts_rng));
  }
  return position;
}
bool has_all_flags(const Position& position) { return position.captured() == position.maze().all_flags(); }

int found_out(GhostKind kind, GhostChoice ghosts, int steps) {
  int count = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) count += beliefs_after(steps, ghosts, seed).likeliest() == kind;
  return count;
}

// Now and then the known kinds do the same for a while.
TEST(FlagsBeliefs, the_right_kind_is_found_after_a_few_steps) {
  EXPECT_GE(found_out(GhostKind::classic, by_classic, 6), 18);
  EXPECT_GE(found_out(GhostKind::direct, by_direct, 6), 18);
  EXPECT_GE(found_out(GhostKind::random, random_ghosts, 15), 18);
}

TEST(FlagsBeliefs, habits_fit_ghosts_that_are_not_known) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    EXPECT_EQ(beliefs_after(25, chaser_ghosts, seed).likeliest(), GhostKind::habits) << seed;
  }
}

TEST(FlagsBeliefs, nothing_is_learnt_from_a_position_that_does_not_follow) {
  Beliefs beliefs;
  beliefs.observe(start_of(1));
  beliefs.observe(start_of(2));
  EXPECT_DOUBLE_EQ(beliefs.share(GhostKind::random), 0.25);
}

TEST(FlagsStrong, a_route_captures_all_flags_if_the_ghosts_do_as_expected) {
  Position position = start_of(3);
  Budget budget;
  const auto route = find_route(position, direct_ghosts, 128, 300, budget);
  ASSERT_FALSE(route.empty());
  for (const Move move : route) play_step(position, move, direct_ghosts(position));
  EXPECT_TRUE(has_all_flags(position));
  EXPECT_EQ(position.caught_by(), 0);
}

TEST(FlagsStrong, the_same_seed_gives_the_same_game) {
  const Position start = start_of(4, 6);
  EXPECT_EQ(played(start, by_either, 4, {}), played(start, by_either, 4, {}));
}

TEST(FlagsStrong, never_sees_a_pending_choice) {
  const Position position = placed({3, 12}, {{6, 12}, {3, 15}, {0, 9}, {9, 3}});
  Position pending = position.with_first(kGhosts);
  pending.play(joint({Direction::north, Direction::west, Direction::south, Direction::north}));
  EXPECT_EQ(without_pending(pending), position);
}

TEST(FlagsStrong, a_budget_that_is_spent_still_gives_a_move) {
  const Position position = start_of(5);
  Budget budget({.nodes = 10});
  Planner planner;
  Rng rng(1);
  const Move move = planner.choose(position, GhostKind::direct, budget, rng);
  EXPECT_NE(position.maze().open(position.pacman()) & (1u << move.code), 0u);
}

TEST(FlagsHunter, choices_vary_with_the_seed_and_are_the_same_for_the_same_one) {
  int varied = 0;
  for (std::uint64_t start = 0; start < 10; ++start) {
    std::set<std::uint16_t> chosen;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      Rng rng(seed);
      chosen.insert(by_hunter(start_of(start), rng).code);
    }
    Rng rng(0), again(0);
    EXPECT_EQ(by_hunter(start_of(start), rng), by_hunter(start_of(start), again));
    varied += chosen.size() > 1;
  }
  EXPECT_GE(varied, 2);
}

TEST(FlagsHunter, catches_pacman_where_he_cannot_escape) {
  // In the corner, with both ways out taken.
  const Position position = placed({0, 0}, {{0, 2}, {2, 0}, {10, 12}, {12, 12}});
  Rng rng(1);
  for (const Move move : position.moves()) {
    Position next = position;
    play_step(next, move, by_hunter(position, rng));
    EXPECT_NE(next.caught_by(), 0);
  }
}

TEST(FlagsStrong, until_he_is_sure_he_steps_where_no_answer_can_catch_him_if_he_can) {
  int choices = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Rng rng(seed);
    Position position = start_of(seed);
    for (int i = 0; i < 8 && !position.result(); ++i) {
      play_step(position, cautious_move(position, rng), direct_ghosts(position));
    }
    if (position.result()) continue;
    // Whether some answer of the ghosts catches him.
    const auto can_be_caught = [&](Move move) {
      Position chosen = position.with_first(kPacman);
      chosen.play(move);
      return std::ranges::any_of(chosen.moves(), [&](Move answer) {
        Position next = chosen;
        next.play(answer);
        return next.caught_by() != 0;
      });
    };
    const auto moves = position.with_first(kPacman).moves();
    const auto dangers = std::ranges::count_if(moves, can_be_caught);
    if (dangers == 0 || dangers == std::ssize(moves)) continue;
    Budget budget;
    EXPECT_FALSE(can_be_caught(Planner().choose(position, std::nullopt, budget, rng))) << seed;
    ++choices;
  }
  EXPECT_GE(choices, 10);
}

}  // namespace
}  // namespace ariadne::flags
