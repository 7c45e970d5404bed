#include "arena/tournament/pairings.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "arena/tournament/standings.hpp"
#include "core/rng.hpp"

namespace ariadne {
namespace {

TournamentPlan plan_of(Format format, std::size_t agents, int rounds, int pairs = 1) {
  TournamentPlan plan;
  plan.format = format;
  plan.rounds = rounds;
  plan.pairs = pairs;
  for (std::size_t i = 0; i < agents; ++i) plan.entrants.push_back({"agent " + std::to_string(i), "random"});
  return plan;
}

// Plays everything that is planned; the lower number is more likely to win.
void play_all(std::vector<ScheduledGame>& games, Rng& rng) {
  for (auto& game : games) {
    if (game.state != GameState::planned) continue;
    game.state = GameState::played;
    game.result = FinishedGame();
    game.result->pairing = game.pairing;
    const bool lower_first = game.pairing.agents[0] < game.pairing.agents[1];
    const double draw = rng.unit();
    game.result->outcome.sign = draw < 0.2 ? 0 : (draw < 0.7) == lower_first ? 1 : -1;
  }
}

// The whole tournament.
std::vector<ScheduledGame> played(const TournamentPlan& plan, std::uint64_t seed,
                                  std::vector<ScheduledGame> games = {}) {
  Rng rng(seed);
  for (auto next = next_games(plan, games); !next.empty(); next = next_games(plan, games)) {
    games.insert(games.end(), next.begin(), next.end());
    play_all(games, rng);
  }
  return games;
}

using Meetings = std::map<std::pair<std::size_t, std::size_t>, int>;
Meetings games_between(const std::vector<ScheduledGame>& games) {
  Meetings count;
  for (const auto& game : games) ++count[std::minmax(game.pairing.agents[0], game.pairing.agents[1])];
  return count;
}

void expect_numbered(const std::vector<ScheduledGame>& games) {
  for (std::size_t i = 0; i < games.size(); ++i) ASSERT_EQ(games[i].pairing.game, i);
}

TEST(RoundRobin, every_two_agents_meet_equally_often_with_sides_swapped) {
  const auto games = played(plan_of(Format::round_robin, 5, 3, 2), 1);
  EXPECT_EQ(games.size(), 10u * 3 * 4);
  expect_numbered(games);
  for (const auto& [agents, count] : games_between(games)) EXPECT_EQ(count, 12);
  std::map<std::tuple<std::size_t, std::size_t, std::uint64_t>, int> seen;
  for (const auto& game : games) ++seen[{game.pairing.agents[0], game.pairing.agents[1], game.pairing.opening}];
  for (const auto& [game, count] : seen) {
    EXPECT_EQ(count, 1);
    EXPECT_TRUE(seen.contains({std::get<1>(game), std::get<0>(game), std::get<2>(game)}));
  }
}

TEST(RoundRobin, who_joins_late_and_further_rounds_add_games_and_change_none) {
  auto plan = plan_of(Format::round_robin, 3, 2);
  const auto before = played(plan, 1);
  plan.entrants.push_back({"late", "random"});
  plan.rounds = 3;
  const auto after = played(plan, 1, before);
  expect_numbered(after);
  for (std::size_t i = 0; i < before.size(); ++i) EXPECT_EQ(after[i].pairing, before[i].pairing);
  for (const auto& [agents, count] : games_between(after)) EXPECT_EQ(count, 6);
  EXPECT_EQ(games_between(after).size(), 6u);
}

TEST(RoundRobin, who_withdrew_is_not_drawn_up_again) {
  auto plan = plan_of(Format::round_robin, 4, 1);
  plan.entrants[2].withdrawn = true;
  EXPECT_EQ(games_between(played(plan, 1)).size(), 3u);
}

TEST(RoundRobin, agents_of_one_side_meet_those_of_the_other_and_get_an_opening_for_every_game) {
  auto plan = plan_of(Format::round_robin, 4, 1, 2);
  plan.entrants[0].plays = plan.entrants[1].plays = {true, false};
  plan.entrants[2].plays = {false, true};
  const auto games = played(plan, 1);
  const auto count = games_between(games);
  EXPECT_FALSE(count.contains({0, 1}));
  EXPECT_EQ(count.at({0, 2}), 4);
  std::set<std::uint64_t> openings;
  for (const auto& game : games) {
    EXPECT_TRUE(plan.can_play(game.pairing.agents[0], game.pairing.agents[1]));
    if (game.is_between(0, 2)) openings.insert(game.pairing.opening);
  }
  EXPECT_EQ(openings.size(), 4u);
  EXPECT_TRUE(check_plan(plan));
  plan.entrants[2].plays = plan.entrants[3].plays = {true, false};
  EXPECT_FALSE(check_plan(plan));
}

TEST(Gauntlet, challengers_meet_all_others_and_nobody_else_meets) {
  auto plan = plan_of(Format::gauntlet, 6, 2);
  plan.challengers = 2;
  const auto count = games_between(played(plan, 1));
  EXPECT_EQ(count.size(), 8u);
  for (const auto& [agents, games] : count) {
    EXPECT_LT(agents.first, 2u);
    EXPECT_GE(agents.second, 2u);
    EXPECT_EQ(games, 4);
  }
  plan.challengers = 6;
  EXPECT_FALSE(check_plan(plan));
}

// The rules of a Swiss: nobody plays twice in a round or meets the same agent twice while that can be avoided; nobody
// has two byes; the table is never left to find an opponent if somebody with as many points is free.
TEST(Swiss, the_rules_hold_for_3_to_40_agents) {
  for (std::size_t agents = 3; agents <= 40; ++agents) {
    const int rounds = static_cast<int>(agents / 2);  // up to here rematches can always be avoided
    const auto plan = plan_of(Format::swiss, agents, rounds);
    const auto games = played(plan, agents);
    expect_numbered(games);
    std::map<std::size_t, int> byes;
    std::vector<std::vector<int>> appearances(static_cast<std::size_t>(rounds), std::vector<int>(agents));
    for (const auto& game : games) {
      if (game.state == GameState::bye) ++byes[game.pairing.agents[0]];
      auto& round = appearances[static_cast<std::size_t>(game.round)];
      if (game.state == GameState::bye)
        round[game.pairing.agents[0]] += 2;
      else
        for (const std::size_t agent : game.pairing.agents) ++round[agent];
    }
    for (const auto& round : appearances) {
      for (const int count : round) EXPECT_EQ(count, 2) << agents << " agents: everybody plays a pair or has a bye";
    }
    for (const auto& [pair, count] : games_between(games)) {
      EXPECT_EQ(count, pair.first == pair.second ? 1 : 2) << agents << " agents: nobody meets twice";
    }
    for (const auto& [agent, count] : byes) EXPECT_EQ(count, 1);
    EXPECT_EQ(byes.size(), agents % 2 == 0 ? 0u : static_cast<std::size_t>(rounds));
  }
}

TEST(Swiss, more_rounds_than_opponents_are_played_with_as_few_rematches_as_possible) {
  for (const std::size_t agents : {3u, 4u, 5u, 6u, 7u}) {
    const auto games = played(plan_of(Format::swiss, agents, 2 * static_cast<int>(agents)), 3);
    for (const auto& game : games) EXPECT_LT(game.round, 2 * static_cast<int>(agents));
    EXPECT_EQ(games.back().round, 2 * static_cast<int>(agents) - 1);
  }
}

TEST(Swiss, the_first_round_pairs_the_upper_half_with_the_lower) {
  std::vector<SwissEntrant> entrants;
  for (std::size_t id = 0; id < 8; ++id) entrants.push_back({id, 0, false, {}});
  const auto round = swiss_round(entrants);
  using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;
  EXPECT_EQ(round.meetings, (Pairs{{0, 4}, {1, 5}, {2, 6}, {3, 7}}));
  EXPECT_FALSE(round.bye);
}

// Against all possible pairings: the sum of the differences in points is the least that rules allow.
double least_difference(const std::vector<SwissEntrant>& entrants, std::vector<bool>& taken) {
  const auto open = std::ranges::find(taken, false);
  if (open == taken.end()) return 0;
  const auto i = static_cast<std::size_t>(open - taken.begin());
  double best = INFINITY;
  taken[i] = true;
  for (std::size_t k = i + 1; k < taken.size(); ++k) {
    if (taken[k] || std::ranges::count(entrants[i].met, entrants[k].id) > 0) continue;
    taken[k] = true;
    best = std::min(best, entrants[i].points - entrants[k].points + least_difference(entrants, taken));
    taken[k] = false;
  }
  taken[i] = false;
  return best;
}

// The top is served first, so the bottom may pay for it, but not by much.
TEST(Swiss, opponents_have_nearly_as_many_points_as_possible_in_common) {
  Rng rng(3);
  double found = 0, least = 0;
  for (int run = 0; run < 30; ++run) {
    auto games = played(plan_of(Format::swiss, 8, 3), rng.next());
    std::vector<SwissEntrant> entrants(8);
    for (std::size_t id = 0; id < 8; ++id) {
      entrants[id].id = id;
      for (const auto& game : games) {
        if (!game.is_of(id)) continue;
        entrants[id].points += game.points_for(id, plan_of(Format::swiss, 8, 3));
        entrants[id].met.push_back(game.pairing.agents[game.pairing.agents[0] == id ? 1 : 0]);
      }
    }
    std::ranges::stable_sort(entrants, std::ranges::greater{}, &SwissEntrant::points);
    std::map<std::size_t, double> points;
    for (const auto& entrant : entrants) points[entrant.id] = entrant.points;
    for (const auto& [a, b] : swiss_round(entrants).meetings) found += std::abs(points[a] - points[b]);
    std::vector<bool> taken(8);
    least += least_difference(entrants, taken);
  }
  EXPECT_GE(found, least);
  EXPECT_LE(found, least * 1.1);
}

TEST(Swiss, a_meeting_counts_once_however_many_games_it_has_and_a_bye_is_a_meeting) {
  const auto plan = plan_of(Format::swiss, 3, 1, 2);
  auto games = next_games(plan, {});
  ASSERT_EQ(games.size(), 5u);  // four of the first two, and a bye for the third
  EXPECT_EQ(swiss_points(plan, games), (std::vector<double>{0, 0, 1}));
  const auto play = [&](std::size_t game, int sign_for_first) {
    games[game].state = GameState::played;
    games[game].result = FinishedGame();
    games[game].result->pairing = games[game].pairing;
    games[game].result->outcome.sign = games[game].pairing.agents[0] == 0 ? sign_for_first : -sign_for_first;
  };
  for (const std::size_t game : {0u, 1u, 2u}) play(game, 1);
  EXPECT_EQ(swiss_points(plan, games), (std::vector<double>{0, 0, 1})) << "it is not over";
  play(3, -1);
  EXPECT_EQ(swiss_points(plan, games), (std::vector<double>{1, 0, 1}));
  play(2, -1);
  EXPECT_EQ(swiss_points(plan, games), (std::vector<double>{0.5, 0.5, 1}));
}

TEST(Swiss, the_table_is_sorted_by_points_and_then_by_those_of_the_opponents) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const auto plan = plan_of(Format::swiss, 9, 4);
    const auto standings = standings_of(plan, played(plan, seed));
    for (std::size_t place = 1; place < standings.table.size(); ++place) {
      const auto& above = standings.table[place - 1];
      const auto& below = standings.table[place];
      EXPECT_GE(std::pair(above.points, above.buchholz), std::pair(below.points, below.buchholz)) << seed;
    }
  }
}

