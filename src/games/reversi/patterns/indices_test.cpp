#include "games/reversi/patterns/indices.hpp"

#include <gtest/gtest.h>

#include "games/reversi/random_positions.hpp"

namespace ariadne::reversi {
namespace {

// The configuration of an instance, read square by square.
std::uint32_t naive_index(const Shape& squares, Squares own, Squares other) {
  std::uint32_t index = 0;
  for (std::size_t i = squares.size; i > 0; --i) {
    const Squares bit = square_bit(squares.squares[i - 1]);
    index = 3 * index + ((own & bit) != 0 ? 0 : (other & bit) != 0 ? 2 : 1);
  }
  return index;
}

void expect_from_scratch(const PatternIndices& indices, const Position& position) {
  const Squares own = position.discs(position.to_move()), other = position.discs(position.to_move() ^ 1);
  for (std::size_t i = 0; i < kInstanceCount; ++i) {
    ASSERT_EQ(indices[i], naive_index(kInstances[i].squares, own, other)) << "instance " << i;
  }
  ASSERT_EQ(indices, PatternIndices(own, other));
}

TEST(ReversiPatterns, indices_that_follow_the_moves_are_those_of_the_board) {
  Rng rng(1);
  int passes = 0;
  for (int game = 0; game < 200 && !HasFatalFailure(); ++game) {
    Position position;
    PatternIndices indices(position.discs(kBlack), position.discs(kWhite));
    expect_from_scratch(indices, position);
    for (const Move move : random_game(position, 200, rng).moves) {
      const Seat side = position.to_move();
      if (move.is_pass()) {
        indices.pass();
        ++passes;
      } else {
        indices.play(move.square, turned(position.discs(side), position.discs(side ^ 1), move.square));
      }
      position.play(move);
      ASSERT_NO_FATAL_FAILURE(expect_from_scratch(indices, position));
    }
  }
  EXPECT_GT(passes, 0);
}

TEST(ReversiPatterns, a_shape_has_all_its_images_and_none_twice) {
  for (std::size_t shape = 0; shape < kShapeCount; ++shape) {
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
      const Shape image = image_of(kShapes[shape], symmetry);
      const auto same = [&](const PatternInstance& each) { return each.shape == shape && each.squares.covers(image); };
      EXPECT_EQ(std::count_if(kInstances.begin(), kInstances.end(), same), 1) << shape << " " << symmetry;
    }
  }
}

TEST(ReversiPatterns, every_square_is_in_several_instances) {
  for (int square = 0; square < 64; ++square) {
    const auto has_it = [&](const PatternInstance& each) { return each.squares.has(square); };
    EXPECT_GE(std::count_if(kInstances.begin(), kInstances.end(), has_it), 4) << square;
  }
}

}  // namespace
}  // namespace ariadne::reversi
