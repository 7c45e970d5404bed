// What the agents achieve, over a few games that are the same on every machine.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "arena/test_match.hpp"
#include "core/json.hpp"

namespace ariadne {
namespace {

using test_match::on;

struct Shown {
  std::uint64_t wins = 0;
  double mean = 0;
};

// Games of Pac-Man played by the first agent against ghosts played by the second.
Shown shown(const MatchPlan& plan, const char* pacman, const char* ghosts, std::uint64_t games) {
  const auto finished = test_match::played(plan, "pacman", {pacman, ghosts}, games);
  return {tally_of(finished).wins, points_of(finished).mean};
}

MatchPlan on_course_layout(const std::string& folder, const std::string& name, int ghosts = 4) {
  std::ifstream file(folder + "/cs188/layouts/" + name + ".lay");
  Json rows = Json::array();
  for (std::string row; std::getline(file, row);) rows.push_back(row);
  MatchPlan plan = on("");
  plan.position = Json{{"layout", rows}, {"ghosts", ghosts}}.dump();
  return plan;
}

TEST(PacmanShows, better_wins_ten_of_ten_against_a_random_ghost) {
  const Shown expectimax = shown(on("layout=larder"), "expectimax:depth=2,eval=better", "random", 10);
  EXPECT_EQ(expectimax.wins, 10u);
  EXPECT_GT(expectimax.mean, 1000);
  const Shown alphabeta = shown(on("layout=larder"), "alphabeta:depth=2,eval=better", "random", 10);
  EXPECT_EQ(alphabeta.wins, 10u);
  EXPECT_GT(alphabeta.mean, 1000);
}

TEST(PacmanShows, in_a_trap_alpha_beta_gives_up_and_expectimax_has_a_chance) {
  EXPECT_EQ(shown(on("layout=pincers"), "alphabeta:depth=3", "random", 100).wins, 0u);
  EXPECT_GT(shown(on("layout=pincers"), "expectimax:depth=3", "random", 100).wins, 15u);
}

TEST(PacmanShows, strong_wins_nearly_all_games_against_directional_ghosts) {
  EXPECT_EQ(shown(on("layout=larder"), "strong:nodes=500", "directional", 10).wins, 10u);
  EXPECT_GE(shown(on("layout=agora"), "strong:nodes=500", "directional", 5).wins, 4u);
}

TEST(PacmanShows, the_targets_of_the_course_are_met_on_its_layouts) {
  const char* folder = std::getenv("ARIADNE_COMPARE");
  if (folder == nullptr) GTEST_SKIP() << "ARIADNE_COMPARE is not set";
  for (const char* agent : {"expectimax:depth=2,eval=better", "alphabeta:depth=2,eval=better"}) {
    const Shown better = shown(on_course_layout(folder, "smallClassic", 1), agent, "random", 10);
    EXPECT_EQ(better.wins, 10u) << agent;
    EXPECT_GT(better.mean, 1200) << agent;
  }
  const MatchPlan trap = on_course_layout(folder, "trappedClassic");
  EXPECT_EQ(shown(trap, "alphabeta:depth=3", "random", 100).wins, 0u);
  EXPECT_NEAR(static_cast<double>(shown(trap, "expectimax:depth=3", "random", 100).wins), 50, 15);
}

}  // namespace
}  // namespace ariadne
