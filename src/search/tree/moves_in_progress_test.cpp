#include "search/tree/moves_in_progress.hpp"

#include <gtest/gtest.h>

#include <optional>

namespace ariadne {
namespace {

TEST(MovesInProgress, a_move_is_in_progress_while_its_claim_lives) {
  MovesInProgress moves;
  {
    const MovesInProgress::Claim claim(&moves, 7, 3);
    EXPECT_TRUE(moves.has(7, 3));
    EXPECT_FALSE(moves.has(7, 4)) << "another move of the position";
    EXPECT_FALSE(moves.has(8, 3)) << "the move in another position";
  }
  EXPECT_FALSE(moves.has(7, 3));
}

TEST(MovesInProgress, a_second_claim_does_not_end_the_first) {
  MovesInProgress moves;
  const MovesInProgress::Claim first(&moves, 7, 3);
  std::optional<MovesInProgress::Claim> second(std::in_place, &moves, 7, 3);
  second.reset();
  EXPECT_TRUE(moves.has(7, 3));
}

}  // namespace
}  // namespace ariadne
