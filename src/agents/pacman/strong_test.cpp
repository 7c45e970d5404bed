#include "agents/pacman/strong.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "games/pacman/test_positions.hpp"
#include "search/tree/playout.hpp"

namespace ariadne::pacman {
namespace {

struct Directional {
  Odds operator()(const Position& position) const { return directional_odds(position); }
};
struct DirectionalTryingAll : Directional {
  static bool tries(const Position&, Move) { return true; }
};

template <class Table, class KernelFor>
auto root_values(const Position& position, int rounds, Searcher<Table>& searcher, const KernelFor& kernel_for) {
  Budget budget;
  Silent silent;
  const int plies = static_cast<int>(position.board().seats());
  return searcher.search(position, {rounds, rounds, plies}, budget, silent, kernel_for);
}
auto plain_values(const Position& position, int rounds) {
  Searcher<> searcher;
  const Better evaluate;
  return root_values(position, rounds, searcher, [&](Expansion<Position>& expansion, NoTable&) {
    return Expectimax<Position, Better, Silent, Directional>(evaluate, expansion);
  });
}
auto likely_values(const Position& position, int rounds, Searcher<TranspositionTable>& searcher, double least) {
  const Better evaluate;
  return root_values(position, rounds, searcher, [&](Expansion<Position>& expansion, TranspositionTable& table) {
    return LikelyExpectimax<Position, Better, DirectionalTryingAll>(evaluate, expansion, table, least);
  });
}
// With a table of its own.
auto likely_values(const Position& position, int rounds, std::size_t bytes, double least) {
  Searcher<TranspositionTable> searcher{TranspositionTable(bytes)};
  return likely_values(position, rounds, searcher, least);
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

constexpr double kRounding = 1e-3;  // values in the table have 24 bits

TEST(LikelyExpectimax, with_nothing_left_out_it_finds_the_values_of_expectimax) {
  for (const Position& position : some_positions()) {
    const auto plain = plain_values(position, 3);
    const auto likely = likely_values(position, 3, 1 << 16, 0);
    ASSERT_EQ(plain.moves.size(), likely.moves.size());
    for (std::size_t i = 0; i < plain.moves.size(); ++i) {
      EXPECT_NEAR(plain.moves[i].value, likely.moves[i].value, kRounding);
    }
    EXPECT_LE(likely.nodes, plain.nodes);
  }
}

TEST(LikelyExpectimax, a_small_table_forgets_but_does_not_err) {
  const Position position = start_of("layout=larder");
  const auto forgetful = likely_values(position, 7, TranspositionTable::kLeastBytes, 0);
  const auto mindful = likely_values(position, 7, 1 << 20, 0);
  EXPECT_NEAR(forgetful.value, mindful.value, kRounding);
  EXPECT_GT(forgetful.nodes, mindful.nodes);
}

TEST(LikelyExpectimax, what_is_hardly_likely_is_not_searched_and_hardly_matters) {
  const Position position = start_of("layout=ambush,ghosts=2");
  const auto whole = likely_values(position, 4, 1 << 18, 0);
  const auto part = likely_values(position, 4, 1 << 18, 0.1);
  EXPECT_LT(part.nodes, whole.nodes * 2 / 3);
  EXPECT_NEAR(part.value, whole.value, 50);
}

Decision asked(const Position& position, const char* settings, const Limits& limits = {}) {
  const Settings checked = check_settings(settings, StrongPlayer::parameters<Rules>(), "strong").value();
  const auto session = find_game("pacman").value().game->start("", 1).value();
  const Question how{*session, kPacman, limits};
  Rng rng(1);
  StrongPlayer::Memory<Rules> memory;
  return StrongPlayer::think(Request<Rules>{position, checked, how, rng}, memory);
}

TEST(PacmanStrong, nodes_limit_it_unless_others_limit_it_more) {
  const Position start = start_of("");
  EXPECT_EQ(asked(start, "nodes=2000").nodes, 2000u);
  EXPECT_EQ(asked(start, "nodes=2000", {.nodes = 500}).nodes, 500u);
  EXPECT_EQ(asked(start, "", {.nodes = 500}).nodes, 500u);
  EXPECT_FALSE(asked(start, "nodes=1").move.empty());
  EXPECT_EQ(asked(start, "depth=2").depth, 2);
}

TEST(PacmanStrong, it_expects_the_ghosts_of_its_setting) {
  const Position trap = start_of("layout=pincers");
  EXPECT_GT(asked(trap, "nodes=20000,ghosts=random").value.value_or(0),
            asked(trap, "nodes=20000,ghosts=directional").value.value_or(0));
}

}  // namespace
}  // namespace ariadne::pacman
