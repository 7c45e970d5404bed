#include "core/scene.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

Actor walker(double row, double column, Facing heading) { return {"w", 0, row, column, heading, Tone::first}; }

TEST(Scene, cells_are_numbered_row_by_row_from_the_top_left) {
  const Ground ground = Ground::of_size(2, 3);
  EXPECT_EQ(ground.cells.size(), 6u);
  EXPECT_EQ(ground.number({1, 2}), 5u);
  EXPECT_EQ(ground.spot(5), (Spot{1, 2}));
  EXPECT_FALSE(ground.contains({2, 0}));
  EXPECT_FALSE(ground.contains({0, -1}));
  EXPECT_EQ(ground.tile({1, 1}), Tile{});
}

TEST(Scene, between_two_cells_an_actor_counts_to_the_one_that_it_comes_from) {
  EXPECT_EQ(spot_of(walker(1, 2, Facing::left)), (Spot{1, 2}));
  EXPECT_EQ(spot_of(walker(1, 2.5, Facing::right)), (Spot{1, 2}));
  EXPECT_EQ(spot_of(walker(1, 2.5, Facing::left)), (Spot{1, 3}));
  EXPECT_EQ(spot_of(walker(1.5, 2, Facing::up)), (Spot{2, 2}));
  EXPECT_EQ(spot_of(walker(1.5, 2, Facing::down)), (Spot{1, 2}));
}

TEST(Scene, the_first_actor_of_a_cell_stands_in_front) {
  Scene scene{.ground = Ground::of_size(2, 2)};
  scene.actors = {{.id = "a", .row = 1}, {.id = "b", .row = 1}, {.column = 1}};
  EXPECT_EQ(front_actor(scene, {1, 0})->id, "a");
  EXPECT_EQ(front_actor(scene, {0, 1})->id, "");
  EXPECT_EQ(front_actor(scene, {0, 0}), nullptr);
  EXPECT_EQ(find_actor(scene, "b"), &scene.actors[1]);
  EXPECT_EQ(find_actor(scene, "c"), nullptr);
}

TEST(Scene, a_cell_plays_the_move_of_its_target) {
  Scene scene{.ground = Ground::of_size(2, 2)};
  scene.marks = {{MarkKind::sight, {0, 1}}, {MarkKind::target, {0, 1}, "e"}};
  EXPECT_EQ(move_at(scene, {0, 1}), "e");
  EXPECT_EQ(move_at(scene, {0, 0}), "");
  EXPECT_TRUE(is_marked(scene, MarkKind::sight, {0, 1}));
  EXPECT_FALSE(is_marked(scene, MarkKind::last, {0, 1}));
}

TEST(Scene, a_wall_stops_those_who_come_from_a_cell_that_knows_it) {
  Ground ground = Ground::of_size(1, 2, Tiling::labyrinth);
  EXPECT_FALSE(ground.stops({0, 0}, side::right));
  ground.walls = {side::right, 0};
  EXPECT_TRUE(ground.stops({0, 0}, side::right));
  EXPECT_FALSE(ground.stops({0, 1}, side::left));
  EXPECT_FALSE(ground.stops({0, 2}, side::left));
}

TEST(Scene, a_wall_that_one_cell_knows_is_open_from_the_other) {
  Ground ground = Ground::of_size(2, 2, Tiling::labyrinth);
  ground.walls = {side::right | side::top, side::bottom, 0, side::top};
  EXPECT_EQ(edge_left(ground, {0, 1}), Edge::open_back);
  EXPECT_EQ(edge_above(ground, {1, 1}), Edge::wall);
  EXPECT_EQ(edge_above(ground, {0, 0}), Edge::wall) << "nobody comes from outside";
  EXPECT_EQ(edge_left(ground, {1, 1}), Edge::none);
  ground.walls = {0, side::left, side::top, 0};
  EXPECT_EQ(edge_left(ground, {0, 1}), Edge::open_onward);
  EXPECT_EQ(edge_above(ground, {1, 0}), Edge::open_onward);
}

}  // namespace
}  // namespace ariadne
