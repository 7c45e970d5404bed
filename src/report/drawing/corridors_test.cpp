#include "report/drawing/corridors.hpp"

#include <gtest/gtest.h>

#include "report/drawing/part.hpp"
#include "report/drawing/test_actors.hpp"
#include "report/drawing/text.hpp"

namespace ariadne {
namespace {

using Lines = std::vector<std::string>;

// Walls all round, food and somebody who eats it.
Scene small_corridors() {
  Scene scene{.ground = Ground::of_size(3, 5, Tiling::corridors)};
  scene.ground.tiles.push_back({"%", "█", Tone::wall});
  scene.ground.cells = {1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1};
  scene.actors = {thing({1, 1}, "P", Tone::first), thing({1, 2}, ".", Tone::item, "·")};
  return scene;
}

TEST(DrawCorridors, cells_stand_close_together_two_columns_each) {
  EXPECT_EQ(draw_scene(small_corridors(), {}), (Lines{"%%%%%%%%%%", "%%P .   %%", "%%%%%%%%%%"}));
  EXPECT_EQ(draw_scene(small_corridors(), {true, false}), (Lines{"██████████", "██P ·   ██", "██████████"}));
}

TEST(DrawCorridors, in_narrow_room_a_cell_has_one_column) {
  const Room room{9, 10};
  EXPECT_EQ(draw_scene(small_corridors(), {}, {}, room), (Lines{"%%%%%", "%P. %", "%%%%%"}));
  EXPECT_EQ(scene_columns(small_corridors(), {}, room), 5);
  EXPECT_EQ(scene_columns(small_corridors()), 10);
}

TEST(DrawCorridors, the_zoom_makes_cells_smaller_or_larger_where_there_is_room) {
  EXPECT_EQ(draw_scene(small_corridors(), {.zoom = 0.5}), (Lines{"%%%%%", "%P. %", "%%%%%"}));
  const Lines large = {"%%%%%%%%%%%%%%%%%%%%", "%%%%%%%%%%%%%%%%%%%%", "%%%% PP  .      %%%%",
                       "%%%% PP         %%%%", "%%%%%%%%%%%%%%%%%%%%", "%%%%%%%%%%%%%%%%%%%%"};
  EXPECT_EQ(draw_scene(small_corridors(), {.zoom = 2}), large);
  EXPECT_EQ(scene_columns(small_corridors(), {.zoom = 2}), 20);
  EXPECT_EQ(scene_columns(small_corridors(), {.zoom = 2}, {20, 5}), 10);
}

TEST(DrawCorridors, marks_close_behind_the_cell_and_empty_cells_show_legal_moves) {
  Scene scene = small_corridors();
  scene.marks = {{MarkKind::last, {1, 1}}, {MarkKind::target, {1, 2}, "e"}, {MarkKind::target, {1, 3}, "ee"}};
  View view;
  view.hint = "e";
  view.legal_moves = true;
  EXPECT_EQ(draw_scene(scene, {}, view)[1], "%%P).<+ %%");
  EXPECT_EQ(draw_scene(scene, {}, {.last_move = false})[1], "%%P .   %%");
  view.cursor = Spot{1, 2};
  EXPECT_EQ(draw_scene(scene, {}, view)[1], "%%P).]+ %%");
}

TEST(DrawCorridors, a_cursor_in_one_column_is_inverse_or_else_a_bracket) {
  View view;
  view.cursor = Spot{1, 2};
  EXPECT_EQ(draw_scene(small_corridors(), {}, view, {5, 3})[1], "%P] %");
  EXPECT_NE(draw_scene(small_corridors(), {false, true}, view, {5, 3})[1].find("\x1b[7m.\x1b[0m"), std::string::npos);
}

TEST(DrawCorridors, what_does_not_fit_is_drawn_in_part_round_the_first_team) {
  EXPECT_EQ(draw_scene(small_corridors(), {}, {}, {3, 1}), (Lines{"%P."}));
}

TEST(DrawCorridors, spare_rows_are_taken_if_all_rows_are_seen_then) {
  Room room{80, 1};
  room.spare_rows = 2;
  EXPECT_EQ(draw_scene(small_corridors(), {}, {}, room).size(), 3u);
  room.spare_rows = 1;
  EXPECT_EQ(draw_scene(small_corridors(), {}, {}, room).size(), 1u);
}

TEST(DrawCorridors, it_never_takes_more_room_than_it_says) {
  const Scene scene = small_corridors();
  for (int columns = 1; columns < 12; ++columns) {
    const Room room{columns, 2};
    const auto lines = draw_scene(scene, {true, true}, {}, room);
    EXPECT_LE(widest(lines), scene_columns(scene, {}, room));
    EXPECT_LE(scene_columns(scene, {}, room), columns);
    EXPECT_EQ(lines.size(), 2u);
  }
}

TEST(DrawCorridors, the_next_of_several_pieces_has_room_beside_the_first_and_food_has_not) {
  Scene scene = small_corridors();
  scene.actors.push_back(thing({1, 1}, "G", Tone::second));
  scene.actors.insert(scene.actors.begin(), thing({1, 2}, "G", Tone::second));
  EXPECT_EQ(draw_scene(scene, {})[1], "%%PGG   %%");
  scene.marks = {{MarkKind::last, {1, 1}}};
  EXPECT_EQ(draw_scene(scene, {})[1], "%%P)G   %%");
  EXPECT_EQ(draw_scene(scene, {.zoom = 2})[3], "%%%% PG  GG     %%%%");
}

TEST(DrawCorridors, between_two_cells_a_piece_is_drawn_where_it_comes_from) {
  Scene scene = small_corridors();
  Actor& piece = scene.actors[0];
  piece.column = 2.5;
  piece.heading = Facing::left;
  EXPECT_EQ(draw_scene(scene, {.zoom = 0})[1], "% .P%");
  piece.heading = Facing::right;
  EXPECT_EQ(draw_scene(scene, {.zoom = 0})[1], "% P %");
}

TEST(DrawCorridors, a_part_is_the_one_around_its_middle) {
  const Ground ground = Ground::of_size(7, 9);
  for (int columns = 1; columns <= 10; ++columns) {
    for (std::size_t i = 0; i < ground.cells.size(); ++i) {
      const Part part = part_around(ground, ground.spot(i), 4, columns);
      EXPECT_EQ(part_around(ground, middle_of(part), 4, columns), part) << columns << " columns, cell " << i;
    }
  }
}

TEST(DrawCorridors, a_part_stays_inside_and_near_its_spot) {
  const Ground ground = Ground::of_size(50, 100);
  EXPECT_EQ(part_around(ground, {25, 50}, 10, 20), (Part{21, 40, 10, 20}));
  EXPECT_EQ(part_around(ground, {0, 0}, 10, 20), (Part{0, 0, 10, 20}));
  EXPECT_EQ(part_around(ground, {49, 99}, 10, 20), (Part{40, 80, 10, 20}));
  EXPECT_EQ(part_around(ground, {25, 50}, 200, 200), (Part{0, 0, 50, 100}));
}

}  // namespace
}  // namespace ariadne
