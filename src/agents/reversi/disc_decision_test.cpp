#include <gtest/gtest.h>

#include <atomic>

#include "agents/registry.hpp"

namespace ariadne {
namespace {

constexpr const char* kTwelveLeft = "X-XXXXXXOOOXXXXXOOOOXXOXOOOXOXXXOOXOXOOX-OOXOOO---OOOX-O---OO--- X";

// Stopped as soon as the solution is told: there is nothing left that it could be stopped from.
TEST(DiscDecision, a_solution_was_not_stopped_by_anything) {
  const GameEntry& game = *find_game("reversi").value().game;
  const auto session = game.read(kTwelveLeft).value();
  const auto agent = game.agent("perfect", 1).value();
  std::atomic<bool> stop = false;
  Question question{*session, 0};
  question.stop = &stop;
  question.info = [&](const Decision& known) { stop = known.proven; };
  const Decision decision = agent->think(question).value();
  EXPECT_TRUE(stop);
  EXPECT_TRUE(decision.proven);
  EXPECT_EQ(decision.stopped, StopReason::none);
}

}  // namespace
}  // namespace ariadne
