#include "arena/terms.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

using namespace std::chrono_literals;

TEST(Terms, each_kind_is_read) {
  EXPECT_EQ(read_terms("10s+100ms").value().clock, (TimeControl{10s, 100ms}));
  EXPECT_EQ(read_terms("1m+0s").value().clock, (TimeControl{60s, 0ms}));
  EXPECT_EQ(read_terms("500ms/move").value().limits.time, 500ms);
  EXPECT_EQ(read_terms("2s").value().limits.time, 2s);
  EXPECT_EQ(read_terms("0.5s/move").value().limits.time, 500ms);
  EXPECT_EQ(read_terms("1.5m+0.1s").value().clock, (TimeControl{90s, 100ms}));
  EXPECT_EQ(read_terms("nodes=1000").value().limits.nodes, 1000u);
  EXPECT_EQ(read_terms("nodes=20k").value().limits.nodes, 20'000u);
  EXPECT_EQ(read_terms("depth=6").value().depth, 6);
}

TEST(Terms, several_hold_together_but_none_twice) {
  const auto terms = read_terms("10s+1s, 500ms/move,nodes=7,depth=2").value();
  EXPECT_EQ(terms_text(terms.limits, terms.clock), "7 nodes/move, 500ms/move, 10s+1s per game");
  EXPECT_EQ(terms.depth, 2);
  EXPECT_EQ(terms_text({}, {}), "no limits");
  for (const char* text : {"", ",", "5", "nodes=", "nodes=0", "nodes=-1", "depth=1001", "depth=0.5k", "speed=3", "10s+",
                           "+1s", "0s+1s", "10s+1s+1s", "1s,2s", "nodes=1,nodes=2", "1s,", "10s/move+1s"}) {
    EXPECT_FALSE(read_terms(text)) << text;
  }
}

TEST(Terms, a_depth_is_for_agents_that_have_one_and_do_not_say_which) {
  const GameEntry& game = *find_game("flags").value().game;
  EXPECT_EQ(with_depth(game, "alphabeta", 3), "alphabeta:depth=3");
  EXPECT_EQ(with_depth(game, "alphabeta:depth=5", 3), "alphabeta:depth=5");
  EXPECT_EQ(with_depth(game, "random", 3), "random");
  EXPECT_EQ(with_depth(game, "alphabeta+random", 3), "alphabeta:depth=3+random");
}

}  // namespace
}  // namespace ariadne
