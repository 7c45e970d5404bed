#include "report/drawing/narrow_squares.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

using Lines = std::vector<std::string>;

Actor thing(Spot spot, const char* text, const char* brief = "") {
  Actor actor = Actor::at(spot);
  actor.text = text;
  actor.brief = brief;
  actor.tone = Tone::item;
  return actor;
}

// Two by four: three things, a legal move, a cell that goes, and labels that are wider than a narrow cell.
Scene wide_board() {
  Scene scene{.ground = Ground::of_size(2, 4)};
  scene.actors = {thing({0, 0}, "F10", "FX"), thing({0, 1}, "P1"), thing({1, 3}, "A5")};
  scene.marks = {{MarkKind::target, {0, 2}, "3"}, {MarkKind::closing, {1, 0}}, {MarkKind::last, {0, 1}}};
  scene.ground.row_labels = {"-1", "1"};
  scene.ground.column_labels = {"-2", "-1", "1", "2"};
  return scene;
}

TEST(DrawNarrowSquares, brief_texts_stand_in_cells_of_two_columns_and_marks_on_empty_ones) {
  EXPECT_EQ(draw_narrow_squares(wide_board(), {}, {.legal_moves = true}, 2), (Lines{
                                                                                 "   -2  1",
                                                                                 "-1 FXP1 +",
                                                                                 " 1 {}    A5",
                                                                             }));
}

TEST(DrawNarrowSquares, a_third_column_has_room_for_half_a_mark_beside_a_text) {
  EXPECT_EQ(draw_narrow_squares(wide_board(), {}, {.legal_moves = true}, 3), (Lines{
                                                                                 "   -2 -1 1  2",
                                                                                 "-1  FX(P1 +",
                                                                                 " 1 { }       A5",
                                                                             }));
}

TEST(DrawNarrowSquares, cursor_and_hint_are_seen_even_where_they_hide_a_part_of_the_text) {
  View view{.cursor = Spot{0, 0}, .hint = "3"};
  EXPECT_EQ(draw_narrow_squares(wide_board(), {}, view, 2)[1], "-1 [FP1><");
}

TEST(DrawNarrowSquares, cells_become_narrow_only_where_notes_would_have_no_room) {
  const Scene scene = wide_board();
  const int ordinary = scene_columns(scene);
  ASSERT_EQ(ordinary, 3 + 4 * 5);
  const auto pitch = [&](int columns, int rows) { return narrow_pitch(scene, ordinary, {columns, rows, 10, 4}); };
  EXPECT_EQ(narrow_pitch(scene, ordinary, {}), 0);
  EXPECT_EQ(pitch(33, 3), 0);  // beside it
  EXPECT_EQ(pitch(23, 7), 0);  // below it
  EXPECT_EQ(pitch(32, 3), 3);
  EXPECT_EQ(pitch(24, 3), 2);
  EXPECT_EQ(pitch(15, 7), 3);
  EXPECT_EQ(pitch(15, 3), 3);  // nowhere: at least the board
  EXPECT_EQ(pitch(5, 3), 2);
  EXPECT_EQ(scene_columns(scene, {}, {24, 3, 10, 4}), 3 + 4 * 2);
}

}  // namespace
}  // namespace ariadne
