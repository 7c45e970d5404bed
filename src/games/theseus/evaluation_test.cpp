#include "games/theseus/evaluation.hpp"

#include <gtest/gtest.h>

#include "games/theseus/theseus_samples.hpp"

namespace ariadne::theseus {
namespace {

const std::string kBoard =
    "+---+---+---+\n"
    "| S         |\n"
    "+   +   +   +\n"
    "|         M |\n"
    "+   +   +   +\n"
    "| T       S |\n"
    "+---+---+---+\n";

TEST(TheseusEvaluation, chase_counts_missing_supplies_and_the_ways_to_the_nearest_and_to_the_minotaur) {
  EXPECT_EQ(Chase{}(position_of(kBoard)), -2 * kSupplyMissing - 2 * kStepToSupply + 3 * kStepToMinotaur);
}

TEST(TheseusEvaluation, race_adds_the_supplies_that_theseus_reaches_first) {
  // The Minotaur needs one step to the right one and three to the left one, Theseus two to either.
  const Position position = position_of(kBoard);
  EXPECT_EQ(Race{}(position), Chase{}(position) + kSupplyMissing / 2);
}

TEST(TheseusEvaluation, a_taken_supply_is_worth_more_than_any_way) {
  Position position = position_of(kBoard);
  for (const Direction direction : {Direction::up, Direction::left, Direction::up}) position.play({direction});
  EXPECT_EQ(position.collected(), 1);
  EXPECT_GT(Chase{}(position), Chase{}(position_of(kBoard)));
}

TEST(TheseusEvaluation, it_is_total_where_a_supply_cannot_be_reached) {
  Walls walls(5);
  for (const int tile : {6, 7}) walls.set(tile, Direction::down);
  for (const int tile : {11, 12}) walls.set(tile, Direction::up);
  for (const int tile : {6, 11}) walls.set(tile, Direction::left);
  for (const int tile : {7, 12}) walls.set(tile, Direction::right);
  const Position position(std::make_shared<const Board>(walls, std::vector{6}));
  EXPECT_LT(std::abs(Chase{}(position)), kWinValue / 10);
  EXPECT_LT(std::abs(Race{}(position)), kWinValue / 10);
}

}  // namespace
}  // namespace ariadne::theseus
