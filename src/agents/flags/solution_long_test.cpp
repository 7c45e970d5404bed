// The solution of the classic maze with one ghost.
#include <gtest/gtest.h>

#include <map>

#include "agents/flags/solution.hpp"
#include "agents/flags/solved_maze.hpp"
#include "arena/test_match.hpp"
#include "games/flags/small_mazes.hpp"
#include "games/flags/start.hpp"

namespace ariadne::flags {
namespace {

// The classic maze, solved once for all tests here.
const SolvedMaze& classic() {
  static const auto solved = [] {
    Budget budget;
    return SolvedMaze::of(classic_maze(), budget);
  }();
  return *solved;
}

TEST(FlagsSolution, from_every_start_pacman_survives_and_in_89_percent_the_ghost_can_guard_the_last_flag) {
  std::uint64_t guarded = 0, guessed = 0, other = 0;
  for (const StateNumber start : classic().graph().starts()) {
    const int first = classic().orders().first_commits.sign(start);
    const int second = classic().orders().second_commits.sign(start);
    ++(first == 0 && second == 0 ? guarded : first == 0 && second == 1 ? guessed : other);
  }
  EXPECT_EQ(guarded, 64574u);
  EXPECT_EQ(guessed, 7676u);
  EXPECT_EQ(other, 0u);
}

TEST(FlagsSolution, committing_first_is_never_better_and_mixed_values_are_between) {
  constexpr int kSteps = 12;
  Budget budget;
  OneGhostValues values(classic().graph(), classic().orders(), 0);
  values.run_to(kSteps, budget);
  std::uint64_t outside = 0, between = 0;
  for (StateNumber state = 0; state < classic().graph().state_count(); ++state) {
    const double low = points_of(classic().orders().first_commits[state], kSteps, 0);
    const double high = points_of(classic().orders().second_commits[state], kSteps, 0);
    const double value = values.value(state);
    outside += low <= value + 1e-12 && value <= high + 1e-12 ? 0 : 1;
    between += low + 1e-6 < value && value < high - 1e-6 ? 1 : 0;
  }
  EXPECT_EQ(outside, 0u);
  EXPECT_GT(between, 100u);
}

Limit within(int steps, LimitWins wins) { return {steps, wins}; }

// Pac-Man in the corner with the ghost diagonally beside him: both of his ways out can be guarded, but not both at
// once.
TEST(FlagsSolution, a_cornered_pacman_escapes_half_the_time_and_both_sides_toss_a_coin) {
  const Position cornered = one_ghost_at(classic_maze(), classic_maze().cell(0, 0), classic_maze().cell(1, 1), 0);
  const auto solution = OwnSolution<Rules>::solve(cornered, {});
  ASSERT_TRUE(solution);
  const StepSolution& step = *solution->step;
  EXPECT_FALSE(step.reading().exact());
  EXPECT_EQ(step.reading().committed[0], (StepSolution::Forced{-1, 1, false}));
  EXPECT_EQ(step.reading().committed[1], (StepSolution::Forced{1, 1000, true}));
  EXPECT_NEAR(step.value, 0.5, 1e-9);
  EXPECT_LT(step.error, 1e-9);
  EXPECT_EQ(step.matrix.rows, (std::vector<std::string>{"1", "2"}));
  EXPECT_NEAR(step.matrix.row_mixture[0], 0.5, 1e-9);
}

TEST(FlagsSolution, perfect_mixes_where_it_has_to_guess_and_keeps_the_result_elsewhere) {
  Budget budget;
  Rng rng(5);
  const Cell corner = classic_maze().cell(0, 0);
  std::map<std::string, int> moves;
  for (int i = 0; i < 400; ++i) {
    const Position cornered = one_ghost_at(classic_maze(), corner, classic_maze().cell(1, 1), 0);
    ++moves[OwnSolution<Rules>::decide(cornered, budget, rng).move];
  }
  EXPECT_EQ(moves.size(), 2u);
  EXPECT_NEAR(moves["1"], 200, 60);
  // With the ghost below him there is one safe way out.
  const Position beside = one_ghost_at(classic_maze(), corner, classic_maze().cell(1, 0), 0);
  for (int i = 0; i < 20; ++i) {
    const Decision decision = OwnSolution<Rules>::decide(beside, budget, rng);
    EXPECT_EQ(decision.move, "2");
    EXPECT_TRUE(decision.proven);
    EXPECT_EQ(decision.moves[0].value, -kWinValue);
  }
}

TEST(FlagsSolution, perfect_pacman_survives_a_perfect_ghost_from_every_start) {
  Budget budget;
  Rng rng(2);
  for (int game = 0; game < 20; ++game) {
    Position position(classic_maze(), draw_start(classic_maze(), 1, rng), within(60, LimitWins::pacman));
    while (!position.result()) {
      const Position his = position.with_first(kPacman), its = position.with_first(kGhosts);
      const auto first = Rules::read_move(his, OwnSolution<Rules>::decide(his, budget, rng).move);
      const auto second = Rules::read_move(its, OwnSolution<Rules>::decide(its, budget, rng).move);
      position = his;
      position.play(first.value());
      position.play(second.value());
    }
    EXPECT_EQ(position.result()->sign, 1);
  }
}

TEST(FlagsSolution, perfect_pacman_is_never_caught_by_one_ghost_of_any_kind) {
  for (const char* ghost : {"direct", "classic", "random", "chaser1"}) {
    const auto games = test_match::played(test_match::on("ghosts=1,limit=200"), "flags", {"perfect", ghost}, 60);
    EXPECT_EQ(tally_of(games).losses, 0u) << ghost;
  }
}

}  // namespace
}  // namespace ariadne::flags
