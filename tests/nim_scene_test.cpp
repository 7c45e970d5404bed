#include <gtest/gtest.h>

#include "games/nim/rules.hpp"

namespace ariadne::nim {
namespace {

TEST(NimScene, choosing_a_stone_takes_it_and_all_to_the_right_of_it) {
  const Scene scene = Rules::scene(Position({1, 0, 3}, 1), nullptr);
  EXPECT_EQ(scene.ground.row_labels, (std::vector<std::string>{"a", "b", "c"}));
  EXPECT_EQ(scene.actors.size(), 4u);
  EXPECT_EQ(move_at(scene, {0, 0}), "a1");
  EXPECT_EQ(move_at(scene, {2, 0}), "c3");
  EXPECT_EQ(move_at(scene, {2, 2}), "c1");
  EXPECT_EQ(front_actor(scene, {1, 0}), nullptr);
  EXPECT_EQ(scene.notes, (std::vector<std::string>{"two to move"}));
}

}  // namespace
}  // namespace ariadne::nim
