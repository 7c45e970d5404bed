#include "agents/flags/engine.hpp"

#include <gtest/gtest.h>

#include "games/flags/start.hpp"
#include "search/tree/alpha_beta.hpp"

namespace ariadne::flags {
namespace {

using Found = SearchResult<Move, int>;

Found by_alpha_beta(const Position& position, int depth) {
  const ByDistance evaluate;
  Budget budget;
  Silent silent;
  Expansion<Position> expansion(budget, silent);
  AlphaBeta<Position, ByDistance> kernel(evaluate, expansion);
  return search_root(position, depth, 1, kernel, expansion);
}

// Depth after depth, with few places, so that many entries collide.
Found by_table(const Position& position, int depth) {
  using Table = EngineSearch::Table;
  const ByDistance evaluate;
  Budget budget;
  Silent silent;
  Searcher<Table> searcher{Table(1 << 10)};
  return searcher.search(position, {.last_depth = depth}, budget, silent,
                         [&](Expansion<Position>& expansion, Table& table) {
                           return TableAlphaBeta<Position, ByDistance>(evaluate, expansion, table);
                         });
}

TEST(FlagsEngine, has_the_value_of_plain_alpha_beta_for_both_sides) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Rng rng(seed);
    Position position(classic_maze(), draw_start(classic_maze(), 1 + seed % 3, rng));
    for (int ply = 0; ply < 16 && !position.result(); ++ply) {
      const auto moves = position.moves();
      position.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    if (position.result()) continue;
    const int depth = 1 + static_cast<int>(seed % 4);
    for (const Seat seat : {kPacman, kGhosts}) {
      const Position root = position.with_first(seat);
      EXPECT_EQ(by_table(root, depth).value, by_alpha_beta(root, depth).value) << "seed " << seed;
    }
  }
}

}  // namespace
}  // namespace ariadne::flags
