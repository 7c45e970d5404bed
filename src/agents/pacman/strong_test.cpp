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
auto likely_values(const Position& position, int rounds, Searcher<LikelyTable>& searcher, double least) {
  const Better evaluate;
  return root_values(position, rounds, searcher, [&](Expansion<Position>& expansion, LikelyTable& table) {
    return LikelyExpectimax<Position, Better, DirectionalTryingAll>(evaluate, expansion, table, least);
  });
}
// With a table of its own.
auto likely_values(const Position& position, int rounds, std::size_t places, double least) {
  Searcher<LikelyTable> searcher{LikelyTable(places)};
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

TEST(LikelyExpectimax, with_nothing_left_out_it_finds_the_values_of_expectimax) {
  for (const Position& position : some_positions()) {
    const auto plain = plain_values(position, 3);
    const auto likely = likely_values(position, 3, 1 << 12, 0);
    ASSERT_EQ(plain.moves.size(), likely.moves.size());
    for (std::size_t i = 0; i < plain.moves.size(); ++i) EXPECT_EQ(plain.moves[i].value, likely.moves[i].value);
    EXPECT_LE(likely.nodes, plain.nodes);
  }
}

TEST(LikelyExpectimax, a_table_of_one_place_forgets_but_does_not_err) {
  const Position position = start_of("layout=larder");
  const auto forgetful = likely_values(position, 4, 1, 0);
  const auto mindful = likely_values(position, 4, 1 << 14, 0);
  EXPECT_EQ(forgetful.value, mindful.value);
  EXPECT_GT(forgetful.nodes, mindful.nodes);
}

TEST(LikelyExpectimax, what_is_hardly_likely_is_not_searched_and_hardly_matters) {
  const Position position = start_of("layout=ambush,ghosts=2");
  const auto whole = likely_values(position, 4, 1 << 14, 0);
  const auto part = likely_values(position, 4, 1 << 14, 0.1);
  EXPECT_LT(part.nodes, whole.nodes * 2 / 3);
  EXPECT_NEAR(part.value, whole.value, 50);
}

// More searches than the table has places, so that their numbers begin again.
TEST(LikelyExpectimax, a_search_finds_nothing_of_the_searches_before_it) {
  constexpr std::size_t kPlaces = 16;
  Searcher<LikelyTable> kept{LikelyTable(kPlaces)};
  for (int round = 0; round < 4; ++round) {
    for (const Position& position : some_positions()) {
      const auto fresh = likely_values(position, 2, kPlaces, 0.01);
      const auto again = likely_values(position, 2, kept, 0.01);
      EXPECT_EQ(again.nodes, fresh.nodes);
      EXPECT_EQ(again.value, fresh.value);
      EXPECT_EQ(again.move, fresh.move);
    }
  }
}

TEST(LikelyTable, entries_of_other_keys_and_of_earlier_searches_are_not_found) {
  Budget budget;
  LikelyTable table(4);
  for (int search = 0; search < 9; ++search) {
    table.begin_search(budget);
    EXPECT_EQ(table.find(0x50), nullptr);
    table.put(0x50, {1.5, 0.5});
    ASSERT_NE(table.find(0x50), nullptr);
    EXPECT_EQ(table.find(0x50)->value, 1.5);
    EXPECT_EQ(table.find(0x51), nullptr);
    table.put(0x60, {2, 1});  // falls on the same place
    EXPECT_EQ(table.find(0x50), nullptr);
  }
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
