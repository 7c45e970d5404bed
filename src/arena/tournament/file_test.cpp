#include "arena/tournament/file.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

Result<TournamentPlan> read(const std::string& text, const std::string& openings = "") {
  TournamentSources sources;
  sources.seed = 9;
  sources.openings = [&](const std::string&) -> Result<std::string> { return openings; };
  return read_tournament(text, sources);
}

constexpr const char* kHead = "game = \"reversi:size=4\"\nformat = \"round-robin\"\n";
constexpr const char* kAgents = "[[agent]]\nspec = \"greedy\"\n[[agent]]\nname = \"dice\"\nspec = \"random\"\n";

TEST(TournamentFile, the_template_is_a_tournament) {
  const auto plan = read(tournament_template());
  ASSERT_TRUE(plan) << plan.error().message;
  EXPECT_EQ(plan->entrants.size(), 4u);
  EXPECT_EQ(plan->entrants[2].name, "greedy");
  EXPECT_EQ(plan->games.seed, 1u);
  EXPECT_EQ(plan->games.opening_plies, 4);
}

TEST(TournamentFile, what_it_says_is_in_the_plan_and_the_rest_is_default) {
  const auto plan = read(std::string(kHead) +
                             "name = \"Night\"\nrounds = 3\npairs = 2\n"
                             "limits = \"nodes=50, 1s+10ms, depth=2\"\non_timeout = \"repeat\"\nopenings = "
                             "\"o\"\n[[agent]]\nspec=\"alphabeta\"\n" +
                             kAgents,
                         "b1\nb1 a1\n");
  ASSERT_TRUE(plan) << plan.error().message;
  EXPECT_EQ(plan->name, "Night");
  EXPECT_EQ(plan->rounds, 3);
  EXPECT_EQ(plan->pairs, 2);
  EXPECT_EQ(plan->games.seed, 9u);
  EXPECT_EQ(plan->games.settings, "size=4");
  EXPECT_EQ(plan->games.limits.nodes, 50u);
  EXPECT_EQ(plan->games.clock.bank, std::chrono::seconds(1));
  EXPECT_EQ(plan->games.policy, (FailurePolicy{OnFailure::repeat, OnFailure::forfeit}));
  EXPECT_EQ(plan->games.openings.size(), 2u);
  EXPECT_EQ(plan->games.opening_plies, 0);
  EXPECT_EQ(plan->games.agents, (std::vector<std::string>{"alphabeta:depth=2", "greedy", "random"}));
  EXPECT_EQ(plan->entrants[0].name, "alphabeta");
}

struct BadFile {
  std::string text;
  int line, column;
  std::string said;
};

TEST(TournamentFile, everything_wrong_is_told_with_its_place) {
  const std::string head = kHead, agents = kAgents;
  for (const auto& [text, line, column, said] : std::vector<BadFile>{
           {"game = reversi\n", 1, 8, ""},
           {"format = \"swiss\"\n" + agents, 1, 1, "missing key 'game'"},
           {head + "round = 3\n" + agents, 3, 1, "unknown key 'round'"},
           {head + "rounds = 0\n" + agents, 3, 10, "expected a whole number 1..100000"},
           {head + "rounds = \"3\"\n" + agents, 3, 10, "whole number"},
           {head + "seed = -1\n" + agents, 3, 8, "whole number"},
           {head + "name = 3\n" + agents, 3, 8, "text in quotes"},
           {head + "limits = \"fast\"\n" + agents, 3, 10, "duration"},
           {head + "on_invalid = \"repeat\"\n" + agents, 3, 14, "expected forfeit or random"},
           {head + "challengers = 1\n" + agents, 3, 15, "only a gauntlet"},
           {head + "openings = \"o\"\n" + agents, 3, 12, "o: there is no opening"},
           {"game = \"chess\"\nformat = \"swiss\"\n" + agents, 1, 8, "chess"},
           {"game = \"reversi\"\nformat = \"swis\"\n" + agents, 2, 10, "expected round-robin"},
           {"game = \"reversi\"\nformat = \"knockout\"\nrounds = 2\n" + agents, 3, 10, "as many rounds as it takes"},
           {head, 1, 1, "missing key 'agent'"},
           {head + "agent = 3\n", 3, 9, "[[agent]]"},
           {head + "[[agent]]\nspec = \"greedy\"\n", 3, 1, "at least two"},
           {head + agents + "[[agent]]\nspec = \"alphabeta:dpth=2\"\n", 9, 8, "dpth"},
           {head + agents + "[[agent]]\nspec = \"human\"\n", 9, 8, "human"},
           {head + agents + "[[agent]]\nspec = \"greedy\"\nname = \"dice\"\n", 10, 8, "two agents"},
           {head + agents + "[[agent]]\nspec = \"greedy\"\nname = \"a\\u001bb\"\n", 10, 8, "cannot be printed"},
           {head + agents + "[[agent]]\nspec = \"greedy\"\nwithdrawn = 1\n", 10, 13, "true or false"},
           {head + agents + "[[agent]]\nspc = \"greedy\"\n", 9, 1, "unknown key 'spc'"},
       }) {
    const auto plan = read(text);
    ASSERT_FALSE(plan) << text;
    EXPECT_EQ(plan.error().line, line) << text << plan.error().message;
    EXPECT_EQ(plan.error().column, column) << text << plan.error().message;
    EXPECT_NE(plan.error().message.find(said), std::string::npos) << plan.error().message;
  }
}

