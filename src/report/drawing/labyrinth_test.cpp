#include "report/drawing/labyrinth.hpp"

#include <gtest/gtest.h>

#include "report/drawing/text.hpp"

namespace ariadne {
namespace {

using Lines = std::vector<std::string>;

Actor letter(Spot spot, std::string text, Tone tone = Tone::item) {
  Actor actor = Actor::at(spot);
  actor.text = std::move(text);
  actor.tone = tone;
  return actor;
}

void add_walls(Ground& ground, Spot spot, int sides) {
  ground.walls[ground.number(spot)] |= static_cast<std::uint8_t>(sides);
}

// Three by three, closed all round, with a wall below the cell in the middle and one to the right of it.
Scene small_labyrinth() {
  Scene scene{.ground = Ground::of_size(3, 3, Tiling::labyrinth)};
  Ground& ground = scene.ground;
  ground.walls.resize(9);
  for (int i = 0; i < 3; ++i) {
    add_walls(ground, {0, i}, side::top);
    add_walls(ground, {2, i}, side::bottom);
    add_walls(ground, {i, 0}, side::left);
    add_walls(ground, {i, 2}, side::right);
  }
  add_walls(ground, {1, 1}, side::bottom | side::right);
  add_walls(ground, {2, 1}, side::top);
  add_walls(ground, {1, 2}, side::left);
  scene.actors = {letter({2, 0}, "T", Tone::first), letter({0, 2}, "M", Tone::second), letter({1, 1}, "S")};
  return scene;
}

// A long row of cells that are numbered by their last digit.
Scene long_corridor(int columns) {
  Scene scene{.ground = Ground::of_size(1, columns, Tiling::labyrinth)};
  for (int i = 0; i < columns; ++i) scene.actors.push_back(letter({0, i}, std::to_string(i % 10)));
  return scene;
}

constexpr Room kLowRoom{80, 6};

TEST(DrawLabyrinth, plain_text_draws_every_wall_and_every_corner) {
  EXPECT_EQ(draw_scene(small_labyrinth(), {}), (Lines{
                                                   "+---+---+---+",
                                                   "|         M |",
                                                   "+   +   +   +",
                                                   "|     S |   |",
                                                   "+   +---+   +",
                                                   "| T         |",
                                                   "+---+---+---+",
                                               }));
}

TEST(DrawLabyrinth, lines_join_where_the_terminal_can_show_them) {
  EXPECT_EQ(draw_scene(small_labyrinth(), {true, false}), (Lines{
                                                              "┌───────────┐",
                                                              "│         M │",
                                                              "│       ╷   │",
                                                              "│     S │   │",
                                                              "│   ╶───┘   │",
                                                              "│ T         │",
                                                              "└───────────┘",
                                                          }));
}

TEST(DrawLabyrinth, a_wall_that_stops_from_one_side_points_the_way_that_is_open) {
  Scene scene = small_labyrinth();
  scene.ground.walls[scene.ground.number({1, 2})] &= static_cast<std::uint8_t>(~side::left);    // stops to the right
  scene.ground.walls[scene.ground.number({1, 1})] &= static_cast<std::uint8_t>(~side::bottom);  // stops upward
  add_walls(scene.ground, {1, 1}, side::left);                                                  // stops to the left
  add_walls(scene.ground, {0, 1}, side::bottom);                                                // stops downward
  EXPECT_EQ(draw_scene(scene, {}), (Lines{
                                       "+---+---+---+",
                                       "|         M |",
                                       "+   +-^-+   +",
                                       "|   > S <   |",
                                       "+   +-v-+   +",
                                       "| T         |",
                                       "+---+---+---+",
                                   }));
  EXPECT_EQ(draw_scene(scene, {true, false})[2], "│   ┌─▴─┐   │");
  EXPECT_EQ(draw_scene(scene, {true, false})[3], "│   ▸ S ◂   │");
  EXPECT_EQ(draw_scene(scene, {}, {}, kLowRoom), (Lines{
                                                     " __ __ __",
                                                     "|   ^^  M|",
                                                     "|  >vS<  |",
                                                     "|_T______|",
                                                 }));
}

TEST(DrawLabyrinth, several_letters_fit_into_a_tile) {
  Scene scene = small_labyrinth();
  scene.actors.push_back(letter({0, 2}, "S"));
  EXPECT_EQ(draw_scene(scene, {})[1], "|         MS|");
  scene.actors.push_back(letter({0, 2}, "T", Tone::first));
  EXPECT_EQ(draw_scene(scene, {})[1], "|        MST|");
  scene.marks = {{MarkKind::last, {0, 2}}};
  EXPECT_EQ(draw_scene(scene, {})[1], "|        MST|") << "letters are worth more than brackets";
  View view;
  view.cursor = Spot{0, 2};
  EXPECT_EQ(draw_scene(scene, {}, view)[1], "|        MS]|") << "but the cursor must be seen";
  EXPECT_EQ(draw_scene(scene, {}, {}, kLowRoom)[1], "|      MS|");
}

TEST(DrawLabyrinth, where_two_letters_leave_no_room_for_both_brackets_there_is_none) {
  Scene scene = small_labyrinth();
  scene.actors = {letter({0, 1}, "M", Tone::second), letter({0, 1}, "S")};
  scene.marks = {{MarkKind::last, {0, 1}}};
  EXPECT_EQ(draw_scene(scene, {})[1], "|     MS    |");
  EXPECT_EQ(draw_scene(scene, {}, {}, kLowRoom)[1], "|   MS   |");
  View view;
  view.cursor = Spot{0, 1};
  EXPECT_EQ(draw_scene(scene, {}, view)[1], "|    MS]    |");
  EXPECT_EQ(draw_scene(scene, {}, view, kLowRoom)[1], "|   MS]  |");
}

TEST(DrawLabyrinth, what_is_in_sight_has_dots_and_marks_have_their_brackets) {
  Scene scene = small_labyrinth();
  scene.marks = {{MarkKind::sight, {1, 0}},       {MarkKind::sight, {2, 1}},       {MarkKind::sight, {2, 0}},
                 {MarkKind::target, {1, 0}, "1"}, {MarkKind::target, {2, 1}, "3"}, {MarkKind::last, {0, 2}}};
  View view;
  view.cursor = Spot{2, 0};
  view.hint = "3";
  EXPECT_EQ(draw_scene(scene, {}, view), (Lines{
                                             "+---+---+---+",
                                             "|        (M)|",
                                             "+   +   +   +",
                                             "| .   S |   |",
                                             "+   +---+   +",
                                             "|[T] >.<    |",
                                             "+---+---+---+",
                                         }));
  view.legal_moves = true;
  EXPECT_EQ(draw_scene(scene, {}, view)[3], "| +   S |   |");
  EXPECT_EQ(draw_scene(scene, {true, false})[3], "│ ·   S │   │");
}

TEST(DrawLabyrinth, in_low_room_each_cell_has_one_row_and_walls_at_its_foot) {
  EXPECT_EQ(draw_scene(small_labyrinth(), {}, {}, kLowRoom), (Lines{
                                                                 " __ __ __",
                                                                 "|       M|",
                                                                 "|   _S|  |",
                                                                 "|_T______|",
                                                             }));
}

TEST(DrawLabyrinth, in_low_room_brackets_close_where_there_is_no_wall) {
  Scene scene = small_labyrinth();
  scene.marks = {{MarkKind::last, {1, 1}}};
  View view;
  view.cursor = Spot{2, 0};
  const auto lines = draw_scene(scene, {true, false}, view, kLowRoom);
  EXPECT_EQ(lines[2], "│   (S│  │");
  EXPECT_EQ(lines[3].substr(0, 8), "│[T]__");
}

TEST(DrawLabyrinth, what_does_not_fit_is_drawn_in_part_round_the_cursor) {
  View view;
  const Scene scene = long_corridor(40);
  const Room room{13, 2};
  view.cursor = Spot{0, 20};
  EXPECT_EQ(draw_scene(scene, {}, view, room)[1], "  8  9 [0] 1");
  view.cursor = Spot{0, 0};
  EXPECT_EQ(draw_scene(scene, {}, view, room)[1], " [0] 1  2  3");
  view.cursor = Spot{0, 39};
  EXPECT_EQ(draw_scene(scene, {}, view, room)[1], "  6  7  8 [9]");
}

TEST(DrawLabyrinth, without_a_cursor_the_part_follows_the_last_move_or_the_first_team) {
  Scene scene = long_corridor(40);
  const Room room{13, 2};
  scene.actors[30].tone = Tone::first;
  EXPECT_EQ(draw_scene(scene, {}, {}, room)[1], "  8  9  0  1");
  scene.marks = {{MarkKind::last, {0, 7}}};
  EXPECT_EQ(draw_scene(scene, {}, {}, room)[1], "  5  6 (7) 8");
}

TEST(DrawLabyrinth, spare_rows_are_taken_if_all_rows_are_seen_then_and_only_then) {
  const Scene scene = small_labyrinth();  // three rows, and one for the wall above them
  const auto drawn = [&](int rows, int spare) {
    Room room{80, rows};
    room.spare_rows = spare;
    return draw_scene(scene, {}, {}, room).size();
  };
  EXPECT_EQ(drawn(3, 0), 3u);
  EXPECT_EQ(drawn(3, 1), 4u);
  EXPECT_EQ(drawn(3, 9), 4u);
  EXPECT_EQ(drawn(2, 1), 2u);
}

TEST(DrawLabyrinth, it_never_takes_more_room_than_it_says) {
  const Scene scene = small_labyrinth();
  for (int columns = 4; columns < 20; ++columns) {
    for (int rows = 2; rows < 10; ++rows) {
      const Room room{columns, rows};
      const auto lines = draw_scene(scene, {true, true}, {}, room);
      EXPECT_LE(widest(lines), scene_columns(scene, {}, room));
      EXPECT_LE(scene_columns(scene, {}, room), columns);
      EXPECT_LE(lines.size(), static_cast<std::size_t>(rows));
    }
  }
}

}  // namespace
}  // namespace ariadne
