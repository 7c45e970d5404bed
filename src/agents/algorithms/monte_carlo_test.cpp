#include "agents/algorithms/monte_carlo.hpp"

#include <gtest/gtest.h>

#include "agents/algorithms/test_thoughts.hpp"
#include "games/nim/rules.hpp"

namespace ariadne {
namespace {

using std::chrono::milliseconds;

Decision thought(const GameEntry& game, const std::string& agent, const std::string& position) {
  return thought(*game.agent(agent, 1).value(), *game.read(position).value());
}

TEST(MonteCarloAgent, every_game_with_an_evaluation_offers_it) { EXPECT_EQ(games_with("mcts").size(), games().size()); }

TEST(MonteCarloAgent, a_limit_on_nodes_is_exact) {
  for (const GameEntry* game : games_with("mcts")) {
    SCOPED_TRACE(game->info().id);
    const auto session = game->start("", 1).value();
    for (const std::uint64_t nodes : {1u, 50u, 1500u}) {
      const auto agent = game->agent("mcts:tree=1M,nodes=" + std::to_string(nodes), 1).value();
      const Decision decision = thought(*agent, *session);
      EXPECT_TRUE(decision.stopped == StopReason::none || decision.nodes == nodes) << decision.nodes;
      EXPECT_FALSE(decision.move.empty());
    }
    const auto limited = game->agent("mcts:tree=1M", 1).value();
    EXPECT_LE(thought(*limited, *session, {.nodes = 300}).nodes, 300u);
  }
}

TEST(MonteCarloAgent, a_new_game_is_the_same_whatever_was_played_before) {
  for (const GameEntry* game : games_with("mcts")) {
    SCOPED_TRACE(game->info().id);
    const auto session = game->start("", 1).value(), another = game->start("", 2).value();
    const auto fresh = game->agent("mcts:nodes=3000,tree=1M,playout=2", 5).value();
    const auto used = game->agent("mcts:nodes=3000,tree=1M,playout=2", 1).value();
    thought(*used, *another);
    thought(*used, *session);
    used->new_game(5);
    for (int i = 0; i < 3 && !session->movers().empty(); ++i) {
      expect_same(thought(*fresh, *session), thought(*used, *session));
      play_on(*session);
    }
  }
}

TEST(MonteCarloAgent, its_tree_grows_with_what_it_is_asked_and_stays_where_it_is_asked_less) {
  const Settings settings = check_settings("", MonteCarloPlayer::parameters<nim::Rules>(), "mcts").value();
  MonteCarloPlayer::Kept<nim::Rules> kept;
  const auto nodes_for = [&](std::uint64_t nodes) { return kept.tree(settings, {.nodes = nodes}).pool().size(); };
  EXPECT_EQ(nodes_for(1000), 1000u);
  EXPECT_EQ(nodes_for(1999), 1000u) << "what was found is worth more than a little room";
  EXPECT_EQ(nodes_for(2000), 2000u);
  EXPECT_EQ(nodes_for(100), 2000u);
  kept.new_game();
  EXPECT_EQ(nodes_for(100), 100u);
}

// Random moves are nodes too, so fewer are left for the tree.
TEST(MonteCarloAgent, plays_as_many_random_moves_as_it_is_told_before_it_judges) {
  const GameEntry& reversi = *find_game("reversi")->game;
  const auto session = reversi.start("", 1).value();
  const auto used = [&](const std::string& playout) {
    const auto agent = reversi.agent("mcts:nodes=10000,tree=1M,playout=" + playout, 1).value();
    return thought(*agent, *session).hash_permille.value();
  };
  EXPECT_LT(2 * used("10"), used("0"));
  EXPECT_LT(2 * used("40"), used("10"));
}

TEST(MonteCarloAgent, tells_what_it_knows_while_it_thinks) {
  for (const GameEntry* game : games_with("mcts")) {
    SCOPED_TRACE(game->info().id);
    const auto session = game->start("", 1).value();
    std::vector<Decision> told;
    Question question{*session, first_mover(*session)};
    question.info = [&](const Decision& decision) { told.push_back(decision); };
    const Decision last = game->agent("mcts:nodes=60000,tree=1M", 1).value()->think(question).value();
    if (last.proven) continue;
    ASSERT_FALSE(told.empty());
    EXPECT_FALSE(last.pv.empty());
    EXPECT_TRUE(last.hash_permille);
    for (const Decision& each : told) {
      EXPECT_TRUE(each.value);
      EXPECT_FALSE(each.move.empty());
      EXPECT_LE(each.nodes, last.nodes);
    }
  }
}

TEST(MonteCarloAgent, knows_the_value_of_trees_with_and_without_chance) {
  const GameEntry& tree = *find_game("tree")->game;
  for (const char* text : {"max(Left>min(5,9,7),Middle>min(4,8,1),Right>min(12,2,6))",
                           "max(short>6,long>min(a>max(min(4,9,8),min(8,7)),b>max(5,3),c>max(1,2)))"}) {
    const Decision found = thought(tree, "mcts", text), exact = thought(tree, "minimax", text);
    EXPECT_TRUE(found.proven);
    EXPECT_EQ(found.value, exact.value);
    EXPECT_EQ(found.move, exact.move);
  }
  const char* chance = "max(Safe>5,Dice>chance(0.5*min(12,10),0.3*4,0.2*min(3,1)),Coin>chance(min(2,9),max(6,11)))";
  const Decision found = thought(tree, "mcts", chance), exact = thought(tree, "expectimax", chance);
  EXPECT_TRUE(found.proven);
  EXPECT_EQ(found.value, exact.value);
  EXPECT_EQ(found.move, exact.move);
}

TEST(MonteCarloAgent, finds_the_last_moves_of_reversi) {
  const GameEntry& reversi = *find_game("reversi")->game;
  const auto session = reversi.start("size=4", 1).value();
  for (int i = 0; i < 4; ++i) play_on(*session);
  const Decision found = thought(*reversi.agent("mcts:nodes=2000000,tree=16M", 1).value(), *session);
  const Decision exact = thought(*reversi.agent("alphabeta:depth=20", 1).value(), *session);
  EXPECT_TRUE(exact.proven);
  EXPECT_TRUE(found.proven);
  EXPECT_EQ(found.value, exact.value);
}

TEST(MonteCarloAgent, several_threads_stop_together) {
  for (const GameEntry* game : games_with("mcts")) {
    SCOPED_TRACE(game->info().id);
    const auto session = game->start("", 1).value();
    const auto agent = game->agent("mcts:nodes=20000,tree=1M,threads=3", 1).value();
    for (int i = 0; i < 3 && !session->movers().empty(); ++i) {
      const Decision decision = thought(*agent, *session);
      EXPECT_FALSE(decision.move.empty());
      // Each thread may go on for a stride before it sees what the others did.
      EXPECT_TRUE(decision.stopped == StopReason::none || decision.nodes >= 20'000u);
      EXPECT_LT(decision.nodes, 20'000u + 3 * 2 * Budget::kStride);
      play_on(*session);
    }
  }
}

TEST(MonteCarloAgent, a_tree_that_is_larger_than_the_memory_allowed_is_refused_and_else_a_failure) {
  const GameEntry& reversi = *find_game("reversi")->game;
  const auto session = reversi.start("", 1).value();
  const auto refused = reversi.agent("mcts:tree=64M", 1).value()->check(*session, {.memory = 1 << 20});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "tree is 64M, and may be at most 1 MiB here");
  const auto failed = reversi.agent("mcts:tree=64M", 1).value()->think({*session, 0, {.memory = 1 << 20}});
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().kind, FailureKind::memory);
  EXPECT_TRUE(reversi.agent("mcts:tree=1M,nodes=100", 1).value()->think({*session, 0, {.memory = 1 << 20}}));
}

TEST(MonteCarloAgent, keeps_its_time) {
  const GameEntry& hunger = *find_game("hunger")->game;
  const auto session = hunger.start("", 1).value();
  const auto agent = hunger.agent("mcts:time=20ms", 1).value();
  for (int i = 0; i < 3; ++i) {
    const Decision decision = thought(*agent, *session);
    EXPECT_EQ(decision.stopped, StopReason::time);
    EXPECT_GE(decision.time, milliseconds(20));
  }
}

}  // namespace
}  // namespace ariadne