TEST(Swiss, who_withdraws_gives_the_points_away_and_who_joins_begins_with_none) {
  auto plan = plan_of(Format::swiss, 4, 3);
  auto games = next_games(plan, {});
  ASSERT_EQ(games.size(), 4u);
  plan.entrants[0].withdrawn = true;
  for (auto& game : games) {
    if (game.is_of(0)) game.state = GameState::cancelled;
  }
  Rng rng(1);
  play_all(games, rng);
  EXPECT_EQ(games[0].points_for(2, plan) + games[1].points_for(2, plan), 2);
  EXPECT_EQ(games[0].points_for(0, plan), 0);
  plan.entrants.push_back({"late", "random"});
  const auto second = next_games(plan, games);
  for (const auto& game : second) EXPECT_FALSE(game.is_of(0));
  EXPECT_EQ(second.size(), 4u);
}

TEST(Knockout, one_agent_is_left_and_everybody_else_lost_a_meeting) {
  for (std::size_t agents = 2; agents <= 17; ++agents) {
    const auto plan = plan_of(Format::knockout, agents, 0);
    const auto games = played(plan, agents);
    expect_numbered(games);
    const auto count = games_between(games);
    EXPECT_EQ(count.size(), agents - 1) << agents;  // each meeting puts one out
    for (const auto& [pair, number] : count) {
      EXPECT_EQ(number % 2, 0);
      EXPECT_LE(number, 2 * (1 + kMaxTieBreaks));
    }
    int last = 0;
    for (const auto& game : games) last = std::max(last, game.round);
    EXPECT_EQ(std::size_t{1} << (last + 1) >= agents && std::size_t{1} << last < agents, true) << agents;
  }
}

