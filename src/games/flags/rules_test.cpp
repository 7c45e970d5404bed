#include "games/flags/rules.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "games/flags/flags_samples.hpp"
#include "games/flags/statistics.hpp"

namespace ariadne::flags {
namespace {

using enum Direction;

Position start_with(const char* settings, std::uint64_t seed = 1) {
  Rng rng(seed);
  return Rules::start(check_settings(settings, Rules::info().parameters, "flags").value(), rng);
}

TEST(FlagsRules, parameters_choose_maze_ghosts_and_limit) {
  const Position position = start_with("maze=open,ghosts=2,limit=50,limit_wins=ghosts");
  EXPECT_EQ(&position.maze(), &open_maze());
  EXPECT_EQ(position.ghost_count(), 2u);
  EXPECT_EQ(position.limit(), (Limit{50, LimitWins::ghosts}));
}

TEST(FlagsRules, the_start_depends_on_the_seed_alone) {
  EXPECT_EQ(start_with("", 5), start_with("", 5));
  EXPECT_NE(start_with("", 5), start_with("", 6));
}

TEST(FlagsRules, statistics_tell_steps_flags_distances_capture_and_faults) {
  // A fault of his, a flag, a fault of theirs, and he runs into a ghost.
  const Transcript game{
      placed({0, 0}, {{5, 3}, {10, 12}}),
      {move_to(north), joint({north, west}), move_to(south), joint({north, west}), move_to(south), joint({south, east}),
       move_to(east), joint({east, east}), move_to(east), joint({south, west}), move_to(north), joint({west, west})}};
  const Json json = Json::parse(Rules::statistics(game).json);
  EXPECT_EQ(json["steps"], 6);
  EXPECT_EQ(json["flags"], 1);
  EXPECT_EQ(json["flag_steps"], Json::parse("[5]"));
  EXPECT_EQ(json["faults"], Json::parse(R"({"pacman":1,"ghosts":0})"));
  EXPECT_EQ(json["caught_by"], Json::array());
  EXPECT_FALSE(json.contains("tournament_score"));
}

TEST(FlagsRules, the_mean_distance_of_the_nearest_ghost_is_told_in_tenths) {
  const Transcript game{placed({0, 0}, {{5, 3}, {10, 12}}),
                        {move_to(north), joint({north, west}), move_to(south), joint({north, west})}};
  // It is 8, 7 and 5 steps away.
  EXPECT_EQ(Rules::statistics(game).lines[2], "ghosts  nearest at distance 5, on average 6.7");
}

TEST(FlagsRules, statistics_of_a_finished_game_tell_who_caught_him_and_the_tournament_score) {
  const Transcript game{placed({3, 12}, {{10, 12}, {3, 14}}, 1), {move_to(east), joint({north, west})}};
  const Statistics statistics = Rules::statistics(game);
  const Json json = Json::parse(statistics.json);
  EXPECT_EQ(json["caught_by"], Json::parse("[1]"));
  EXPECT_EQ(json["tournament_score"], Json::parse(R"({"pacman":1.0005,"ghosts":3.4995})"));
  EXPECT_EQ(json["distance"], Json::parse(R"({"least":0,"mean":1.0})"));
  EXPECT_EQ(statistics.lines,
            (std::vector<std::string>{"steps   1 of 1000", "flags   1 of 4 flags",
                                      "ghosts  nearest at distance 0, on average 1.0", "caught  by ghost 1",
                                      "faults  pacman 0, ghosts 0", "score   pacman 1.0005, ghosts 3.4995"}));
}

TEST(FlagsRules, every_ghost_that_is_rejected_counts_as_a_fault) {
  const Transcript game{placed({3, 12}, {{10, 10}, {10, 11}, {15, 12}}), {move_to(west), joint({east, west, east})}};
  EXPECT_EQ(summary_of(game).ghost_faults, 2);
}

}  // namespace
}  // namespace ariadne::flags
