#include "report/drawing/legend.hpp"

#include <gtest/gtest.h>

#include "report/drawing/test_actors.hpp"
#include "report/drawing/text.hpp"

namespace ariadne {
namespace {

using Lines = std::vector<std::string>;
using Spots = std::vector<Spot>;

Actor food(Spot spot) { return thing(spot, ".", Tone::item, "•"); }

// A room of 3 x 2 cells with a closed border, and nobody in it.
Scene empty_room() {
  Scene scene{.ground = Ground::of_size(4, 5, Tiling::corridors)};
  scene.ground.tiles.push_back({"%", "█", Tone::wall});
  for (std::size_t i = 0; i < scene.ground.cells.size(); ++i) {
    const Spot spot = scene.ground.spot(i);
    const bool inside = spot.row >= 1 && spot.row <= 2 && spot.column >= 1 && spot.column <= 3;
    scene.ground.cells[i] = inside ? 0 : 1;
  }
  return scene;
}

// With a start and a goal, or food instead of the goal.
Scene room_of_goal() {
  Scene scene = empty_room();
  scene.actors = {thing({1, 3}, "S", Tone::start), thing({2, 1}, "G", Tone::goal)};
  return scene;
}
Scene room_of_food(const Spots& spots) {
  Scene scene = empty_room();
  scene.actors = {thing({1, 3}, "S", Tone::start)};
  for (const Spot spot : spots) scene.actors.push_back(food(spot));
  return scene;
}

void expand(Scene& scene, const Spots& order) {
  scene.search.first_expanded.assign(scene.ground.cells.size(), kNeverExpanded);
  for (const Spot spot : order) scene.search.first_expanded[scene.ground.number(spot)] = scene.search.expansions++;
}

Lines drawn(const Scene& scene, const View& view = {}, Look look = {}) {
  look.zoom = 0;
  return draw_scene(scene, look, view);
}

TEST(PathDrawing, the_way_is_drawn_with_arrows_from_start_to_goal) {
  Scene scene = room_of_goal();
  scene.search.path = {{1, 3}, {1, 2}, {2, 2}, {2, 1}};
  EXPECT_EQ(drawn(scene), (Lines{"%%%%%", "% vS%", "%G< %", "%%%%%"}));
  EXPECT_EQ(drawn(scene, {}, {.utf8 = true}), (Lines{"█████", "█ ↓S█", "█G← █", "█████"}));
}

TEST(PathDrawing, arrows_point_where_they_lead) {
  Scene scene = empty_room();
  scene.search.path = {{1, 1}, {2, 1}, {2, 2}, {2, 3}, {1, 3}, {1, 2}};
  EXPECT_EQ(drawn(scene), (Lines{"%%%%%", "%vE<%", "%>>^%", "%%%%%"}));
  scene.search.path = {{1, 1}, {2, 2}, {1, 3}};
  EXPECT_EQ(drawn(scene), (Lines{"%%%%%", "%\\ E%", "% / %", "%%%%%"}));
}

TEST(PathDrawing, the_way_covers_the_food_that_it_ate) {
  Scene scene = room_of_food({{2, 1}, {2, 3}, {1, 2}});
  EXPECT_EQ(drawn(scene), (Lines{"%%%%%", "% .S%", "%. .%", "%%%%%"}));
  scene.search.path = {{1, 3}, {1, 2}, {1, 1}};
  EXPECT_EQ(drawn(scene), (Lines{"%%%%%", "%E<S%", "%. .%", "%%%%%"}));
}

TEST(PathDrawing, expanded_cells_appear_in_their_order) {
  Scene scene = room_of_goal();
  expand(scene, {{1, 3}, {2, 3}, {1, 2}, {2, 2}});
  View view;
  view.expanded = 2;
  view.latest = Spot{2, 3};
  EXPECT_EQ(drawn(scene, view), (Lines{"%%%%%", "%  S%", "%G @%", "%%%%%"}));
  EXPECT_EQ(drawn(scene), (Lines{"%%%%%", "% :S%", "%G::%", "%%%%%"}));
}

TEST(PathDrawing, cells_that_wait_to_be_expanded_are_outlined) {
  Scene scene = room_of_goal();
  expand(scene, {{1, 3}, {2, 3}});
  scene.search.first_reached.assign(scene.ground.cells.size(), kNeverExpanded);
  const auto reach = [&](Spot spot, std::uint32_t after) {
    scene.search.first_reached[scene.ground.number(spot)] = after;
  };
  reach({2, 3}, 1);
  reach({1, 2}, 1);
  reach({2, 2}, 2);
  View view;
  view.expanded = 1;
  EXPECT_EQ(drawn(scene, view), (Lines{"%%%%%", "% oS%", "%G o%", "%%%%%"}));
  EXPECT_EQ(drawn(scene), (Lines{"%%%%%", "% oS%", "%Go:%", "%%%%%"}));
  EXPECT_EQ(drawn(scene, {}, {.utf8 = true})[2], "█G□:█");
  EXPECT_EQ(path_legend(scene, {}, {}), "S start   G goal   : expanded   o frontier");
}

TEST(PathDrawing, the_ground_of_expanded_cells_is_shaded_beneath_food) {
  Scene scene = room_of_food({{2, 2}});
  expand(scene, {{2, 2}});
  EXPECT_EQ(drawn(scene)[2], "% . %");
  EXPECT_EQ(drawn(scene, {}, {.color = true})[2], "\x1b[34m%\x1b[0m \x1b[30;48;5;230m.\x1b[0m \x1b[34m%\x1b[0m");
  EXPECT_EQ(draw_scene(scene, {.color = true})[2], "\x1b[34m%%\x1b[0m  \x1b[30;48;5;230m. \x1b[0m  \x1b[34m%%\x1b[0m")
      << "both columns of a wide cell";
}

TEST(PathDrawing, colour_changes_nothing_but_colour) {
  Scene scene = room_of_goal();
  expand(scene, {{1, 3}, {2, 3}, {1, 2}, {2, 2}});
  const Lines lines = drawn(scene, {}, {.color = true});
  EXPECT_EQ(lines[0], "\x1b[34m%%%%%\x1b[0m");
  EXPECT_EQ(lines[2],
            "\x1b[34m%\x1b[0m\x1b[1;31mG\x1b[0m\x1b[97;48;5;167m:\x1b[0m\x1b[30;48;5;222m:\x1b[0m\x1b[34m%\x1b[0m");
  for (const auto& line : lines) EXPECT_EQ(display_width(line), 5);
}

TEST(PathDrawing, a_part_is_drawn_round_the_focus) {
  View view;
  view.focus = Spot{1, 3};
  EXPECT_EQ(draw_scene(room_of_goal(), {.zoom = 0}, view, {3, 2}), (Lines{" S%", "  %"}));
}

TEST(PathLegend, it_names_what_can_be_seen) {
  const Spots path = {{1, 3}, {2, 3}, {2, 2}, {2, 1}};
  Scene scene = room_of_goal();
  scene.search.path = path;
  expand(scene, path);
  EXPECT_EQ(path_legend(scene, {}, {}), "S start   G goal   <^>v the way   : expanded");
  scene.actors.push_back(thing({1, 1}, "G", Tone::goal));
  EXPECT_EQ(path_legend(scene, {}, {.utf8 = true}), "S start   G corner   ←↑→↓ the way   : expanded");
  scene = room_of_food({{2, 1}, {1, 1}});
  EXPECT_EQ(path_legend(scene, {}, {}), "S start   . food");
  scene.search.path = path;
  expand(scene, path);
  EXPECT_EQ(path_legend(scene, {}, {}), "S start   . food   <^>v the way   E its end   : expanded");
  View view;
  view.latest = path.back();  // covers the end
  EXPECT_EQ(path_legend(scene, view, {}), "S start   . food   <^>v the way   : expanded");
}

TEST(WallLegend, explains_the_arrows_of_walls_that_stop_from_one_side_only_if_there_are_any) {
  Ground ground = Ground::of_size(1, 2, Tiling::labyrinth);
  ground.walls = {side::left | side::right, side::left | side::right};
  EXPECT_EQ(wall_legend(ground, {}, 10), "");
  ground.walls[1] = side::right;
  EXPECT_EQ(wall_legend(ground, {}, 10), "< > ^ v   walls that can be passed only the way they point\n");
  EXPECT_EQ(wall_legend(ground, {.utf8 = true}, 8), "◂ ▸ ▴ ▾ walls that can be passed only the way they point\n");
  EXPECT_EQ(wall_legend(empty_room().ground, {}, 10), "");
}

TEST(PathLegend, there_is_no_food_once_the_way_covers_all_of_it) {
  Scene scene = room_of_food({{1, 2}, {1, 1}});
  scene.search.path = {{1, 3}, {1, 2}, {1, 1}};
  View view;
  view.walked = 2;
  EXPECT_EQ(path_legend(scene, view, {}), "S start   . food   <^>v the way   E its end");
  EXPECT_EQ(path_legend(scene, {}, {}), "S start   <^>v the way   E its end");
}

}  // namespace
}  // namespace ariadne