TEST(Knockout, the_first_two_meet_in_the_final_at_the_earliest) {
  const auto games = next_games(plan_of(Format::knockout, 6, 0), {});
  const auto count = games_between(games);
  EXPECT_EQ(count.size(), 2u);  // the first two have byes
  EXPECT_TRUE(count.contains({3, 4}));
  EXPECT_TRUE(count.contains({2, 5}));
}

// A whole tournament of draws.
std::vector<ScheduledGame> all_drawn(const TournamentPlan& plan) {
  std::vector<ScheduledGame> games;
  for (auto next = next_games(plan, games); !next.empty(); next = next_games(plan, games)) {
    games.insert(games.end(), next.begin(), next.end());
    for (auto& game : games) {
      game.state = GameState::played;
      game.result = FinishedGame();
      game.result->pairing = game.pairing;
    }
  }
  return games;
}

TEST(Knockout, a_tie_is_played_on_and_in_the_end_the_first_in_the_list_goes_on) {
  const auto count = games_between(all_drawn(plan_of(Format::knockout, 3, 0)));
  EXPECT_EQ(count.at({1, 2}), 2 * (1 + kMaxTieBreaks));
  EXPECT_EQ(count.at({0, 1}), 2 * (1 + kMaxTieBreaks));
  EXPECT_FALSE(count.contains({0, 2}));
}

