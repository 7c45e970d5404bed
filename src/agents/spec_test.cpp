#include "agents/spec.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

using Specs = std::vector<std::string>;

TEST(AgentSpec, a_setting_is_added_or_replaced) {
  EXPECT_EQ(spec_with("alphabeta", "depth", "3"), "alphabeta:depth=3");
  EXPECT_EQ(spec_with("alphabeta:eval=discs", "depth", "3"), "alphabeta:eval=discs,depth=3");
  EXPECT_EQ(spec_with("alphabeta(depth=9,eval=discs)", "depth", "3"), "alphabeta:depth=3,eval=discs");
}

TEST(AgentSpec, a_setting_is_read_or_falls_back) {
  const Parameter depth = Parameter::number("depth", 1, 64, 6, "");
  EXPECT_EQ(setting_in("alphabeta:eval=discs,depth=3", depth), "3");
  EXPECT_EQ(setting_in("alphabeta:depths=3", depth), "6");
  EXPECT_EQ(setting_in("alphabeta", depth), "6");
}

TEST(AgentSpec, a_list_of_agents_keeps_settings_with_their_spec) {
  EXPECT_EQ(split_specs("greedy,random"), (Specs{"greedy", "random"}));
  EXPECT_EQ(split_specs("alphabeta:depth=2,eval=discs,random"), (Specs{"alphabeta:depth=2,eval=discs", "random"}));
  EXPECT_EQ(split_specs("alphabeta(depth=2,eval=discs),minimax(depth=1)"),
            (Specs{"alphabeta(depth=2,eval=discs)", "minimax(depth=1)"}));
  EXPECT_EQ(split_specs("random"), (Specs{"random"}));
  EXPECT_EQ(split_specs(""), Specs{});
}

TEST(AgentSpec, a_comma_too_many_leaves_a_spec_that_is_refused) {
  const GameEntry& reversi = *find_game("reversi").value().game;
  EXPECT_EQ(split_specs("greedy,"), (Specs{"greedy", ""}));
  EXPECT_EQ(split_specs(",greedy"), (Specs{"", "greedy"}));
  EXPECT_EQ(make_agent(reversi, "", 1).error().message, "a name is missing");
}

TEST(AgentSpec, the_registry_tells_what_an_agent_has) {
  const GameEntry& game = *find_game("reversi")->game;
  EXPECT_NE(parameter_of(game, "alphabeta:depth=2", "depth"), nullptr);
  EXPECT_EQ(parameter_of(game, "random", "depth"), nullptr);
  EXPECT_EQ(info_of(game, "nobody"), nullptr);
}

Result<Specs> specs_for(const std::string& game, const Specs& given) {
  const GameEntry& entry = *find_game(game).value().game;
  return specs_for_seats(entry, entry.info().seats, given);
}

TEST(AgentSpec, the_last_one_given_is_repeated) {
  EXPECT_EQ(specs_for("reversi", {"greedy"}), (Specs{"greedy", "greedy"}));
  EXPECT_EQ(specs_for("reversi", {"greedy", "random"}), (Specs{"greedy", "random"}));
}

TEST(AgentSpec, the_default_agent_has_the_seats_for_which_none_was_given_or_the_last_one_cannot_play) {
  const std::string other = default_agent(*find_game("theseus").value().game, Team::second);
  EXPECT_EQ(specs_for("theseus", {"minmax"}), (Specs{"minmax", other}));
  EXPECT_EQ(specs_for("theseus", {}), (Specs{other, other}));
}

TEST(AgentSpec, more_agents_than_seats_are_refused) {
  EXPECT_EQ(specs_for("reversi", {"greedy", "greedy", "greedy"}).error().message, "3 agents for 2 seats");
}

TEST(AgentSpec, an_agent_of_one_team_is_refused_for_the_other) {
  const GameEntry& game = *find_game("theseus").value().game;
  EXPECT_TRUE(check_team(game, "minmax", Team::first));
  EXPECT_EQ(check_team(game, "minmax", Team::second).error().message,
            "agent 'minmax' plays only for theseus, not for minotaur");
}

TEST(AgentSpec, specs_that_mean_the_same_have_one_spelling) {
  const GameEntry& reversi = *find_game("reversi").value().game;
  EXPECT_EQ(canonical_spec(reversi, "alphabeta:depth=6", {}), "alphabeta");
  EXPECT_EQ(canonical_spec(reversi, "alphabeta:depth=6", {.nodes = 100}), "alphabeta:depth=6");
  EXPECT_EQ(canonical_spec(reversi, "alphabeta:nodes=100,depth=6", {}), "alphabeta:depth=6,nodes=100");
  EXPECT_EQ(canonical_spec(reversi, "nobody:depth=6", {}), "nobody:depth=6");
}

}  // namespace
}  // namespace ariadne
