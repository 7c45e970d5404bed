#include "arena/match.hpp"

#include <gtest/gtest.h>

#include <set>

#include "arena/opening.hpp"
#include "arena/rating.hpp"
#include "arena/referee.hpp"
#include "arena/test_games.hpp"

namespace ariadne {
namespace {

std::vector<std::string> opening_of(const GameRecord& record) {
  std::vector<std::string> moves;
  for (const auto& ply : record.plies) {
    if (ply.opening) moves.push_back(ply.moves.front());
  }
  return moves;
}

TEST(Match, the_same_plan_gives_the_same_games_for_any_number_of_jobs) {
  MatchPlan plan = quick_plan(12);
  plan.settings = "";
  plan.agents = {"alphabeta:depth=2", "greedy"};
  const auto alone = played(plan, 1);
  ASSERT_EQ(alone.size(), 12u);
  EXPECT_EQ(played(plan, 2), alone);
  EXPECT_EQ(played(plan, 4), alone);
  plan.seed = 8;
  EXPECT_NE(played(plan, 1), alone);
}

TEST(Match, a_game_does_not_depend_on_those_before_it) {
  const MatchPlan plan = quick_plan(9);
  const auto all = played(plan), some = played(plan, 2, ListedGames(plan, {3, 8}));
  ASSERT_EQ(some.size(), 2u);
  EXPECT_EQ(some[0], all[3]);
  EXPECT_EQ(some[1], all[8]);
}

TEST(Match, the_games_of_a_pair_share_their_opening_and_swap_sides) {
  const auto games = played(quick_plan(10));
  ASSERT_EQ(games.size(), 10u);
  for (std::size_t i = 0; i < games.size(); i += 2) {
    EXPECT_EQ(games[i].start, games[i + 1].start);
    EXPECT_EQ(opening_of(games[i]), opening_of(games[i + 1]));
    EXPECT_EQ(opening_of(games[i]).size(), 2u);
    EXPECT_EQ(games[i].agents, (std::vector<std::string>{"random", "greedy"}));
    EXPECT_EQ(games[i + 1].agents, (std::vector<std::string>{"greedy", "random"}));
  }
}

TEST(Match, pairs_have_openings_of_their_own) {
  MatchPlan plan = quick_plan(40);
  plan.opening_plies = 4;
  plan.settings = "";
  std::set<std::vector<Step>> openings;
  for (std::uint64_t index = 0; index < plan.games; index += 2) {
    openings.insert(open_game(plan, pairing_of(plan, index))->history());
  }
  EXPECT_GT(openings.size(), 15u);  // 20 drawn among 244
}

TEST(Match, a_player_against_itself_scores_a_half_when_both_always_choose_alike) {
  MatchPlan plan = quick_plan(8);
  plan.agents = {"alphabeta:depth=2", "alphabeta:depth=2"};
  const Tally tally = tally_of(finished(plan, played(plan, 2)));
  EXPECT_EQ(tally.pairs, (std::array<std::uint64_t, 5>{0, 0, 4, 0, 0}));
}

TEST(Match, agents_that_keep_their_sides_play_every_game_from_an_opening_of_its_own) {
  MatchPlan plan = quick_plan(4);
  plan.agents = {"random", "greedy"};
  plan.opening_plies = 6;
  plan.swap_sides = false;
  const auto games = played(plan);
  std::set<std::string> openings;
  for (const auto& game : games) {
    EXPECT_EQ(game.agents, (std::vector<std::string>{"random", "greedy"}));
    EXPECT_EQ(finished_game(plan, pairing_of(plan, match_index(game)), game).sign_for(0), game.result->sign);
    openings.insert(plan.game->text(*open_game(plan, pairing_of(plan, match_index(game)))));
  }
  EXPECT_EQ(openings.size(), games.size());
}

TEST(Match, looking_further_ahead_wins) {
  MatchPlan plan = quick_plan(20);
  plan.settings = "";
  plan.agents = {"random", "alphabeta:depth=3"};
  EXPECT_LT(tally_of(finished(plan, played(plan, 2))).score(), 0.2);
}

TEST(Match, an_odd_number_of_games_leaves_half_a_pair) {
  const MatchPlan plan = quick_plan(5);
  const auto games = played(plan, 2);
  ASSERT_EQ(games.size(), 5u);
  EXPECT_EQ(tally_of(finished(plan, games)).whole_pairs(), 2u);
}

TEST(Match, every_game_starts_from_the_given_position) {
  MatchPlan plan = quick_plan(4);
  const auto session = plan.game->start("size=6", 0).value();
  ASSERT_TRUE(session->play({session->moves(first_mover(*session)).front()}));
  plan.settings = "";
  plan.position = session->json();
  const auto games = played(plan);
  EXPECT_EQ(games.size(), 4u);
  for (const auto& record : games) EXPECT_EQ(record.start, session->json());
}

TEST(Match, games_pass_on_in_order_however_long_each_takes) {
  const auto games = played(quick_plan(24), 4);
  ASSERT_EQ(games.size(), 24u);
  for (std::size_t i = 0; i < games.size(); ++i) EXPECT_EQ(match_index(games[i]), i);
}

TEST(Match, an_opening_never_brings_the_game_near_its_end) {
  MatchPlan plan = quick_plan(40);
  plan.opening_plies = 50;  // a game on this board has 12 empty squares
  for (std::uint64_t index = 0; index < plan.games; index += 2) {
    const auto session = open_game(plan, pairing_of(plan, index));
    EXPECT_EQ(session->history(), open_game(plan, pairing_of(plan, index + 1))->history());
    EXPECT_GT(session->history().size(), 2u);
    for (const auto& move : session->moves(first_mover(*session))) {
      const auto next = session->clone();
      ASSERT_TRUE(next->play({move}));
      ASSERT_FALSE(next->result());
      for (const auto& reply : next->moves(first_mover(*next))) {
        const auto after = next->clone();
        ASSERT_TRUE(after->play({reply}));
        EXPECT_FALSE(after->result());
      }
    }
  }
}

// Every game is over after some 60 plies, so a draw takes about as many numbers; trying each length from 1000 down
// would take half a million.
TEST(Match, a_far_too_long_opening_is_shortened_to_the_length_of_a_game_at_once) {
  Rng rng(1), twin(1);
  const auto session = with_opening(quick_plan(2).game->start("", 0).value(), 1000, rng);
  EXPECT_GT(session->history().size(), 30u);
  const std::uint64_t next = rng.next();
  int drawn = 0;
  while (twin.next() != next) ++drawn;
  EXPECT_LT(drawn, 10'000);
}

TEST(Match, only_what_is_missing_is_played) {
  const MatchPlan plan = quick_plan(6);
  const auto games = finished(plan, played(plan, 1, ListedGames(plan, {0, 1, 4})));
  PairedSchedule schedule(plan, games);
  EXPECT_EQ(schedule.games_left(), 3u);
  for (const std::uint64_t missing : {2u, 3u, 5u}) EXPECT_EQ(schedule.next(), pairing_of(plan, missing));
  EXPECT_EQ(schedule.next(), std::nullopt);
  EXPECT_EQ(schedule.games_left(), 0u);
  EXPECT_EQ(PairedSchedule(plan, finished(plan, played(plan))).next(), std::nullopt);
}

TEST(Match, nothing_finished_is_lost_when_it_is_stopped) {
  const MatchPlan plan = quick_plan(1000);
  const auto whole = played(plan, 2);
  std::atomic<bool> stop = false;
  std::vector<GameRecord> games;
  PairedSchedule schedule(plan);
  play_match(plan, schedule, 3, stop, [&](CompletedGame game) {
    games.push_back(without_times(std::move(game.record)));
    stop = games.size() >= 10;
    return true;
  });
  EXPECT_GE(games.size(), 10u);
  EXPECT_LT(games.size(), 100u);
  for (const auto& record : games) EXPECT_EQ(record, whole[match_index(record)]);
}

TEST(Match, a_sink_that_wants_no_more_gets_no_more) {
  const MatchPlan plan = quick_plan(1000);
  int taken = 0;
  PairedSchedule schedule(plan);
  play_match(plan, schedule, 3, kNeverStop, [&](const CompletedGame&) { return ++taken < 5; });
  EXPECT_EQ(taken, 5);
}

// The next game is known only when the last one is over, as in a knockout.
class OneAfterTheOther : public Schedule {
 public:
  OneAfterTheOther(const MatchPlan& plan, const std::atomic<std::size_t>& delivered)
      : plan_(plan), delivered_(delivered) {}

  std::optional<Pairing> next() override {
    if (in_play_ || next_ == plan_.games) return {};
    in_play_ = true;
    if (next_ + 1 == plan_.games) {
      EXPECT_GE(delivered_, plan_.games / 2) << "games are passed on while others are played";
    }
    return pairing_of(plan_, next_++);
  }
  void finished(const FinishedGame&) override { in_play_ = false; }

 private:
  const MatchPlan& plan_;
  const std::atomic<std::size_t>& delivered_;
  std::uint64_t next_ = 0;
  bool in_play_ = false;
};

TEST(Match, a_schedule_that_has_no_game_for_a_while_loses_none) {
  const MatchPlan plan = quick_plan(12);
  std::vector<GameRecord> games;
  std::atomic<std::size_t> delivered = 0;
  OneAfterTheOther schedule(plan, delivered);
  play_match(plan, schedule, 4, kNeverStop, [&](CompletedGame game) {
    games.push_back(without_times(std::move(game.record)));
    delivered = games.size();
    return true;
  });
  EXPECT_EQ(games, played(plan));
}

TEST(AgentPool, an_agent_is_used_again_and_one_that_failed_is_not) {
  AgentPool pool(*find_game("bids").value().game);
  const auto play = [&](const std::vector<std::string>& specs) {
    auto players = pool.players(specs, 7);
    std::array<Agent*, 2> agents = {players[0].agent.get(), players[1].agent.get()};
    auto session = find_game("bids").value().game->start("", 0).value();
    pool.give_back(play_out(game_of(std::move(session), std::move(players), 7), {}));
    return agents;
  };
  const auto first = play({"random", "failing:kind=crash"});
  auto again = pool.players({"failing:kind=crash", "random"}, 7);
  EXPECT_EQ(again[1].agent.get(), first[0]);
  EXPECT_TRUE(again[0].agent != nullptr);
  const auto used = pool.players({"random"}, 7);  // the idle one is taken, so this is another
  EXPECT_NE(used[0].agent.get(), first[0]);
}

}  // namespace
}  // namespace ariadne
