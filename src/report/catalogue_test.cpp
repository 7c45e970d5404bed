#include "report/catalogue.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace ariadne {
namespace {

const GameEntry& nim() { return *find_game("nim").value().game; }

const GameEntry& bids() { return *find_game("bids").value().game; }

const PathAlgorithm& algorithm(std::string_view name) {
  return *std::ranges::find(kPathAlgorithms, name, &PathAlgorithm::name);
}

TEST(Catalogue, a_person_can_play_every_game) {
  for (const GameEntry* game : games()) {
    EXPECT_EQ(player_names(*game).front(), "human") << game->info().id;
    EXPECT_EQ(players_of(*game).size(), game->agents().size() + 1);
  }
}

TEST(Catalogue, a_page_of_a_game_has_its_rules_and_who_plays_it) {
  const std::string page = game_page(nim());
  EXPECT_TRUE(page.starts_with(nim().info().title + " (nim)\n"));
  EXPECT_NE(page.find(nim().info().rules), std::string::npos);
  EXPECT_NE(page.find("\nagents: human, "), std::string::npos);
  EXPECT_TRUE(page.ends_with("\nTry: ariadne play nim\n"));
  const Json json = game_page_json(nim());
  EXPECT_EQ(json.at("rules"), nim().info().rules);
  EXPECT_EQ(json.at("agents").at(0), "human");
  EXPECT_FALSE(game_json(nim().info()).contains("rules"));
}

TEST(Catalogue, numbers_have_a_range_and_words_their_choices) {
  GameInfo info;
  info.parameters = {Parameter::number("size", 4, 8, 6, "cells"), Parameter::choice("rule", {"old", "new"}, "which")};
  const Json json = game_json(info).at("parameters");
  EXPECT_EQ(json.at(0).dump(), R"({"name":"size","help":"cells","default":6,"min":4,"max":8})");
  EXPECT_EQ(json.at(1).dump(), R"({"name":"rule","help":"which","default":"old","choices":["old","new"]})");
}

TEST(Catalogue, a_page_of_an_agent_says_for_whom_it_plays_and_what_to_set) {
  AgentInfo agent{"hunter", "chases", {Parameter::number("depth", 1, 9, 3, "plies")}, Team::second};
  EXPECT_EQ(agent_page(std::vector<AgentOffer>{{&nim(), agent}}),
            "hunter: chases\ngames: nim\nplays only for " + nim().info().seats[1] +
                "\n\nparameters, as in hunter:depth=3:\n"
                "  depth      plies\n             integer 1..9, default 3\n\n"
                "Try: ariadne watch nim --agents nim-sum,hunter\n");
  EXPECT_EQ(agent_json(agent, nim().info()).at("plays"), nim().info().seats[1]);
  agent.team.reset();
  EXPECT_FALSE(agent_json(agent, nim().info()).contains("plays"));
}

TEST(Catalogue, a_page_of_an_agent_of_several_games_says_once_what_they_share) {
  const AgentInfo agent{"hunter", "chases", {Parameter::number("depth", 1, 9, 3, "plies")}, std::nullopt};
  EXPECT_EQ(agent_page(std::vector<AgentOffer>{{&nim(), agent}, {&bids(), agent}}),
            "hunter: chases\ngames: nim, bids\n\nparameters, as in hunter:depth=3:\n"
            "  depth      plies\n             integer 1..9, default 3\n\n"
            "Try: ariadne watch nim --agents hunter,random\n");
}

TEST(Catalogue, a_page_of_an_agent_of_several_games_says_what_differs_with_their_names) {
  const AgentInfo one{"hunter", "chases", {Parameter::number("depth", 1, 9, 3, "plies")}, Team::second};
  const AgentInfo two{"hunter",
                      "hides",
                      {Parameter::number("depth", 1, 9, 4, "plies"), Parameter::choice("eval", {"a", "b"}, "how")},
                      std::nullopt};
  EXPECT_EQ(agent_page(std::vector<AgentOffer>{{&nim(), one}, {&bids(), two}}),
            "hunter:\n  nim: chases\n  bids: hides\ngames: nim, bids\nnim: plays only for " + nim().info().seats[1] +
                "\n\nparameters, as in hunter:depth=3 (nim):\n"
                "  depth      plies\n"
                "             nim: integer 1..9, default 3\n"
                "             bids: integer 1..9, default 4\n"
                "  eval       bids: how\n"
                "             bids: a or b, default a\n\n"
                "Try: ariadne watch nim --agents nim-sum,hunter\n");
}

TEST(Catalogue, there_is_one_page_on_an_agent_whatever_the_number_of_its_games) {
  const Shown shown = everything_called("random");
  EXPECT_EQ(shown.pages.size(), 1u);
  EXPECT_GT(shown.json.at("agents").size(), 1u);
}

TEST(Catalogue, a_page_of_an_algorithm_has_its_summary_and_an_example) {
  EXPECT_EQ(algorithm_page(algorithm("astar")),
            "astar: A*\na path algorithm that uses a heuristic\n\nTry: ariadne solve palace --algo astar\n");
  EXPECT_EQ(algorithm_page(algorithm("jps")),
            "jps: jump point search\na path algorithm for the problem octile\n\n"
            "Try: ariadne solve palace --problem octile --algo jps\n");
  EXPECT_EQ(algorithm_json(algorithm("jps")).dump(),
            R"({"name":"jps","summary":"jump point search","heuristic":false,"problem":"octile"})");
}

}  // namespace
}  // namespace ariadne
