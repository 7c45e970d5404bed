#include "games/theseus/sight.hpp"

#include <gtest/gtest.h>

#include "games/theseus/theseus_samples.hpp"

namespace ariadne::theseus {
namespace {

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  return text.replace(text.find(from), from.size(), to);
}

std::vector<double> promises(const Position& position) {
  std::vector<double> all;
  for (const Direction direction : kDirections) all.push_back(promise_of(position, direction));
  return all;
}

TEST(TheseusSight, the_worked_example_of_the_rules) {
  const auto found = promises(position_of(kCrossing));
  EXPECT_DOUBLE_EQ(found[0], 0);
  EXPECT_DOUBLE_EQ(found[1], 0);
  EXPECT_DOUBLE_EQ(found[2], 0.23);
  EXPECT_DOUBLE_EQ(found[3], -0.162);
}

TEST(TheseusSight, the_minotaur_is_drawn_by_theseus_and_by_supplies) {
  const auto found = promises(position_of(kCrossing + "minotaur to move, ply 1 of 200, 0 collected"));
  EXPECT_DOUBLE_EQ(found[0], 0);
  EXPECT_DOUBLE_EQ(found[1], 0.162);
  EXPECT_DOUBLE_EQ(found[3], kBlocked);
  const Position with_supply = position_of(replaced(kCrossing, "|                   |\n+   +   +   +   +   +\n| M",
                                                    "| S                 |\n+   +   +   +   +   +\n| M") +
                                           "minotaur to move, ply 1 of 200, 0 collected");
  EXPECT_DOUBLE_EQ(promises(with_supply)[0], 0.46);
}

TEST(TheseusSight, a_direction_with_a_wall_is_worth_minus_ten) {
  const Position position = position_of(replaced(kCrossing, "T     |", "T |   |"));
  EXPECT_DOUBLE_EQ(promises(position)[1], -10);
}

TEST(TheseusSight, a_ray_ends_at_the_first_wall) {
  const Position open = position_of(kCrossing);
  const Position walled = position_of(replaced(kCrossing, "| M         ", "| M     |   "));
  EXPECT_EQ(sighted_tile(open.board(), open.theseus(), Direction::left, open.minotaur()), 3);
  EXPECT_EQ(sighted_tile(walled.board(), walled.theseus(), Direction::left, walled.minotaur()), 0);
}

TEST(TheseusSight, it_reaches_three_tiles_and_no_farther) {
  const Position position = position_of(kCrossing);
  const int right_edge = position.theseus() + 1;
  EXPECT_EQ(sighted_tile(position.board(), right_edge, Direction::left, position.theseus()), 1);
  EXPECT_EQ(sighted_tile(position.board(), right_edge, Direction::left, position.theseus() - 2), 3);
  EXPECT_EQ(sighted_tile(position.board(), right_edge, Direction::left, position.minotaur()), 0);
}

TEST(TheseusSight, the_nearest_supply_on_a_ray_counts_and_a_taken_one_does_not) {
  Position position = position_of(replaced(kCrossing, "|                   |\n+   +   +   +   +   +\n|             S",
                                           "|             S     |\n+   +   +   +   +   +\n|             S"));
  EXPECT_EQ(sighted_supply(position, position.theseus(), Direction::down), 1);
  position.play({Direction::down});
  position.play({Direction::left});
  position.play({Direction::up});
  EXPECT_EQ(sighted_supply(position, position.theseus(), Direction::down), 2);
}

TEST(TheseusSight, nearer_sightings_are_worth_more_and_nothing_seen_nothing) {
  EXPECT_EQ(worth(1), 1);
  EXPECT_EQ(worth(2), 0.5);
  EXPECT_EQ(worth(3), 0.3);
  EXPECT_EQ(worth(0), 0);
}

TEST(TheseusSight, the_best_sighting_is_that_of_the_ray_on_which_the_tile_lies) {
  const Position position = position_of(kCrossing);
  EXPECT_EQ(best_sighting(position.board(), position.minotaur(), position.theseus()), 0.3);
  EXPECT_EQ(best_sighting(position.board(), position.minotaur(), position.minotaur() + 5), 1);
  EXPECT_EQ(best_sighting(position.board(), position.minotaur(), position.minotaur() + 6), 0);
}

}  // namespace
}  // namespace ariadne::theseus