TEST(Knockout, the_table_has_the_winner_first_and_then_those_who_came_as_far) {
  const auto plan = plan_of(Format::knockout, 4, 0);
  const auto table = standings_of(plan, all_drawn(plan)).table;
  EXPECT_EQ(table[0].entrant, 0u);
  EXPECT_TRUE(table[0].won_last_round);
  EXPECT_EQ(table[1].entrant, 1u);
  EXPECT_FALSE(table[1].won_last_round);
  EXPECT_EQ(table[1].last_round, 1);
  EXPECT_EQ(table[2].last_round, 0);
}

TEST(Knockout, who_wins_the_meeting_goes_on_wherever_it_stands_in_the_list) {
  const auto plan = plan_of(Format::knockout, 4, 0);
  std::vector<ScheduledGame> games;
  for (auto next = next_games(plan, games); !next.empty(); next = next_games(plan, games)) {
    games.insert(games.end(), next.begin(), next.end());
    for (auto& game : games) {
      const auto [first, second] = game.pairing.agents;
      game.state = GameState::played;
      game.result = FinishedGame{game.pairing, {first > second ? 1 : -1, 1}};
    }
  }
  const auto count = games_between(games);
  EXPECT_EQ(count.size(), 3u);
  EXPECT_TRUE(count.contains({2, 3})) << "the last two of the list meet in the final";
}

TEST(Knockout, who_meets_somebody_who_withdrew_goes_on) {
  auto plan = plan_of(Format::knockout, 4, 0);
  plan.entrants[0].withdrawn = plan.entrants[1].withdrawn = plan.entrants[2].withdrawn = true;
  EXPECT_TRUE(next_games(plan, {}).empty());
  plan.entrants[2].withdrawn = false;
  const auto games = next_games(plan, {});
  ASSERT_EQ(games.size(), 2u);
  EXPECT_TRUE(games[0].is_between(2, 3));
}

TEST(TournamentPlan, more_games_than_anybody_plays_are_refused) {
  auto plan = plan_of(Format::round_robin, 100, 1000);
  EXPECT_FALSE(check_plan(plan));
  plan.rounds = 10;
  EXPECT_TRUE(check_plan(plan));
  EXPECT_EQ(most_games(plan), 99'000u);
  EXPECT_FALSE(check_plan(plan_of(Format::round_robin, 1, 1)));
}

}  // namespace
}  // namespace ariadne
