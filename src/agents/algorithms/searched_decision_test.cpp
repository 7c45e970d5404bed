// What searching agents pass on while they think.
#include <gtest/gtest.h>

#include "agents/registry.hpp"

namespace ariadne {
namespace {

struct Thought {
  Decision decision;
  std::vector<Decision> told;
};

Thought thought(const std::string& game, const std::string& agent, const Limits& limits = {}) {
  const GameEntry& entry = *find_game(game)->game;
  const auto session = entry.start("", 1).value();
  Thought thought;
  Question question{*session, first_mover(*session), limits};
  question.info = [&](const Decision& decision) { thought.told.push_back(decision); };
  thought.decision = entry.agent(agent, 1).value()->think(question).value();
  return thought;
}

void expect_same_findings(const Decision& a, const Decision& b) {
  EXPECT_EQ(a.move, b.move);
  EXPECT_EQ(a.value, b.value);
  EXPECT_EQ(a.depth, b.depth);
  EXPECT_EQ(a.complete, b.complete);
  EXPECT_EQ(a.proven, b.proven);
  EXPECT_EQ(a.pv, b.pv);
  ASSERT_EQ(a.moves.size(), b.moves.size());
  for (std::size_t i = 0; i < a.moves.size(); ++i) {
    EXPECT_EQ(a.moves[i].move, b.moves[i].move);
    EXPECT_EQ(a.moves[i].value, b.moves[i].value);
    EXPECT_EQ(a.moves[i].bound, b.moves[i].bound);
    EXPECT_EQ(a.moves[i].line, b.moves[i].line);
  }
}

// A game and an agent that deepens in it.
constexpr std::pair<const char*, const char*> kDeepening[] = {
    {"reversi", "alphabeta"}, {"reversi", "minimax"}, {"theseus", "alphabeta"}, {"pacman", "alphabeta"},
    {"pacman", "expectimax"}, {"pacman", "strong"},   {"tree", "alphabeta"}};

TEST(SearchedDecision, while_a_depth_takes_long_the_last_one_is_passed_on_with_the_work_so_far) {
  const auto [decision, told] = thought("flags", "engine", {.time = std::chrono::milliseconds(2500)});
  int again = 0;
  for (std::size_t i = 1; i < told.size(); ++i) {
    EXPECT_GT(told[i].nodes, told[i - 1].nodes);
    if (told[i].depth != told[i - 1].depth) continue;
    ++again;
    expect_same_findings(told[i], told[i - 1]);
    EXPECT_GE(told[i].time - told[i - 1].time, std::chrono::seconds(1));
  }
  EXPECT_GE(again, 1);
}

TEST(SearchedDecision, each_finished_depth_is_passed_on_once_and_the_last_one_is_the_decision) {
  for (const auto& [game, agent] : kDeepening) {
    SCOPED_TRACE(std::string(game) + " " + agent);
    const auto [decision, told] = thought(game, agent, {.nodes = 3000});
    ASSERT_FALSE(told.empty());
    for (std::size_t i = 0; i < told.size(); ++i) {
      EXPECT_EQ(told[i].depth, static_cast<int>(i) + 1);
      EXPECT_TRUE(told[i].complete);
      EXPECT_EQ(told[i].stopped, StopReason::none);
      if (i > 0) EXPECT_GT(told[i].nodes, told[i - 1].nodes);
    }
    expect_same_findings(told.back(), decision);
    EXPECT_LE(told.back().nodes, decision.nodes);
    EXPECT_LE(decision.nodes, 3000u);
    EXPECT_EQ(decision.stopped, decision.proven ? StopReason::none : StopReason::nodes);
  }
}

TEST(SearchedDecision, a_search_that_finishes_no_depth_passes_none_on_and_still_moves) {
  const auto [decision, told] = thought("reversi", "alphabeta", {.nodes = 1});
  EXPECT_TRUE(told.empty());
  EXPECT_FALSE(decision.complete);
  EXPECT_EQ(decision.stopped, StopReason::nodes);
  EXPECT_FALSE(decision.move.empty());
}

TEST(SearchedDecision, without_memory_for_its_table_an_agent_fails_and_says_so) {
  const GameEntry& pacman = *find_game("pacman")->game;
  const auto session = pacman.start("", 1).value();
  const auto thought = pacman.agent("strong", 1).value()->think({*session, first_mover(*session), {.memory = 1000}});
  ASSERT_FALSE(thought);
  EXPECT_EQ(thought.error(), (AgentFailure{FailureKind::memory, "needs more memory than it may take"}));
}

TEST(SearchedDecision, a_count_of_distinct_positions_ends_with_its_memory) {
  const GameEntry& reversi = *find_game("reversi")->game;
  const auto session = reversi.start("", 1).value();
  const auto counted = [&](const Limits& limits) {
    Question question{*session, first_mover(*session), limits};
    question.count_distinct = true;
    return reversi.agent("minimax:depth=5", 1).value()->think(question).value();
  };
  const Decision all = counted({}), some = counted({.memory = 20'000});
  EXPECT_EQ(all.stopped, StopReason::none);
  EXPECT_EQ(some.stopped, StopReason::memory);
  EXPECT_FALSE(some.complete);
  EXPECT_LT(some.distinct, all.distinct);
  EXPECT_GT(some.distinct, 100u);
}

TEST(SearchedDecision, an_agent_asked_twice_answers_the_same_whatever_it_kept) {
  for (const auto& [game, agent] : kDeepening) {
    SCOPED_TRACE(std::string(game) + " " + agent);
    const GameEntry& entry = *find_game(game)->game;
    const auto session = entry.start("", 1).value();
    const Question question{*session, first_mover(*session), {.nodes = 3000}};
    const auto player = entry.agent(agent, 1).value();
    const Decision first = player->think(question).value(), second = player->think(question).value();
    expect_same_findings(first, second);
    EXPECT_EQ(first.nodes, second.nodes);
    EXPECT_EQ(first.cutoffs, second.cutoffs);
  }
}

TEST(SearchedDecision, a_search_to_one_depth_passes_on_the_shallower_ones_and_counts_its_own_work) {
  const auto [decision, told] = thought("reversi", "alphabeta:depth=4");
  ASSERT_EQ(told.size(), 4u);
  for (std::size_t i = 0; i < told.size(); ++i) EXPECT_EQ(told[i].depth, static_cast<int>(i) + 1);
  const GameEntry& entry = *find_game("reversi")->game;
  const auto session = entry.start("", 1).value();
  const Decision alone = entry.agent("alphabeta:depth=4", 1).value()->think({*session, 0}).value();
  expect_same_findings(decision, alone);
  EXPECT_EQ(decision.nodes, alone.nodes);
}

TEST(SearchedDecision, a_search_to_one_depth_that_is_stopped_answers_with_the_last_one_finished) {
  const GameEntry& entry = *find_game("reversi")->game;
  const auto session = entry.start("", 1).value();
  std::atomic<bool> stop = false;
  Decision last;
  Question question{*session, 0};
  question.stop = &stop;
  question.info = [&](const Decision& finished) {
    last = finished;
    if (finished.depth == 6) stop = true;
  };
  const Decision decision = entry.agent("alphabeta:depth=20", 1).value()->think(question).value();
  EXPECT_EQ(decision.depth, last.depth);
  EXPECT_LT(decision.depth, 20);
  EXPECT_EQ(decision.stopped, StopReason::interrupted);
  EXPECT_GT(decision.nodes, last.nodes) << "all that was searched counts";
  expect_same_findings(decision, last);
}

// A decided value says who wins; by how much is only sure once all play was followed.
TEST(SearchedDecision, a_decided_value_of_a_search_that_was_cut_off_is_forced_and_not_proven) {
  Decision decision;
  decision.forces = true;
  EXPECT_EQ(decision.kind_of(3), ValueKind::estimate);
  EXPECT_EQ(decision.kind_of(decisive_value({-1, -4})), ValueKind::forced);
  decision.proven = true;
  EXPECT_EQ(decision.kind_of(3), ValueKind::proven);
  EXPECT_TRUE(thought("reversi", "alphabeta:depth=3").decision.forces);
  EXPECT_FALSE(thought("pacman", "expectimax:depth=1").decision.forces) << "a mean is not a result";
  EXPECT_FALSE(thought("theseus", "alphabeta:depth=3").decision.forces) << "it does not search all that can be played";
}

}  // namespace
}  // namespace ariadne
