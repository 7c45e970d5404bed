#include <gtest/gtest.h>

#include "agents/reversi/search/disc_search.hpp"
#include "agents/reversi/search/plain_solver.hpp"
#include "games/reversi/obf.hpp"

namespace ariadne::reversi {
namespace {

// Positions 40 to 44 of the FFO test suite with their published scores, for the side to move.
constexpr std::string_view kSuite =
    "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; a2:+38\n"
    "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X; h4:+0\n"
    "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X; g2:+6\n"
    "--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX- O; c7:-12; g3:-12\n"
    "--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX-- O; b8:-14; d2:-14\n";

TEST(DiscSearchLong, finds_the_published_scores_alone_and_with_help) {
  const auto suite = read_suite(kSuite);
  ASSERT_TRUE(suite);
  ASSERT_EQ(suite->size(), 5u);
  for (const int threads : {1, 2}) {
    for (const auto& [position, score] : *suite) {
      DiscSearch search(std::size_t{64} << 20);
      Budget budget;
      const DiscResult result = search.search(position, {.solves_at_once = true, .threads = threads}, budget);
      ASSERT_TRUE(result.is_exact());
      EXPECT_EQ(result.moves.front().value * (position.to_move() == kBlack ? 1 : -1), *score);
    }
  }
}

TEST(DiscSearchLong, solves_positions_of_ten_to_sixteen_empty_squares_like_a_plain_search) {
  Rng rng(11);
  for (int empties = 10; empties <= 16; ++empties) {
    for (int i = 0; i < (empties <= 12 ? 10 : empties <= 14 ? 3 : 1); ++i) {
      const Position position = random_ending(8, i % 2 == 0 ? Empties::none : Empties::winner, empties, rng);
      DiscSearch search(std::size_t{16} << 20);
      Budget budget;
      const DiscResult result = search.search(position, {}, budget);
      ASSERT_TRUE(result.is_exact());
      ASSERT_EQ(result.moves.front().value, plain_value(BoardKind(position), sides_to_move(position))) << empties;
    }
  }
}

TEST(DiscSearchLong, the_smaller_boards_have_their_known_values) {
  DiscSearch search(std::size_t{16} << 20);
  Budget budget;
  EXPECT_EQ(search.search(Position(4), {.solves_at_once = true}, budget).moves.front().value, -8);  // 3 to 11
}

}  // namespace
}  // namespace ariadne::reversi
