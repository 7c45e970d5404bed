#include "agents/reversi/players.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "agents/spec.hpp"

namespace ariadne {
namespace {

// In a process of its own, since those that are read stay so.
void ends_after_making(const std::string& spec) {
  const auto agent = make_agent(*find_game("reversi").value().game, spec, 1);
  std::_Exit(!agent ? 2 : reversi::builtin_weights_are_read() ? 1 : 0);
}

TEST(ReversiAgents, those_that_judge_by_trained_patterns_have_read_them_before_they_are_asked) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  for (const char* spec : {"engine", "level:3", "mcts", "perfect", "alphabeta:eval=patterns", "greedy:eval=patterns"}) {
    EXPECT_EXIT(ends_after_making(spec), testing::ExitedWithCode(1), "") << spec;
  }
}

TEST(ReversiAgents, all_others_do_not_read_them) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  for (const char* spec : {"random", "greedy", "alphabeta", "engine:eval=mixed"}) {
    EXPECT_EXIT(ends_after_making(spec), testing::ExitedWithCode(0), "") << spec;
  }
}

TEST(ReversiAgents, perfect_makes_do_with_the_memory_allowed) {
  const GameEntry& reversi = *find_game("reversi").value().game;
  const auto session = reversi.start("size=4", 1).value();
  const auto decision = reversi.agent("perfect", 1).value()->think({*session, 0, {.memory = 1 << 20}});
  ASSERT_TRUE(decision);
  EXPECT_TRUE(decision->proven);
  const auto failed = reversi.agent("perfect", 1).value()->think({*session, 0, {.memory = 1}});
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().kind, FailureKind::memory);
}

}  // namespace
}  // namespace ariadne
