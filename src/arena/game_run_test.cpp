#include "arena/game_run.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "agents/registry.hpp"

namespace ariadne {
namespace {

const GameEntry& reversi() { return *find_game("reversi").value().game; }

std::vector<Player> players_of(const std::vector<std::string>& words) {
  std::vector<Player> players;
  for (const auto& word : words) players.push_back({word, reversi().agent(word, players.size()).value()});
  return players;
}

TEST(GameRun, a_game_is_played_to_its_end_and_recorded) {
  const auto session = reversi().start("size=6", 0).value();
  auto players = players_of({"greedy", "random"});
  std::size_t seen = 0;
  RunOptions options;
  options.seed = 11;
  options.observer = [&](const Session& after, const RecordedPly& ply) {
    EXPECT_EQ(after.history().size(), ++seen);
    EXPECT_EQ(after.history().back(), ply.moves.front());
  };
  const GameRecord record = play_game(*session, players, options);
  EXPECT_TRUE(session->result());
  EXPECT_EQ(record.ending, Ending::finished);
  EXPECT_EQ(record.result, session->result());
  EXPECT_EQ(record.hash, session->hash());
  EXPECT_EQ(record.seed, 11u);
  EXPECT_EQ(record.agents, (std::vector<std::string>{"greedy", "random"}));
  EXPECT_EQ(record.plies.size(), seen);
  EXPECT_TRUE(verify(record));
}

TEST(GameRun, what_was_played_before_is_in_the_record) {
  const auto session = reversi().start("size=4", 0).value();
  const std::string first = session->moves().front(), start = session->json();
  ASSERT_TRUE(session->play(first));
  auto players = players_of({"random", "random"});
  const GameRecord record = play_game(*session, players, {});
  EXPECT_EQ(record.start, start);
  EXPECT_EQ(record.plies.front().moves, std::vector<std::string>{first});
  EXPECT_TRUE(verify(record));
}

TEST(GameRun, a_stopped_game_keeps_the_plies_before) {
  const auto session = reversi().start("", 0).value();
  auto players = players_of({"alphabeta:depth=1", "random"});
  std::atomic<bool> stop = false;
  RunOptions options;
  options.stop = &stop;
  options.observer = [&](const Session& after, const RecordedPly&) { stop = after.history().size() == 5; };
  const GameRecord record = play_game(*session, players, options);
  EXPECT_EQ(record.ending, Ending::interrupted);
  EXPECT_EQ(record.plies.size(), 5u);
  EXPECT_FALSE(record.result);
  EXPECT_TRUE(verify(record));
}

TEST(GameRun, the_limits_hold_for_every_move) {
  const auto session = reversi().start("", 0).value();
  auto players = players_of({"alphabeta", "alphabeta:depth=20"});
  RunOptions options;
  options.limits.nodes = 300;
  const GameRecord record = play_game(*session, players, options);
  EXPECT_EQ(record.limits, options.limits);
  std::uint64_t most = 0;
  for (const auto& ply : record.plies) most = std::max(most, ply.nodes);
  EXPECT_GE(most, 300u);
  EXPECT_LE(most, 300u);
}

}  // namespace
}  // namespace ariadne
