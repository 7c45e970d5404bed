#include "arena/effect.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

TEST(Effect, a_mistake_is_seen_by_the_team_that_made_it) {
  EXPECT_EQ(effect_of(Team::first, 1, 1), Effect::keeps);
  EXPECT_EQ(effect_of(Team::first, 1, 0), Effect::win_to_draw);
  EXPECT_EQ(effect_of(Team::first, 1, -1), Effect::win_to_loss);
  EXPECT_EQ(effect_of(Team::first, 0, -1), Effect::draw_to_loss);
  EXPECT_EQ(effect_of(Team::second, -1, 0), Effect::win_to_draw);
  EXPECT_EQ(effect_of(Team::second, -1, 1), Effect::win_to_loss);
  EXPECT_EQ(effect_of(Team::second, 0, 1), Effect::draw_to_loss);
  EXPECT_EQ(effect_of(Team::second, 1, 1), Effect::keeps);
}

}  // namespace
}  // namespace ariadne
