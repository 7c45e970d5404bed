#include "apps/cli/play/agent_word.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

using Words = std::vector<std::string>;

TEST(AgentWord, a_setting_is_added_or_replaced) {
  EXPECT_EQ(word_with("alphabeta", "depth", "3"), "alphabeta:depth=3");
  EXPECT_EQ(word_with("alphabeta:eval=discs", "depth", "3"), "alphabeta:eval=discs,depth=3");
  EXPECT_EQ(word_with("alphabeta(depth=9,eval=discs)", "depth", "3"), "alphabeta:depth=3,eval=discs");
}

TEST(AgentWord, a_setting_is_read_or_falls_back) {
  const Parameter depth = Parameter::number("depth", 1, 64, 6, "");
  EXPECT_EQ(setting_in("alphabeta:eval=discs,depth=3", depth), "3");
  EXPECT_EQ(setting_in("alphabeta:depths=3", depth), "6");
  EXPECT_EQ(setting_in("alphabeta", depth), "6");
}

TEST(AgentWord, a_list_of_agents_keeps_settings_with_their_word) {
  EXPECT_EQ(split_agent_list("greedy,random"), (Words{"greedy", "random"}));
  EXPECT_EQ(split_agent_list("alphabeta:depth=2,eval=discs,random"), (Words{"alphabeta:depth=2,eval=discs", "random"}));
  EXPECT_EQ(split_agent_list("alphabeta(depth=2,eval=discs),minimax(depth=1)"),
            (Words{"alphabeta(depth=2,eval=discs)", "minimax(depth=1)"}));
  EXPECT_EQ(split_agent_list("random"), (Words{"random"}));
}

TEST(AgentWord, the_registry_tells_what_an_agent_has) {
  const GameEntry& game = *find_game("reversi")->game;
  EXPECT_NE(parameter_of(game, "alphabeta:depth=2", "depth"), nullptr);
  EXPECT_EQ(parameter_of(game, "random", "depth"), nullptr);
  EXPECT_EQ(info_of(game, "nobody"), nullptr);
}

}  // namespace
}  // namespace ariadne
