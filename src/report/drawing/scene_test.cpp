#include "report/drawing/scene.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

using Lines = std::vector<std::string>;

Actor piece(Spot spot, const char* text, const char* symbol, Tone tone) {
  Actor actor = Actor::at(spot);
  actor.text = text;
  actor.symbol = symbol;
  actor.tone = tone;
  return actor;
}
Actor black(Spot spot) { return piece(spot, "X", "●", Tone::first); }
Actor white(Spot spot) { return piece(spot, "O", "○", Tone::second); }

// Three by two: black, a legal move and nothing; white played last, an occupied cell that can be chosen, black.
Scene small_board() {
  Scene scene{.ground = Ground::of_size(2, 3)};
  scene.ground.tiles = {{"-", "·"}};
  scene.actors = {black({0, 0}), white({1, 0}), white({1, 1}), black({1, 2})};
  scene.marks = {{MarkKind::target, {0, 1}, "b1"}, {MarkKind::last, {1, 0}}, {MarkKind::target, {1, 1}, "b2"}};
  scene.ground.row_labels = {"1", "2"};
  scene.ground.column_labels = {"a", "b", "c"};
  return scene;
}

TEST(DrawSquares, plain_text_uses_letters_and_labels_rows_and_columns_once) {
  EXPECT_EQ(draw_scene(small_board(), {}), (Lines{
                                               "   a  b  c",
                                               "1  X  -  -",
                                               "2 (O) O  X",
                                           }));
}

TEST(DrawSquares, legal_moves_are_marked_by_signs_on_empty_and_on_occupied_cells) {
  View view;
  view.legal_moves = true;
  EXPECT_EQ(draw_scene(small_board(), {}, view), (Lines{
                                                     "   a  b  c",
                                                     "1  X  +  -",
                                                     "2 (O):O: X",
                                                 }));
}

TEST(DrawSquares, cursor_and_hint_have_brackets_of_their_own) {
  View view;
  view.legal_moves = true;
  view.hint = "b1";
  view.cursor = Spot{1, 0};
  EXPECT_EQ(draw_scene(small_board(), {}, view), (Lines{
                                                     "   a  b  c",
                                                     "1  X >+< -",
                                                     "2 [O]:O: X",
                                                 }));
}

TEST(DrawSquares, a_terminal_that_can_shows_symbols) {
  EXPECT_EQ(draw_scene(small_board(), {true, false})[1], "1  ●  ·  ·");
  EXPECT_EQ(draw_scene(small_board(), {true, false})[2], "2 (○) ○  ●");
}

TEST(DrawSquares, colour_only_adds_to_what_is_there_without_it) {
  const auto colored = draw_scene(small_board(), {false, true});
  EXPECT_EQ(colored[1], "\x1b[2m1\x1b[0m  \x1b[1;36mX\x1b[0m  \x1b[2m-\x1b[0m  \x1b[2m-\x1b[0m");
  EXPECT_EQ(colored[2], "\x1b[2m2\x1b[0m (\x1b[1;35mO\x1b[0m) \x1b[1;35mO\x1b[0m  \x1b[1;36mX\x1b[0m");
}

TEST(DrawSquares, a_coloured_cursor_is_inverse_with_its_brackets) {
  View view;
  view.cursor = Spot{0, 2};
  EXPECT_EQ(draw_scene(small_board(), {false, true}, view)[1],
            "\x1b[2m1\x1b[0m  \x1b[1;36mX\x1b[0m  \x1b[2m-\x1b[0m \x1b[7m[-]\x1b[0m");
}

