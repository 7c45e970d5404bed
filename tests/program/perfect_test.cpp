// What the agent `perfect` says, and what it refuses.
#include <gtest/gtest.h>

#include "agents/registry.hpp"

namespace ariadne {
namespace {

TEST(Perfect, a_board_is_solved_once_for_all_agents_and_charged_to_none) {
  const GameEntry& nim = *find_game("nim").value().game;
  const auto session = nim.read("3 4 5 two").value();  // no other test solves it
  const Question question{*session, first_mover(*session)};
  const auto first = nim.agent(kPerfect, 0).value()->think(question).value();
  const auto second = nim.agent(kPerfect, 1).value()->think(question).value();
  EXPECT_EQ(first.nodes, 0u);
  EXPECT_EQ(second.nodes, 0u);
  EXPECT_EQ(second.move, first.move);
}

TEST(Perfect, values_lines_and_proof_are_told_for_every_move) {
  const GameEntry& nim = *find_game("nim").value().game;
  const auto session = nim.read("1 2 3 one").value();
  const Decision decision = nim.agent(kPerfect, 0).value()->think({*session, first_mover(*session)}).value();
  EXPECT_TRUE(decision.proven && decision.complete);
  EXPECT_EQ(decision.value, -kWinValue);
  EXPECT_EQ(decision.wins_in, 6);
  ASSERT_EQ(decision.moves.size(), session->moves(first_mover(*session)).size());
  for (const auto& move : decision.moves) {
    EXPECT_EQ(move.value, -kWinValue);
    EXPECT_EQ(static_cast<int>(move.line.size()), move.wins_in.value_or(-1));
  }
  EXPECT_EQ(decision.pv, decision.moves.front().line);  // the first of those that hold out longest
}

TEST(Perfect, without_memory_for_a_solution_it_fails_instead_of_playing_some_move) {
  const GameEntry& theseus = *find_game("theseus").value().game;
  const auto labyrinth = theseus.start("", 1).value();
  const auto thought = theseus.agent("perfect:memory=1", 0).value()->think({*labyrinth, first_mover(*labyrinth)});
  ASSERT_FALSE(thought);
  EXPECT_EQ(thought.error().kind, FailureKind::memory);
}

TEST(Perfect, without_time_for_a_solution_it_plays_some_move_and_claims_nothing) {
  const GameEntry& theseus = *find_game("theseus").value().game;
  const auto labyrinth = theseus.start("", 1).value();
  const std::atomic<bool> stop = true;
  Question question{*labyrinth, first_mover(*labyrinth)};
  question.stop = &stop;
  const Decision decision = theseus.agent(kPerfect, 0).value()->think(question).value();
  EXPECT_EQ(decision.move, labyrinth->moves(first_mover(*labyrinth)).front());
  EXPECT_FALSE(decision.complete || decision.proven || decision.value);
  EXPECT_EQ(decision.stopped, StopReason::interrupted);
}

TEST(Perfect, a_board_that_is_too_large_is_refused_before_the_game) {
  const GameEntry& nim = *find_game("nim").value().game;
  const auto session = nim.start("", 1).value();
  EXPECT_TRUE(nim.agent("perfect", 0).value()->check(*session));
  EXPECT_TRUE(nim.agent("random", 0).value()->check(*session));
  const GameEntry& theseus = *find_game("theseus").value().game;
  const auto labyrinth = theseus.start("", 1).value();
  const auto refused = theseus.agent("perfect:memory=1", 0).value()->check(*labyrinth);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("1620000 states"), std::string::npos) << refused.error().message;
  EXPECT_EQ(refused.error().hint, "Allow more with perfect:memory=40.");
  EXPECT_TRUE(theseus.agent("perfect:memory=40", 0).value()->check(*labyrinth));
  const auto capped = theseus.agent("perfect:memory=40", 0).value()->check(*labyrinth, {.memory = 1 << 20});
  ASSERT_FALSE(capped);
  EXPECT_EQ(capped.error().hint.find("perfect:memory"), std::string::npos) << capped.error().hint;
  const GameEntry& reversi = *find_game("reversi").value().game;
  const auto board = reversi.start("", 1).value();
  EXPECT_FALSE(reversi.solution_need(*board));
  EXPECT_FALSE(reversi.solve(*board, {}));
}

}  // namespace
}  // namespace ariadne
