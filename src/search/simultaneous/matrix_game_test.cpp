#include "search/simultaneous/matrix_game.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "core/rng.hpp"

namespace ariadne {
namespace {

MatrixGame game_of(std::initializer_list<std::initializer_list<double>> rows) {
  MatrixGame game{rows.size(), rows.begin()->size(), {}};
  std::size_t i = 0;
  for (const auto& row : rows) std::copy(row.begin(), row.end(), game.cells[i++].begin());
  return game;
}

void expect_mixture(const Mixture& mixture, std::initializer_list<double> parts) {
  std::size_t i = 0;
  for (const double part : parts) EXPECT_NEAR(mixture[i++], part, 1e-12);
}

void expect_value(const MatrixSolution& solution, double value) {
  EXPECT_NEAR(solution.low, value, 1e-12);
  EXPECT_NEAR(solution.high, value, 1e-12);
}

TEST(MatrixGame, matching_pennies_is_a_toss) {
  const auto solution = solve_matrix(game_of({{1, 0}, {0, 1}}));
  expect_value(solution, 0.5);
  expect_mixture(solution.rows, {0.5, 0.5});
  expect_mixture(solution.columns, {0.5, 0.5});
}

TEST(MatrixGame, rock_paper_scissors_is_even_and_all_three_are_played_equally_often) {
  const auto solution = solve_matrix(game_of({{0, -1, 1}, {1, 0, -1}, {-1, 1, 0}}));
  expect_value(solution, 0);
  expect_mixture(solution.rows, {1 / 3.0, 1 / 3.0, 1 / 3.0});
  expect_mixture(solution.columns, {1 / 3.0, 1 / 3.0, 1 / 3.0});
}

TEST(MatrixGame, a_choice_that_is_never_better_is_not_played) {
  const auto solution = solve_matrix(game_of({{2, 0, 5}, {1, 0, 4}, {0, 3, 4}}));
  expect_value(solution, 1.2);
  expect_mixture(solution.rows, {0.6, 0, 0.4});
  expect_mixture(solution.columns, {0.6, 0.4, 0});
}

TEST(MatrixGame, with_a_saddle_point_nobody_mixes) {
  const MatrixGame game = game_of({{3, 1, 4}, {5, 2, 6}, {0, 1, 9}});
  const auto [low, high] = pure_bounds(game);
  EXPECT_EQ(low, 2);
  EXPECT_EQ(high, 2);
  const auto solution = solve_matrix(game);
  expect_value(solution, 2);
  expect_mixture(solution.rows, {0, 1, 0});
  expect_mixture(solution.columns, {0, 1, 0});
}

TEST(MatrixGame, hide_or_run_is_run_ever_more_rarely_the_more_waiting_is_worth) {
  for (const double waiting : {0.5, 0.9, 0.999, 0.999999}) {
    // Who waits while he is looked for waits on; who runs is caught only if he is expected.
    const auto solution = solve_matrix(game_of({{waiting, 1}, {1, 0}}));
    expect_value(solution, 1 / (2 - waiting));
    EXPECT_NEAR(solution.rows[1], (1 - waiting) / (2 - waiting), 1e-12);
  }
}

// Each side's mixture guarantees the same, so both are optimal: no other proof is needed.
TEST(MatrixGame, mixtures_of_any_game_guarantee_what_they_promise) {
  Rng rng(7);
  for (int i = 0; i < 2000; ++i) {
    MatrixGame game{1 + rng.below(4), 1 + rng.below(4), {}};
    for (auto& row : game.cells) {
      for (double& cell : row) cell = i % 2 == 0 ? rng.below(4) : rng.below(1u << 30) * 0x1p-30;
    }
    const auto solution = solve_matrix(game);
    const auto pure = pure_bounds(game);
    EXPECT_NEAR(solution.low, solution.high, 1e-9);
    EXPECT_LE(pure.low, solution.high + 1e-9);
    EXPECT_GE(pure.high, solution.low - 1e-9);
    for (const Mixture& mixture : {solution.rows, solution.columns}) {
      EXPECT_NEAR(std::accumulate(mixture.begin(), mixture.end(), 0.0), 1, 1e-12);
      EXPECT_GE(*std::min_element(mixture.begin(), mixture.end()), 0);
    }
    for (std::size_t column = 0; column < game.columns; ++column) {
      double mean = 0;
      for (std::size_t row = 0; row < game.rows; ++row) mean += solution.rows[row] * game.cells[row][column];
      EXPECT_GE(mean, solution.low - 1e-12);
    }
  }
}

}  // namespace
}  // namespace ariadne
