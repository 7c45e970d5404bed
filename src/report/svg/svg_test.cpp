#include "report/svg/svg.hpp"

#include <gtest/gtest.h>

#include "report/svg/maze.hpp"
#include "report/svg/scene.hpp"
#include "report/svg/scene_painter.hpp"

namespace ariadne {
namespace {

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t times = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++times;
  return times;
}

TEST(Svg, a_picture_is_its_shapes_in_order) {
  Svg svg(20, 10.5, "a & b");
  svg.rectangle(0, 0, 20, 10, "#fff");
  svg.begin_group(1, 2, 0.5);
  svg.circle(1, 1, 0.333, "red", "stroke=\"blue\"");
  svg.end_group();
  svg.text(0, 9, "<end>", 12, "black");
  EXPECT_EQ(std::move(svg).finish(),
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"10.5\" viewBox=\"0 0 20 10.5\" "
            "font-family=\"system-ui, 'DejaVu Sans', sans-serif\" role=\"img\">\n"
            "<title>a &amp; b</title>\n"
            "<rect x=\"0\" y=\"0\" width=\"20\" height=\"10\" fill=\"#fff\"/>\n"
            "<g transform=\"translate(1 2) scale(0.5)\">\n"
            "<circle cx=\"1\" cy=\"1\" r=\"0.33\" fill=\"red\" stroke=\"blue\"/>\n"
            "</g>\n"
            "<text x=\"0\" y=\"9\" font-size=\"12\" fill=\"black\">&lt;end&gt;</text>\n"
            "</svg>\n");
}

TEST(Svg, numbers_are_short_and_zero_has_no_sign) {
  EXPECT_EQ(svg_number(1), "1");
  EXPECT_EQ(svg_number(2.0 / 3), "0.67");
  EXPECT_EQ(svg_number(-0.001), "0");
}

TEST(Svg, text_cannot_leave_its_place) { EXPECT_EQ(svg_escaped("a<b>\"c\"&\x01"), "a&lt;b&gt;&quot;c&quot;&amp; "); }

TEST(SvgMaze, the_ramp_goes_from_light_to_dark_through_its_colours) {
  EXPECT_EQ(heat_color(0), "#fef0d9");
  EXPECT_EQ(heat_color(0.25), "#fdcc8a");
  EXPECT_EQ(heat_color(0.5), "#fc8d59");
  EXPECT_EQ(heat_color(0.75), "#d7503c");
  EXPECT_EQ(heat_color(1), "#99003c");
  EXPECT_EQ(heat_color(7), heat_color(1));
}

using Spots = std::vector<Spot>;

Actor thing(Spot spot, Tone tone, Outline outline, const char* text = "") {
  Actor actor = Actor::at(spot);
  actor.tone = tone;
  actor.outline = outline;
  actor.text = text;
  return actor;
}
Actor start(Spot spot) { return thing(spot, Tone::start, Outline::disc, "S"); }
Actor goal(Spot spot) { return thing(spot, Tone::goal, Outline::diamond, "G"); }
Actor food(Spot spot) { return thing(spot, Tone::item, Outline::dot, "."); }

// Three open cells in a row with a closed border, and a search that walked through them.
Scene corridor() {
  Scene scene{.ground = Ground::of_size(3, 5, Tiling::corridors)};
  scene.ground.tiles.push_back({"%", "", Tone::wall});
  scene.ground.cells = {1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1};
  scene.actors = {start({1, 3}), goal({1, 1})};
  return scene;
}
const Spots kWalk = {{1, 3}, {1, 2}, {1, 1}};

Scene searched(Scene scene, const Spots& path, const Spots& expansion = {}) {
  scene.search.path = path;
  if (!expansion.empty()) scene.search.first_expanded.assign(scene.ground.cells.size(), kNeverExpanded);
  for (const Spot spot : expansion) {
    auto& first = scene.search.first_expanded[scene.ground.number(spot)];
    first = std::min(first, scene.search.expansions++);
  }
  return scene;
}

std::string picture(const Scene& scene) { return maze_svg("t", std::vector<SearchPicture>{{"bfs", "cost 2", scene}}); }

TEST(SvgMaze, walls_are_one_shape_of_runs_and_expanded_cells_one_for_each_shade) {
  const std::string svg = picture(searched(corridor(), kWalk, {{1, 3}, {1, 2}}));
  EXPECT_EQ(count(svg, "d=\"M0 0h5v1h-5zM0 1h1v1h-1zM4 1h1v1h-1zM0 2h5v1h-5z\""), 1u);
  EXPECT_EQ(count(svg, "d=\"M3 1h1v1h-1z\" fill=\"" + heat_color(0)), 1u);
  EXPECT_EQ(count(svg, "d=\"M2 1h1v1h-1z\" fill=\"" + heat_color(24.0 / 47)), 1u);
}

TEST(SvgMaze, the_way_is_drawn_twice_for_its_casing_and_not_at_all_without_one) {
  const std::string way = "d=\"M3.5 1.5L1.5 1.5\"";
  EXPECT_EQ(count(picture(searched(corridor(), kWalk)), way), 2u);
  EXPECT_EQ(count(picture(corridor()), way), 0u);
}

TEST(SvgMaze, a_way_has_a_point_wherever_it_turns) {
  const Scene open{.ground = Ground::of_size(3, 4, Tiling::corridors)};
  const std::string svg = picture(searched(open, {{2, 0}, {2, 1}, {2, 2}, {1, 2}, {2, 2}, {2, 3}}));
  EXPECT_EQ(count(svg, "d=\"M0.5 2.5L2.5 2.5L2.5 1.5L2.5 2.5L3.5 2.5\""), 2u);
}

TEST(SvgMaze, start_and_goal_are_seen_where_cells_are_small) {
  Scene scene{.ground = Ground::of_size(10, 230, Tiling::corridors)};
  scene.actors = {start({4, 5})};
  EXPECT_EQ(count(picture(scene), "scale(2)"), 1u);
  EXPECT_EQ(count(picture(scene), "r=\"2.28\""), 1u);  // in cells of two pixels
}

TEST(SvgMaze, every_search_has_its_maze_and_its_caption) {
  const std::vector<SearchPicture> searches = {{"bfs", "cost 2", searched(corridor(), kWalk)},
                                               {"astar, null", "cost 2", searched(corridor(), kWalk)},
                                               {"dfs", "no path", corridor()}};
  const std::string svg = maze_svg("corridor", searches);
  EXPECT_EQ(count(svg, "scale(26)"), 3u);
  EXPECT_EQ(count(svg, "<g transform"), count(svg, "</g>"));
  EXPECT_EQ(count(svg, ">astar, null</text>"), 1u);
  EXPECT_EQ(count(svg, ">no path</text>"), 1u);
  EXPECT_EQ(count(svg, "<title>corridor</title>"), 1u);
}

TEST(SvgMaze, shades_are_even_among_cells_however_often_they_were_expanded) {
  const Spots once = {{1, 3}, {1, 2}}, often = {{1, 3}, {1, 3}, {1, 3}, {1, 2}, {1, 3}, {1, 3}};
  EXPECT_EQ(picture(searched(corridor(), kWalk, once)), picture(searched(corridor(), kWalk, often)));
}

TEST(SvgMaze, the_ramp_is_explained_only_where_something_was_expanded) {
  EXPECT_EQ(count(picture(searched(corridor(), kWalk, {{1, 3}})), "first<"), 1u);
  EXPECT_EQ(count(picture(searched(corridor(), kWalk)), "first<"), 0u);
}

TEST(SvgMaze, a_food_walk_marks_its_end_and_the_dots) {
  Scene scene = searched(corridor(), kWalk);
  scene.actors = {start({1, 3}), food({1, 1}), food({1, 2})};
  const std::string svg = picture(scene);
  EXPECT_EQ(count(svg, "r=\"0.17\""), 3u) << "two in the maze, one in the legend";
  EXPECT_EQ(count(svg, "d=\"M1.5 1.05l0.45 0.45"), 1u);
}

TEST(SvgScene, discs_of_the_teams_are_black_and_white) {
  Scene scene{.ground = Ground::of_size(1, 2)};
  scene.actors = {thing({0, 0}, Tone::first, Outline::disc, "X"), thing({0, 1}, Tone::second, Outline::disc, "O")};
  const std::string svg = scene_svg(scene, "t");
  EXPECT_EQ(count(svg, "cx=\"0.5\" cy=\"0.5\" r=\"0.38\" fill=\"#1b1d21\""), 1u);
  EXPECT_EQ(count(svg, "cx=\"1.5\" cy=\"0.5\" r=\"0.38\" fill=\"#ffffff\" stroke=\"#1b1d21\""), 1u);
}

TEST(SvgScene, labels_and_notes_stand_around_the_ground) {
  Scene scene{.ground = Ground::of_size(1, 2)};
  scene.ground.row_labels = {"1"};
  scene.ground.column_labels = {"a", "b"};
  scene.notes = {"black to move", "a < b"};
  const std::string svg = scene_svg(scene, "t");
  for (const char* text :
       {">1</text>", ">a</text>", ">b</text>", ">black to move</text>", ">a &lt; b</text>", "<title>t</title>"}) {
    EXPECT_EQ(count(svg, text), 1u) << text;
  }
}

TEST(SvgScene, a_wall_that_stops_from_one_side_is_thin_and_has_an_arrow_through_it) {
  Scene scene{.ground = Ground::of_size(1, 3, Tiling::labyrinth)};
  scene.ground.walls = {side::right | side::top, side::right, side::left};
  const std::string svg = scene_svg(scene, "t");
  EXPECT_EQ(count(svg, "d=\"M0 0h1M2 0v1\" fill=\"none\" stroke=\"#1d2b53\" stroke-width=\"0.1\""), 1u);
  EXPECT_EQ(count(svg, "d=\"M1 0v1\" fill=\"none\" stroke=\"#1d2b53\" stroke-width=\"0.05\""), 1u);
  EXPECT_EQ(count(svg, "translate(1 0.5) rotate(180)"), 1u) << "open to the left";
}

TEST(SvgScene, those_who_share_a_cell_stand_beside_each_other_and_half_cells_are_exact) {
  Scene scene{.ground = Ground::of_size(1, 2, Tiling::labyrinth)};
  scene.actors = {thing({0, 0}, Tone::first, Outline::token, "T"), thing({0, 0}, Tone::second, Outline::token, "M")};
  const std::string crowded = scene_svg(scene, "t");
  EXPECT_EQ(count(crowded, "cx=\"0.5\" cy=\"0.5\" r=\"0.38\""), 0u);
  EXPECT_EQ(count(crowded, "r=\"0.23\""), 2u);
  EXPECT_LT(crowded.find(">M</text>"), crowded.find(">T</text>")) << "the first in front is painted last";
  scene.actors.pop_back();
  scene.actors[0].column = 0.5;
  EXPECT_EQ(count(scene_svg(scene, "t"), "cx=\"1\" cy=\"0.5\" r=\"0.38\""), 1u);
}

TEST(SvgScene, every_kind_of_mark_has_a_form_of_its_own) {
  const auto marked = [](MarkKind kind) {
    Scene scene{.ground = Ground::of_size(1, 1)};
    scene.marks = {{kind, {0, 0}, kind == MarkKind::target ? "a1" : ""}};
    return scene_svg(scene, "t");
  };
  EXPECT_EQ(count(marked(MarkKind::last), "width=\"0.88\""), 1u);
  EXPECT_EQ(count(marked(MarkKind::closing), "stroke-dasharray"), 1u);
  EXPECT_EQ(count(marked(MarkKind::sight), "r=\"0.06\""), 1u);
  EXPECT_EQ(count(marked(MarkKind::target), "r=\"0.12\""), 1u);
}

TEST(SvgScene, a_wedge_opens_and_turns_towards_its_heading) {
  Scene scene{.ground = Ground::of_size(1, 1, Tiling::corridors)};
  scene.actors = {thing({0, 0}, Tone::first, Outline::wedge)};
  scene.actors[0].heading = Facing::up;
  EXPECT_EQ(count(scene_svg(scene, "t"), "rotate(-90)"), 1u);
}

}  // namespace
}  // namespace ariadne
