#include "agents/hunger/strong.hpp"

#include <gtest/gtest.h>

#include "agents/hunger/players.hpp"
#include "agents/registry.hpp"
#include "games/hunger/hunger_samples.hpp"
#include "search/tree/minimax.hpp"
#include "search/tree/test_search.hpp"

namespace ariadne::hunger {
namespace {

using Searched = SearchResult<Move, int>;

Searched by_minimax(const Position& position, int depth) {
  return test_search::searched<Minimax>(position, depth, 1, Hunt{});
}

Searched by_table(const Position& position, int depth, std::size_t places = 1 << 12, int lines = 1) {
  return test_search::searched_with_table(position, depth, lines, places, Hunt{});
}

TEST(TableAlphaBeta, has_the_value_of_minimax_and_a_move_that_has_it) {
  std::uint64_t nodes = 0, all_nodes = 0;
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    Rng rng(seed);
    const Position position = random_sample(rng);
    if (position.result()) continue;
    const int depth = 1 + static_cast<int>(seed % 5);
    const Searched whole = by_minimax(position, depth);
    const Searched found = by_table(position, depth, seed % 2 == 0 ? 1 << 12 : 16);
    ASSERT_EQ(found.value, whole.value) << "seed " << seed;
    if (whole.proven) ASSERT_TRUE(found.proven) << "seed " << seed;
    for (const auto& root : whole.moves) {
      if (root.move == found.move) EXPECT_EQ(root.value, whole.value) << "seed " << seed;
    }
    nodes += found.nodes;
    all_nodes += whole.nodes;
  }
  EXPECT_LT(nodes, all_nodes / 3);
}

TEST(TableAlphaBeta, gives_moves_in_the_order_of_the_game_and_as_many_exact_values_as_are_wanted) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Rng rng(seed);
    const Position position = random_sample(rng);
    const Searched whole = by_minimax(position, 3), found = by_table(position, 3, 1 << 12, 8);
    ASSERT_EQ(found.moves.size(), whole.moves.size());
    for (std::size_t i = 0; i < whole.moves.size(); ++i) {
      EXPECT_EQ(found.moves[i].move, whole.moves[i].move);
      if (found.depth == 3) EXPECT_EQ(found.moves[i].value, whole.moves[i].value) << "seed " << seed;
    }
  }
}

Decision asked(const Position& position, const char* settings, const Limits& limits = {}) {
  const Settings checked = check_settings(settings, StrongPlayer::parameters<Rules>(), "strong").value();
  const auto session = find_game("hunger").value().game->start("", 1).value();
  const Question how{*session, position.to_move(), limits};
  Rng rng(1);
  StrongSearch::Memory memory;
  return StrongPlayer::think(ariadne::Request<Rules>{position, checked, how, rng}, memory);
}

Position new_game(std::uint64_t seed) {
  Rng rng(seed);
  return Rules::start(check_settings("", Rules::info().parameters, "hunger").value(), rng);
}

TEST(HungerStrong, nodes_limit_it_unless_others_limit_it_more) {
  const Position start = new_game(1);
  EXPECT_EQ(asked(start, "nodes=2000").nodes, 2000u);
  EXPECT_EQ(asked(start, "nodes=2000", {.nodes = 500}).nodes, 500u);
  EXPECT_FALSE(asked(start, "nodes=1").move.empty());
  EXPECT_EQ(asked(start, "depth=2").depth, 2);
}

TEST(HungerStrong, shoots_and_knows_that_it_wins) {
  const Decision decision = asked(Sample().at(kOne, 1, 1).at(kTwo, 3, 1).weapons(kOne, kPistol), "nodes=5000");
  EXPECT_GT(decision.value.value_or(0), kWinValue / 2);
  EXPECT_NE(std::string("234").find(decision.move), std::string::npos);
}

TEST(HungerStrong, a_value_is_proven_once_every_line_ends_by_the_rules) {
  // Two rounds are left. Food within reach of both decides.
  const Position near = Sample(10).round(9, 10).at(kOne, 1, 1).at(kTwo, 3, 3).item(2, 2, Item::food(3));
  const Decision exact = asked(near, "");
  EXPECT_TRUE(exact.proven);
  EXPECT_EQ(exact.move, "4");
  EXPECT_EQ(exact.value, by_minimax(near, 4).value);
  EXPECT_FALSE(asked(near, "depth=3").proven);
  EXPECT_FALSE(asked(new_game(1), "nodes=3000").proven);
}

TEST(HungerStrong, proven_values_are_those_of_minimax_to_the_end) {
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
