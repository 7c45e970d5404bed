#include "agents/pacman/strong.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "games/pacman/rules.hpp"
#include "search/tree/playout.hpp"

namespace ariadne::pacman {
namespace {

Position start_of(const char* settings) {
  Rng rng(1);
  return Rules::start(check_settings(settings, Rules::info().parameters, "pacman").value(), rng);
}

struct Directional {
  Odds operator()(const Position& position) const { return directional_odds(position); }
};
struct DirectionalTryingAll : Directional {
  static bool tries(const Position&, Move) { return true; }
};

template <class Kernel, class... More>
auto root_values(const Position& position, int rounds, More&... more) {
  const Better evaluate;
  Budget budget;
  Silent silent;
  Expansion<Position> expansion(budget, silent);
  Kernel kernel(evaluate, expansion, more...);
  const int plies = rounds * static_cast<int>(position.board().seats());
  return search_root(position, plies, 1, kernel, expansion);
}

// Positions from random play that are not over.
std::vector<Position> some_positions() {
  std::vector<Position> positions;
  Rng rng(3);
  for (const char* settings : {"", "layout=larder", "layout=ambush,ghosts=2", "layout=meadow"}) {
    for (const std::uint64_t rounds : {0u, 4u, 9u}) {
      Position position = start_of(settings);
      play_randomly(position, rng, rounds * position.board().seats());
      if (!position.result()) positions.push_back(position);
    }
  }
  return positions;
}

TEST(LikelyExpectimax, with_nothing_left_out_it_finds_the_values_of_expectimax) {
  for (const Position& position : some_positions()) {
    LikelyTable table(1 << 12);
    double least = 0;
    const auto plain = root_values<Expectimax<Position, Better, Silent, Directional>>(position, 3);
    const auto likely =
        root_values<LikelyExpectimax<Position, Better, DirectionalTryingAll>>(position, 3, table, least);
    ASSERT_EQ(plain.moves.size(), likely.moves.size());
    for (std::size_t i = 0; i < plain.moves.size(); ++i) EXPECT_EQ(plain.moves[i].value, likely.moves[i].value);
    EXPECT_LE(likely.nodes, plain.nodes);
  }
}

TEST(LikelyExpectimax, a_table_of_one_place_forgets_but_does_not_err) {
  const Position position = start_of("layout=larder");
  LikelyTable small(1), large(1 << 14);
  double least = 0;
  using Kernel = LikelyExpectimax<Position, Better, DirectionalTryingAll>;
  const auto forgetful = root_values<Kernel>(position, 4, small, least);
  const auto mindful = root_values<Kernel>(position, 4, large, least);
  EXPECT_EQ(forgetful.value, mindful.value);
  EXPECT_GT(forgetful.nodes, mindful.nodes);
}

TEST(LikelyExpectimax, what_is_hardly_likely_is_not_searched_and_hardly_matters) {
  const Position position = start_of("layout=ambush,ghosts=2");
  LikelyTable all(1 << 14), some(1 << 14);
  double none = 0, tenth = 0.1;
  using Kernel = LikelyExpectimax<Position, Better, DirectionalTryingAll>;
  const auto whole = root_values<Kernel>(position, 4, all, none);
  const auto part = root_values<Kernel>(position, 4, some, tenth);
  EXPECT_LT(part.nodes, whole.nodes * 2 / 3);
  EXPECT_NEAR(part.value, whole.value, 50);
}

Decision asked(const Position& position, const char* settings, const Limits& limits = {}) {
  const Settings checked = check_settings(settings, StrongPlayer::parameters<Rules>(), "strong").value();
  const auto session = find_game("pacman").value().game->start("", 1).value();
  const Question how{*session, kPacman, limits};
  Rng rng(1);
  return StrongPlayer::think(Request<Rules>{position, checked, how, rng});
}

TEST(PacmanStrong, nodes_limit_it_unless_others_limit_it_more) {
  const Position start = start_of("");
  EXPECT_EQ(asked(start, "nodes=2000").nodes, 2000u);
  EXPECT_EQ(asked(start, "nodes=2000", {.nodes = 500}).nodes, 500u);
  EXPECT_EQ(asked(start, "", {.nodes = 500}).nodes, 500u);
  EXPECT_FALSE(asked(start, "nodes=1").move.empty());
  EXPECT_EQ(asked(start, "depth=2").depth, 2);
}

TEST(PacmanStrong, it_expects_the_ghosts_that_it_is_told_of) {
  const Position trap = start_of("layout=pincers");
  EXPECT_GT(asked(trap, "nodes=20000,ghosts=random").value.value_or(0),
            asked(trap, "nodes=20000,ghosts=directional").value.value_or(0));
}

}  // namespace
}  // namespace ariadne::pacman
