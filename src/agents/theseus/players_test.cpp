#include "agents/theseus/players.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

#include "agents/algorithms/test_thoughts.hpp"
#include "agents/registry.hpp"
#include "games/theseus/theseus_samples.hpp"

namespace ariadne::theseus {
namespace {

struct Asked {
  Settings settings;
  std::unique_ptr<Session> session = find_game("theseus").value().game->start("", 1).value();
  Question how{*session};
};

template <class Player>
Decision ask(const Position& position, Rng& rng) {
  static const Asked asked;
  return Player::think({position, asked.settings, asked.how, rng});
}

template <class Player>
Move choice(const Position& position, Rng& rng) {
  return Rules::read_move(position, ask<Player>(position, rng).move).value();
}

Position new_board(const char* settings, Rng& rng) {
  return Rules::start(check_settings(settings, Rules::info().parameters, "theseus").value(), rng);
}

TEST(TheseusPlayers, random_goes_in_every_direction_alike_walls_included) {
  Rng rng(1);
  const Position corner = new_board("", rng);
  std::map<std::string, int> chosen;
  for (int i = 0; i < 4000; ++i) ++chosen[ask<RandomDirection>(corner, rng).move];
  ASSERT_EQ(chosen.size(), 4u);
  for (const auto& [code, count] : chosen) EXPECT_NEAR(count, 1000, 3 * std::sqrt(750)) << code;
}

TEST(TheseusPlayers, engine_gives_up_its_turn_where_every_step_loses) {
  const GameEntry& theseus = *find_game("theseus").value().game;
  const std::string corner =
      "+---+---+---+---+---+\n"
      "| S               S |\n"
      "+   +   +   +   +   +\n"
      "|                   |\n"
      "+   +   +   +   +   +\n"
      "|                   |\n"
      "+   +   +   +   +   +\n"
      "|     M             |\n"
      "+   +   +   +   +   +\n"
      "| T                 |\n"
      "+---+---+---+---+---+\n";
  const auto session = theseus.read(corner).value();
  const auto answer = [&](const char* agent) { return thought(*theseus.agent(agent, 1).value(), *session); };
  EXPECT_EQ(decided_sign(answer("alphabeta:depth=6").value.value_or(0)), -1) << "each step leads beside the Minotaur";
  const Decision waits = answer("engine:depth=6");
  EXPECT_EQ(waits.move, "5") << "into the wall below";
  EXPECT_EQ(decided_sign(waits.value.value_or(0)), 0);
}

TEST(TheseusPlayers, engine_proves_what_it_searched_to_the_end_and_alphabeta_does_not) {
  const GameEntry& theseus = *find_game("theseus").value().game;
  const auto session = theseus.start("size=5,supplies=2,limit=8", 2).value();
  const auto answer = [&](const char* agent) { return thought(*theseus.agent(agent, 1).value(), *session); };
  EXPECT_TRUE(answer("engine:depth=8").proven);
  EXPECT_FALSE(answer("alphabeta:depth=8").proven) << "somebody may give up a turn";
}

TEST(TheseusPlayers, heuristic_goes_where_it_sees_most_and_says_what_it_saw) {
  Rng rng(1);
  const Decision decision = ask<HeuristicPlayer>(position_of(kCrossing), rng);
  EXPECT_EQ(decision.move, "5");
  EXPECT_DOUBLE_EQ(decision.value.value_or(0), 0.23);
  ASSERT_EQ(decision.moves.size(), 4u);
  EXPECT_EQ(decision.moves[3].move, "7");
  EXPECT_DOUBLE_EQ(decision.moves[3].value, -0.162);
}

TEST(TheseusPlayers, a_heuristic_minotaur_goes_for_theseus_and_tells_values_as_theseus_sees_them) {
  Rng rng(1);
  const Decision decision =
      ask<HeuristicPlayer>(position_of(kCrossing + "minotaur to move, ply 1 of 200, 0 collected"), rng);
  EXPECT_EQ(decision.move, "3");
  EXPECT_DOUBLE_EQ(decision.value.value_or(0), -0.162);
}

TEST(TheseusPlayers, ties_are_broken_at_random_but_walls_are_never_chosen) {
  Rng rng(2);
  const Position corner = new_board("walls=none", rng);
  std::map<std::string, int> chosen;
  for (int i = 0; i < 1000; ++i) ++chosen[ask<HeuristicPlayer>(corner, rng).move];
  ASSERT_EQ(chosen.size(), 2u);
  EXPECT_NEAR(chosen["1"], 500, 3 * std::sqrt(250));
  EXPECT_NEAR(chosen["3"], 500, 3 * std::sqrt(250));
}

TEST(TheseusPlayers, minmax_does_not_go_where_the_minotaur_steps_next) {
  const Position position = position_of(
      "+---+---+---+\n"
      "| M         |\n"
      "+   +   +   +\n"
      "|     S     |\n"
      "+   +   +   +\n"
      "| T       S |\n"
      "+---+---+---+\n");
  Rng rng(3);
  EXPECT_EQ(ask<MinmaxPlayer>(position, rng).move, "3");
  EXPECT_LT(ask<MinmaxPlayer>(position, rng).moves[0].value, -kWinValue / 2);
}

TEST(TheseusPlayers, minmax_takes_the_last_supply_and_never_the_minotaur) {
  const std::string board =
      "+---+---+---+\n"
      "|           |\n"
      "+   +   +   +\n"
      "|       MX  |\n"
      "+   +   +   +\n"
      "|     S   T |\n"
      "+---+---+---+\n";
  Rng rng(4);
  std::string far = board, beside = board;
  far.replace(far.find("MX"), 2, "  ").replace(far.find("|   "), 4, "| M ");
  beside.replace(beside.find("MX "), 3, "  M");
  EXPECT_EQ(ask<MinmaxPlayer>(position_of(far), rng).move, "7");
  const Decision decision = ask<MinmaxPlayer>(position_of(beside), rng);
  EXPECT_EQ(decision.move, "7");
  EXPECT_GT(decision.moves[1].value, kWinValue);
  EXPECT_LT(decision.moves[0].value, -kWinValue);
}

TEST(TheseusPlayers, minmax_fears_the_best_sighting_that_the_minotaur_can_get) {
  const Position position = position_of(kCrossing);
  Rng rng(5);
  const Decision decision = ask<MinmaxPlayer>(position, rng);
  ASSERT_EQ(decision.moves.size(), 4u);
  // Up: nothing promised, and the Minotaur, also going up, is in line at distance 3. Left: after his step they touch.
  EXPECT_DOUBLE_EQ(decision.moves[0].value, -0.3);
  EXPECT_DOUBLE_EQ(decision.moves[3].value, -0.162 - 1);
  // Down towards the supply, the Minotaur in line at distance 3. To the right he comes to distance 3 as well.
  EXPECT_DOUBLE_EQ(decision.moves[2].value, 0.23 - 0.3);
  EXPECT_DOUBLE_EQ(decision.moves[1].value, -0.3);
  EXPECT_EQ(decision.move, "5");
  EXPECT_EQ(decision.nodes, 4u + 4 * 3);
}

}  // namespace
}  // namespace ariadne::theseus
