// The shared engine on boards of this game.
#include "agents/algorithms/engine.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "games/hunger/hunger_samples.hpp"
#include "games/hunger/rules.hpp"
#include "search/tree/minimax.hpp"
#include "search/tree/test_search.hpp"

namespace ariadne::hunger {
namespace {

using Searched = SearchResult<Move, int>;

Searched by_minimax(const Position& position, int depth) {
  return test_search::searched<Minimax>(position, depth, 1, Hunt{});
}

Decision asked(const Position& position, const char* settings, const Limits& limits = {}) {
  const Settings checked = check_settings(settings, EnginePlayer::parameters<Rules>(), "engine").value();
  const auto session = find_game("hunger").value().game->start("", 1).value();
  const Question how{*session, position.to_move(), limits};
  Rng rng(1);
  EnginePlayer::Kept memory;
  return EnginePlayer::think(ariadne::Request<Rules>{position, checked, how, rng}, memory);
}

Position new_game(std::uint64_t seed) {
  Rng rng(seed);
  return Rules::start(check_settings("", Rules::info().parameters, "hunger").value(), rng);
}

TEST(HungerEngine, shoots_and_knows_that_it_wins) {
  const Decision decision = asked(Sample().at(kOne, 1, 1).at(kTwo, 3, 1).weapons(kOne, kPistol), "nodes=5000");
  EXPECT_GT(decision.value.value_or(0), kWinValue / 2);
  EXPECT_NE(std::string("234").find(decision.move), std::string::npos);
}

TEST(HungerEngine, a_value_is_proven_once_every_line_ends_by_the_rules) {
  // Two rounds are left. Food within reach of both decides.
  const Position near = Sample(10).round(9, 10).at(kOne, 1, 1).at(kTwo, 3, 3).item(2, 2, Item::food(3));
  const Decision exact = asked(near, "");
  EXPECT_TRUE(exact.proven);
  EXPECT_EQ(exact.move, "4");
  EXPECT_EQ(exact.value, by_minimax(near, 4).value);
  EXPECT_FALSE(asked(near, "depth=3").proven);
  EXPECT_FALSE(asked(new_game(1), "nodes=3000").proven);
}

TEST(HungerEngine, proven_values_are_those_of_minimax_to_the_end) {
  int proven = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Rng rng(seed);
    const Position position = random_sample(rng);
    if (position.plies_left() > 4) continue;
    const Decision decision = asked(position, "");
    EXPECT_TRUE(decision.proven);
    EXPECT_EQ(decision.value, by_minimax(position, 4).value) << "seed " << seed;
    ++proven;
  }
  EXPECT_GT(proven, 20);
}

}  // namespace
}  // namespace ariadne::hunger
