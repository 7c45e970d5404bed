#include "report/svg/svg.hpp"

#include <gtest/gtest.h>

#include "report/svg/maze.hpp"
#include "report/svg/maze_painter.hpp"

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

// Three open cells in a row with a closed border, and a search that walked through them.
MazeScene corridor() {
  MazeScene scene;
  scene.grid = Grid(5, 3);
  for (std::int16_t x = 1; x <= 3; ++x) scene.grid.set_open({x, 1}, true);
  scene.start = Cell{3, 1};
  scene.targets = {{1, 1}};
  return scene;
}
const std::vector<Cell> kWalk = {{3, 1}, {2, 1}, {1, 1}};

TEST(SvgMaze, walls_are_one_shape_of_runs_and_expanded_cells_one_for_each_shade) {
  const std::vector<Cell> expansion = {{3, 1}, {2, 1}};
  const std::string svg = maze_svg(corridor(), "t", std::vector<SearchPicture>{{"bfs", "cost 2", kWalk, expansion}});
  EXPECT_EQ(count(svg, "d=\"M0 0h5v1h-5zM0 1h1v1h-1zM4 1h1v1h-1zM0 2h5v1h-5z\""), 1u);
  EXPECT_EQ(count(svg, "d=\"M3 1h1v1h-1z\" fill=\"" + heat_color(0)), 1u);
  EXPECT_EQ(count(svg, "d=\"M2 1h1v1h-1z\" fill=\"" + heat_color(24.0 / 47)), 1u);
}

TEST(SvgMaze, the_way_is_drawn_twice_for_its_casing_and_not_at_all_without_one) {
  const std::string way = "d=\"M3.5 1.5L1.5 1.5\"";
  EXPECT_EQ(count(maze_svg(corridor(), "t", std::vector<SearchPicture>{{"bfs", "", kWalk, {}}}), way), 2u);
  EXPECT_EQ(count(maze_svg(corridor(), "t", std::vector<SearchPicture>{{"bfs", "", {}, {}}}), way), 0u);
}

TEST(SvgMaze, a_way_has_a_point_wherever_it_turns) {
  MazeScene scene;
  scene.grid = Grid(4, 3, true);
  const std::vector<Cell> walk = {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 0}, {3, 0}};
  const std::string svg = maze_svg(scene, "t", std::vector<SearchPicture>{{"exact", "", walk, {}}});
  EXPECT_EQ(count(svg, "d=\"M0.5 2.5L2.5 2.5L2.5 1.5L2.5 2.5L3.5 2.5\""), 2u);
}

TEST(SvgMaze, start_and_goal_are_seen_where_cells_are_small) {
  MazeScene scene;
  scene.grid = Grid(230, 10, true);
  scene.start = Cell{5, 5};
  const std::string svg = maze_svg(scene, "t", std::vector<SearchPicture>{{"bfs", "", {}, {}}});
  EXPECT_EQ(count(svg, "scale(2)"), 1u);
  EXPECT_EQ(count(svg, "r=\"2.28\""), 1u);  // in cells of two pixels
}

TEST(SvgMaze, every_search_has_its_maze_and_its_caption) {
  const std::vector<SearchPicture> searches = {
      {"bfs", "cost 2", kWalk, {}}, {"astar, null", "cost 2", kWalk, {}}, {"dfs", "no path", {}, {}}};
  const std::string svg = maze_svg(corridor(), "corridor", searches);
  EXPECT_EQ(count(svg, "scale(26)"), 3u);
  EXPECT_EQ(count(svg, "<g transform"), count(svg, "</g>"));
  EXPECT_EQ(count(svg, ">astar, null</text>"), 1u);
  EXPECT_EQ(count(svg, ">no path</text>"), 1u);
  EXPECT_EQ(count(svg, "<title>corridor</title>"), 1u);
}

TEST(SvgMaze, shades_are_even_among_cells_however_often_they_were_expanded) {
  const std::vector<Cell> once = {{3, 1}, {2, 1}}, often = {{3, 1}, {2, 1}, {3, 1}, {2, 1}, {3, 1}, {3, 1}};
  EXPECT_EQ(maze_svg(corridor(), "t", std::vector<SearchPicture>{{"bfs", "", kWalk, once}}),
            maze_svg(corridor(), "t", std::vector<SearchPicture>{{"bfs", "", kWalk, often}}));
}

TEST(SvgMaze, the_ramp_is_explained_only_where_something_was_expanded) {
  const std::vector<Cell> expansion = {{3, 1}};
  EXPECT_EQ(count(maze_svg(corridor(), "t", std::vector<SearchPicture>{{"bfs", "", kWalk, expansion}}), "first<"), 1u);
  EXPECT_EQ(count(maze_svg(corridor(), "t", std::vector<SearchPicture>{{"exact", "", kWalk, {}}}), "first<"), 0u);
}

TEST(SvgMaze, a_food_walk_marks_its_end_and_the_dots) {
  MazeScene scene = corridor();
  scene.targets.clear();
  scene.food = {{1, 1}, {2, 1}};
  const std::string svg = maze_svg(scene, "t", std::vector<SearchPicture>{{"exact", "", kWalk, {}}});
  EXPECT_EQ(count(svg, "r=\"0.17\""), 3u) << "two in the maze, one in the legend";
  EXPECT_EQ(count(svg, "d=\"M1.5 1.05l0.45 0.45"), 1u);
}

}  // namespace
}  // namespace ariadne
