#include "report/game_text.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

using Lines = std::vector<std::string>;

TEST(MoveRows, moves_stand_in_numbered_rows_of_one_for_each_seat) {
  EXPECT_EQ(move_rows({{"d3"}, {"c3"}, {"pass"}}, 2), (Lines{"  1. d3    c3", "  2. pass"}));
  EXPECT_EQ(move_rows({{"a"}, {"b"}, {"c"}, {"d"}}, 3), (Lines{"  1. a     b     c", "  2. d"}));
  EXPECT_TRUE(move_rows({}, 2).empty());
}

TEST(MoveRows, moves_that_are_made_together_share_a_row) {
  EXPECT_EQ(move_rows({{"3", "1"}, {"2", "2"}}, 2), (Lines{"  1. 3 1", "  2. 2 2"}));
}

}  // namespace
}  // namespace ariadne
