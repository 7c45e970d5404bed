#include "agents/flags/engine.hpp"

#include <gtest/gtest.h>

#include "games/flags/start.hpp"
#include "search/tree/alpha_beta.hpp"
#include "search/tree/test_search.hpp"

namespace ariadne::flags {
namespace {

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
      const auto plain = test_search::searched<AlphaBeta>(root, depth, 1, ByDistance{});
      EXPECT_EQ(test_search::searched_with_table(root, depth, 1, 1 << 10, ByDistance{}).value, plain.value)
          << "seed " << seed;
    }
  }
}

}  // namespace
}  // namespace ariadne::flags
