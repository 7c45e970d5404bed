#include "games/reversi/evaluation.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "games/reversi/discs.hpp"
#include "games/reversi/naive_reversi.hpp"
#include "games/reversi/notation.hpp"
#include "games/reversi/random_positions.hpp"

namespace ariadne::reversi {
namespace {

constexpr int kWeights8[8][8] = {
    {4, -3, 2, 2, 2, 2, -3, 4},       {-3, -4, -1, -1, -1, -1, -4, -3}, {2, -1, 1, 0, 0, 1, -1, 2},
    {2, -1, 0, 1, 1, 0, -1, 2},       {2, -1, 0, 1, 1, 0, -1, 2},       {2, -1, 1, 0, 0, 1, -1, 2},
    {-3, -4, -1, -1, -1, -1, -4, -3}, {4, -3, 2, 2, 2, 2, -3, 4},
};
constexpr int kWeights6[6][6] = {
    {4, -3, 2, 2, -3, 4}, {-3, -4, -1, -1, -4, -3}, {2, -1, 1, 1, -1, 2},
    {2, -1, 1, 1, -1, 2}, {-3, -4, -1, -1, -4, -3}, {4, -3, 2, 2, -3, 4},
};
constexpr int kWeights4[4][4] = {{4, -3, -3, 4}, {-3, -4, -4, -3}, {-3, -4, -4, -3}, {4, -3, -3, 4}};

int naive_weight(int size, int row, int column) {
  return size == 8 ? kWeights8[row][column] : size == 6 ? kWeights6[row][column] : kWeights4[row][column];
}

// Adds up worth(row, column) over black's squares and takes away that over white's.
template <class Worth>
int naive_sum(const Position& position, Worth worth) {
  const std::string letters = letters_of(position);
  int sum = 0;
  for (int i = 0; i < position.size() * position.size(); ++i) {
    const char letter = letters[static_cast<std::size_t>(i)];
    const int sign = letter == 'X' ? 1 : letter == 'O' ? -1 : 0;
    sum += sign * worth(i / position.size(), i % position.size());
  }
  return sum;
}

int naive_moves(const Position& position, char side) {
  NaiveBoard board(position.size());
  const std::string letters = letters_of(position);
  board.squares.assign(letters.begin(), letters.end());
  board.side = side;
  return static_cast<int>(board.placements().size());
}

Position swapped(const Position& p) {
  return Position(p.size(), p.discs(kWhite), p.discs(kBlack), p.to_move() ^ 1, p.empties());
}

// One of the eight symmetries of the square board.
Squares turned_round(Squares squares, int size, int symmetry) {
  Squares out = 0;
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      if (!(squares & square_bit(square_at(row, column)))) continue;
      int r = symmetry & 1 ? size - 1 - row : row, c = symmetry & 2 ? size - 1 - column : column;
      if (symmetry & 4) std::swap(r, c);
      out |= square_bit(square_at(r, c));
    }
  }
  return out;
}

Position turned_round(const Position& p, int symmetry) {
  return Position(p.size(), turned_round(p.discs(kBlack), p.size(), symmetry),
                  turned_round(p.discs(kWhite), p.size(), symmetry), p.to_move(), p.empties());
}

// Calls check(evaluation, position) for every evaluation on many positions, reached and scattered.
template <class Check>
void for_all(Check check) {
  Rng rng(3);
  for (int i = 0; i < 1000 && !testing::Test::HasFatalFailure(); ++i) {
    const Position position = i % 2 == 0 ? random_position(rng) : scattered_position(rng);
    std::apply([&](const auto&... evaluation) { (check(evaluation, position), ...); }, Evaluations{});
  }
}

// Calls check(position) on many unfinished positions.
template <class Check>
void for_unfinished(Check check) {
  Rng rng(4);
  for (int i = 0; i < 2000 && !testing::Test::HasFatalFailure(); ++i) {
    const Position position = i % 2 == 0 ? random_position(rng) : scattered_position(rng);
    if (!position.result()) check(position);
  }
}

TEST(ReversiEvaluation, the_default_is_weights) { EXPECT_EQ((std::tuple_element_t<0, Evaluations>::name), "weights"); }

TEST(ReversiEvaluation, weights_are_those_of_the_table) {
  for_unfinished([](const Position& position) {
    const auto worth = [&](int row, int column) { return naive_weight(position.size(), row, column); };
    ASSERT_EQ(Weights()(position), naive_sum(position, worth)) << letters_of(position);
  });
}

TEST(ReversiEvaluation, discs_are_counted) {
  for_unfinished(
      [](const Position& position) { ASSERT_EQ(Discs()(position), naive_sum(position, [](int, int) { return 1; })); });
}

TEST(ReversiEvaluation, corners_are_counted) {
  for_unfinished([](const Position& position) {
    const int last = position.size() - 1;
    const auto worth = [&](int row, int column) { return row % last == 0 && column % last == 0 ? 1 : 0; };
    ASSERT_EQ(Corners()(position), naive_sum(position, worth));
  });
}

TEST(ReversiEvaluation, mobility_is_the_difference_of_legal_moves) {
  for_unfinished([](const Position& position) {
    ASSERT_EQ(Mobility()(position), naive_moves(position, 'X') - naive_moves(position, 'O'));
  });
}

TEST(ReversiEvaluation, a_finished_game_has_its_decided_value) {
  for_all([](const auto& evaluation, const Position& position) {
    if (const auto outcome = position.result()) {
      ASSERT_EQ(evaluation(position), decisive_value(*outcome));
    }
  });
}

TEST(ReversiEvaluation, no_estimate_comes_near_a_won_game) {
  for_all([](const auto& evaluation, const Position& position) {
    if (!position.result()) {
      ASSERT_LT(std::abs(evaluation(position)), kWinValue / 100);
    }
  });
}

TEST(ReversiEvaluation, swapping_the_colours_turns_the_sign) {
  for_all([](const auto& evaluation, const Position& position) {
    ASSERT_EQ(evaluation(swapped(position)), -evaluation(position)) << evaluation.name;
  });
}

TEST(ReversiEvaluation, turning_the_board_changes_nothing) {
  for_all([](const auto& evaluation, const Position& position) {
    for (int symmetry = 1; symmetry < 8; ++symmetry) {
      ASSERT_EQ(evaluation(turned_round(position, symmetry)), evaluation(position)) << evaluation.name;
    }
  });
}

// The value for black of a board whose first row is this one and whose fourth row gives both sides moves.
int mixed_with(const std::string& first_rows) {
  const std::string rest = "-----------OX------XO---------------------------";
  return Mixed()(last_position(read_text(first_rows + rest + " X").value()));
}

TEST(ReversiEvaluation, mixed_likes_a_corner_and_fears_the_square_beside_a_free_one) {
  const int nothing = mixed_with("----------------");
  EXPECT_GT(mixed_with("X---------------"), nothing);
  EXPECT_LT(mixed_with("---------X------"), nothing);
  EXPECT_GT(mixed_with("X--------X------"),
            mixed_with("X---------------") - (nothing - mixed_with("---------X------")));
}

}  // namespace
}  // namespace ariadne::reversi