TEST(TournamentFile, a_gauntlet_needs_somebody_who_is_not_a_challenger) {
  const auto gauntlet = [](int challengers) {
    return read("game = \"reversi:size=4\"\nformat = \"gauntlet\"\nchallengers = " + std::to_string(challengers) +
                "\n" + kAgents);
  };
  EXPECT_TRUE(gauntlet(1));
  ASSERT_FALSE(gauntlet(2));
  EXPECT_NE(gauntlet(2).error().message.find("as many challengers as agents"), std::string::npos);
}

TEST(TournamentFile, a_mistyped_key_gets_a_suggestion) {
  EXPECT_EQ(read(std::string(kHead) + "ronds = 3\n" + kAgents).error().hint, "Did you mean 'rounds'?");
}

TEST(TournamentFile, agents_of_one_side_are_known_and_refused_where_anybody_may_meet_anybody) {
  const std::string agents =
      "[[agent]]\nspec = \"minmax\"\n[[agent]]\nspec = \"classic\"\n[[agent]]\nspec = \"hunter\"\n";
  const auto plan = read("game = \"flags\"\nformat = \"round-robin\"\n" + agents);
  ASSERT_TRUE(plan) << plan.error().message;
  EXPECT_TRUE(plan->can_meet(0, 1));
  EXPECT_FALSE(plan->can_meet(1, 2));
  EXPECT_FALSE(read("game = \"flags\"\nformat = \"swiss\"\n" + agents));
  EXPECT_TRUE(
      read("game = \"flags\"\nformat = \"swiss\"\n[[agent]]\nspec = \"minmax+classic\"\n[[agent]]\nspec = "
           "\"minmax+hunter\"\n"));
}

TEST(TournamentFile, it_can_go_on_with_more_rounds_and_agents_but_not_with_other_terms) {
  const std::string text = std::string(kHead) + "rounds = 2\n" + kAgents;
  const auto begun = read(text).value();
  const auto goes_on = [&](const std::string& other) {
    return check_continuation(begun, read(other).value()).has_value();
  };
  EXPECT_TRUE(goes_on(text));
  EXPECT_TRUE(
      goes_on(std::string(kHead) + "rounds = 3\n" + kAgents + "withdrawn = true\n[[agent]]\nspec = \"alphabeta\"\n"));
  EXPECT_FALSE(goes_on(std::string(kHead) + "rounds = 1\n" + kAgents));
  EXPECT_FALSE(goes_on(std::string(kHead) + "rounds = 2\npairs = 2\n" + kAgents));
  EXPECT_FALSE(goes_on(std::string(kHead) + "rounds = 2\nseed = 10\n" + kAgents));
  EXPECT_FALSE(goes_on(std::string(kHead) + "rounds = 2\nlimits = \"nodes=1\"\n" + kAgents));
  EXPECT_FALSE(goes_on(std::string(kHead) + "rounds = 2\non_invalid = \"random\"\n" + kAgents));
  EXPECT_FALSE(goes_on("game = \"reversi\"\nformat = \"round-robin\"\nrounds = 2\n" + std::string(kAgents)));
  EXPECT_FALSE(goes_on("game = \"reversi:size=4\"\nformat = \"swiss\"\nrounds = 2\n" + std::string(kAgents)));
  EXPECT_FALSE(goes_on(std::string(kHead) +
                       "rounds = 2\n[[agent]]\nspec = \"random\"\nname = \"dice\"\n[[agent]]\nspec = \"greedy\"\n"));
}

}  // namespace
}  // namespace ariadne
