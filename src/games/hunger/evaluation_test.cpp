#include "games/hunger/evaluation.hpp"

#include <gtest/gtest.h>

#include "games/hunger/hunger_samples.hpp"

namespace ariadne::hunger {
namespace {

int hunt(const Position& position) { return Hunt{}(position); }

Sample middle() { return Sample().at(kOne, 5, 5).at(kTwo, -5, -5); }

TEST(HungerEvaluation, an_even_position_is_worth_nothing) {
  EXPECT_EQ(hunt(middle()), 0);
  EXPECT_EQ(Lead{}(middle()), 0);
}

TEST(HungerEvaluation, points_count) {
  EXPECT_EQ(hunt(middle().score(kOne, 20)), 5 * kWorthOfPoint);
  EXPECT_EQ(hunt(middle().score(kTwo, 20)), -5 * kWorthOfPoint);
  EXPECT_EQ(Lead{}(middle().score(kTwo, 20)), -5);
}

TEST(HungerEvaluation, a_pistol_to_be_had_is_worth_more_the_nearer_it_is) {
  const auto with = [](int x) { return middle().item(x, 5, Item::weapon_of(kOne, kPistol)); };
  EXPECT_EQ(hunt(with(3)), kPistolInReach - 2 * kWorthOfStep);
  EXPECT_GT(hunt(with(3)), hunt(with(2)));
  EXPECT_GT(hunt(middle().weapons(kOne, kPistol).at(kOne, -1, -1)), hunt(with(4)));
  EXPECT_EQ(steps_to_pistol(with(3), kTwo), std::nullopt);
  EXPECT_EQ(steps_to_pistol(with(-1), kOne), 5);  // across the axis
}

TEST(HungerEvaluation, the_only_armed_player_wants_to_be_near_the_other) {
  const auto armed = [](int x) { return middle().at(kOne, x, 5).weapons(kOne, kPistol); };
  EXPECT_EQ(hunt(armed(9)) - hunt(armed(10)), kWorthOfStep);
  const auto both = [](int x) { return middle().at(kOne, x, 5).weapons(kOne, kPistol).weapons(kTwo, kPistol); };
  EXPECT_EQ(hunt(both(9)), hunt(both(10)));
}

TEST(HungerEvaluation, traps_count_unless_protected_from_and_until_the_board_has_lost_them) {
  const auto trapped = [](int board) {
    return Sample(board).item(4, 4, Item::trap(kBow, -9)).item(3, -4, Item::trap(kSword, -8));
  };
  const Position position = trapped(10).weapons(kTwo, kBow);
  EXPECT_EQ(danger(position, kOne), -17);
  EXPECT_EQ(danger(position, kTwo), -8);
  EXPECT_EQ(hunt(position), -9 / kTrapPointsPerUnit);
  const Position smaller = after(trapped(8).at(kOne, 1, 1).at(kTwo, -2, -2).round(3), "15");
  EXPECT_EQ(smaller.size(), 6);
  EXPECT_EQ(danger(smaller, kOne), 0);
}

TEST(HungerEvaluation, estimates_are_far_below_a_win) {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Rng rng(seed);
    const Position position = random_sample(rng);
    if (!position.result()) EXPECT_LT(std::abs(hunt(position)), kWinValue / 2);
  }
}

}  // namespace
}  // namespace ariadne::hunger