// Of which colour letters are is not known: discs have colours of their own, on a ground of its own.
TEST(DrawSquares, discs_of_the_teams_are_black_and_white_on_a_cloth) {
  Scene scene{.ground = Ground::of_size(1, 3)};
  scene.ground.tiles = {{"-", "·"}};
  scene.actors = {black({0, 0}), white({0, 1})};
  for (auto& actor : scene.actors) actor.outline = Outline::disc;
  const std::string cloth = "\x1b[38;5;255;48;5;28m", end = "\x1b[0m";
  EXPECT_EQ(draw_scene(scene, {true, true})[0], cloth + " " + end + "\x1b[38;5;16;48;5;28m●" + end + cloth + "  " +
                                                    end + "\x1b[38;5;231;48;5;28m●" + end + cloth + "  " + end +
                                                    "\x1b[38;5;114;48;5;28m·" + end + cloth + " " + end);
  View view;
  view.cursor = Spot{0, 0};
  EXPECT_TRUE(draw_scene(scene, {true, true}, view)[0].starts_with(
      "\x1b[1;38;5;226;48;5;28m[" + end + "\x1b[38;5;16;48;5;28m●" + end + "\x1b[1;38;5;226;48;5;28m]"));
}

TEST(DrawSquares, discs_without_colours_are_letters) {
  Scene scene = small_board();
  for (auto& actor : scene.actors) actor.outline = Outline::disc;
  EXPECT_EQ(draw_scene(scene, {true, false})[1], "1  X  ·  ·");
  EXPECT_EQ(draw_scene(scene, {true, false})[2], "2 (O) O  X");
}

TEST(ConsoleScene, labels_are_numbers_and_discs_the_initials_of_their_seats) {
  Scene scene = small_board();
  for (auto& actor : scene.actors) {
    actor.outline = Outline::disc;
    actor.seat = actor.tone == Tone::first ? Seat{0} : Seat{1};
  }
  EXPECT_EQ(draw_scene(console_scene(scene, {"black", "white"}), {true, false}), (Lines{
                                                                                     "   1  2  3",
                                                                                     "1  B  -  -",
                                                                                     "2 (W) W  B",
                                                                                 }));
}

TEST(DrawSquares, wide_labels_keep_the_columns_straight) {
  Scene scene = small_board();
  scene.ground.row_labels = {"9", "10"};
  scene.ground.column_labels = {"9", "10", "11"};
  EXPECT_EQ(draw_scene(scene, {}), (Lines{
                                       "    9 10 11",
                                       " 9  X  -  -",
                                       "10 (O) O  X",
                                   }));
}

TEST(DrawSquares, a_board_without_labels_has_no_margin) {
  Scene scene = small_board();
  scene.ground.row_labels.clear();
  scene.ground.column_labels.clear();
  EXPECT_EQ(draw_scene(scene, {}), (Lines{" X  -  -", "(O) O  X"}));
}

TEST(DrawSquares, texts_of_several_characters_widen_all_cells) {
  Scene scene = small_board();
  scene.ground.tiles.push_back({"F10", "", Tone::item});
  scene.ground.cells[2] = 1;
  scene.actors[0].text = "P1";
  EXPECT_EQ(draw_scene(scene, {}), (Lines{
                                       "    a    b    c",
                                       "1  P1    -   F10",
                                       "2 ( O )  O    X",
                                   }));
  EXPECT_EQ(scene_columns(scene), 17);
}

TEST(DrawSquares, several_actors_stand_side_by_side_or_are_told_by_a_star) {
  Scene scene = small_board();
  scene.actors.push_back(white({0, 0}));
  EXPECT_EQ(draw_scene(scene, {})[1], "1  X* -  -");
  scene.ground.tiles.push_back({"F10"});
  EXPECT_EQ(draw_scene(scene, {})[1], "1  XO    -    -");
}

TEST(DrawSquares, a_cell_that_the_board_is_about_to_lose_has_braces) {
  Scene scene = small_board();
  scene.marks = {{MarkKind::closing, {0, 0}}, {MarkKind::closing, {1, 2}}};
  EXPECT_EQ(draw_scene(scene, {})[1], "1 {X} -  -");
  EXPECT_EQ(draw_scene(scene, {})[2], "2  O  O {X}");
}

}  // namespace
}  // namespace ariadne
