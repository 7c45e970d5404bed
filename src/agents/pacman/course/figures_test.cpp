// Compares with the figures of a well-known course, where its layouts are available: set ARIADNE_COMPARE to a folder
// that has them under cs188/layouts.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "agents/pacman/policies.hpp"
#include "games/pacman/evaluation.hpp"
#include "search/tree/alpha_beta.hpp"
#include "search/tree/distinct.hpp"
#include "search/tree/expectimax.hpp"
#include "search/tree/minimax.hpp"
#include "search/tree/root.hpp"

namespace ariadne::pacman {
namespace {

using enum Move;

Position course_start(const std::string& folder, const std::string& name, const StartOptions& options = {}) {
  std::ifstream file(folder + "/cs188/layouts/" + name + ".lay");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  return start_on(read_layout(text, Reading::lenient).value(), options).value();
}

struct Found {
  SearchResult<Move, double> result;
  std::size_t distinct = 0;
};

template <template <class, class, class> class Kernel>
Found searched(const Position& position, int rounds) {
  Budget budget;
  DistinctPositions<Position> distinct(position, budget);
  Expansion<Position, DistinctPositions<Position>> expansion(budget, distinct);
  const Score score;
  Kernel<Position, Score, DistinctPositions<Position>> kernel(score, expansion);
  const int plies = rounds * static_cast<int>(position.board().seats());
  const auto result = search_root(position, plies, 1, kernel, expansion);
  Found found;
  found.result.move = result.move;
  found.result.value = static_cast<double>(result.value);
  found.result.nodes = result.nodes;
  found.distinct = distinct.count();
  return found;
}

// From the start, with the score as evaluation; depth in rounds.
struct Figure {
  const char* layout;
  int depth;
  double value;
  Move move;
  std::uint64_t minimax_calls, minimax_distinct, alpha_beta_calls, alpha_beta_distinct;
  double expected;
  Move expectimax_move;
};

constexpr Figure kFigures[] = {
    {"minimaxClassic", 1, 9, west, 33, 34, 19, 20, 9, west},
    {"minimaxClassic", 2, 8, west, 211, 178, 179, 156, 8, west},
    {"minimaxClassic", 3, 7, stop, 1160, 607, 886, 482, 7, stop},
    {"minimaxClassic", 4, -492, west, 5916, 1727, 4463, 1382, 326.125, west},
    {"trappedClassic", 1, -1, west, 15, 16, 13, 14, -1, west},
    {"trappedClassic", 2, -2, west, 46, 41, 44, 39, -2, west},
    {"trappedClassic", 3, -501, east, 77, 58, 50, 44, -252.5, west},
    {"trappedClassic", 4, -501, east, 107, 71, 56, 47, -253, west},
    {"smallClassic", 1, 9, west, 9, 10, 9, 10, 9, west},
    {"smallClassic", 2, 18, west, 72, 59, 44, 39, 18, west},
    {"smallClassic", 3, 27, west, 828, 423, 211, 164, 27, west},
    {"smallClassic", 4, 36, west, 8454, 2247, 1015, 689, 36, west},
    {"mediumClassic", 1, 9, west, 9, 10, 9, 10, 9, west},
    {"mediumClassic", 2, 18, west, 72, 59, 44, 39, 18, west},
    {"mediumClassic", 3, 27, west, 828, 423, 211, 164, 27, west},
    {"mediumClassic", 4, 36, west, 8361, 2171, 1012, 669, 36, west},
};

TEST(PacmanCourseFigures, values_moves_and_counts_of_adversarial_search_are_the_same) {
  const char* folder = std::getenv("ARIADNE_COMPARE");
  if (folder == nullptr) GTEST_SKIP() << "ARIADNE_COMPARE is not set";
  for (const Figure& figure : kFigures) {
    SCOPED_TRACE(std::string(figure.layout) + " depth " + std::to_string(figure.depth));
    const Position start = course_start(folder, figure.layout);
    const Found minimax = searched<Minimax>(start, figure.depth);
    EXPECT_EQ(minimax.result.value, figure.value);
    EXPECT_EQ(minimax.result.move, figure.move);
    EXPECT_EQ(minimax.result.nodes, figure.minimax_calls);
    EXPECT_EQ(minimax.distinct, figure.minimax_distinct);
    const Found alpha_beta = searched<StrictAlphaBeta>(start, figure.depth);
    EXPECT_EQ(alpha_beta.result.value, figure.value);
    EXPECT_EQ(alpha_beta.result.move, figure.move);
    EXPECT_EQ(alpha_beta.result.nodes, figure.alpha_beta_calls);
    EXPECT_EQ(alpha_beta.distinct, figure.alpha_beta_distinct);
    const Found expectimax = searched<Expectimax>(start, figure.depth);
    EXPECT_EQ(expectimax.result.value, figure.expected);
    EXPECT_EQ(expectimax.result.move, figure.expectimax_move);
    EXPECT_EQ(expectimax.result.nodes, figure.minimax_calls);
  }
}

int closest_dot_cost(Position position) {
  int cost = 0;
  while (!position.result()) {
    for (const Move move : way_to_closest_dot(position)) {
      position.play(move);
      ++cost;
    }
  }
  return cost;
}

TEST(PacmanCourseFigures, the_closest_dot_first_costs_the_same) {
  const char* folder = std::getenv("ARIADNE_COMPARE");
  if (folder == nullptr) GTEST_SKIP() << "ARIADNE_COMPARE is not set";
  const std::pair<const char*, int> costs[] = {{"testSearch", 7},    {"tinySearch", 31},   {"smallSearch", 48},
                                               {"greedySearch", 20}, {"trickySearch", 68}, {"mediumSearch", 171},
                                               {"bigSearch", 350}};
  for (const auto& [name, cost] : costs) {
    EXPECT_EQ(closest_dot_cost(course_start(folder, name, {.ghosts = 0})), cost) << name;
  }
}

}  // namespace
}  // namespace ariadne::pacman
