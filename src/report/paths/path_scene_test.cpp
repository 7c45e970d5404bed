#include "report/paths/path_scene.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace ariadne {
namespace {

using Cells = std::vector<Cell>;
using Spots = std::vector<Spot>;

Layout small_layout() {
  Layout layout;
  layout.grid = Grid(6, 5, true);
  layout.pacman = Cell{2, 2};
  layout.food = {{3, 1}, {1, 3}};
  return layout;
}

MazeProblem problem(std::string name) {
  MazeProblem problem;
  problem.problem = std::move(name);
  return problem;
}

Spots spots_of(const Scene& scene, Tone tone) {
  Spots spots;
  for (const auto& actor : scene.actors) {
    if (actor.tone == tone) spots.push_back(spot_of(actor));
  }
  return spots;
}

TEST(PathScene, closed_cells_are_walls_and_rows_are_counted_from_the_top) {
  Layout layout = small_layout();
  layout.grid.set_open({0, 4}, false);
  const Scene scene = scene_of(layout, problem("position"));
  EXPECT_EQ(scene.ground.rows, 5);
  EXPECT_EQ(scene.ground.columns, 6);
  EXPECT_EQ(scene.ground.tiling, Tiling::corridors);
  EXPECT_EQ(scene.ground.tile({0, 0}).tone, Tone::wall);
  EXPECT_EQ(std::ranges::count(scene.ground.cells, 0), 29);
}

TEST(PathScene, a_position_problem_shows_its_goal_and_no_food) {
  const Scene scene = scene_of(small_layout(), problem("position"));
  EXPECT_EQ(start_of(scene), (Spot{2, 2}));
  EXPECT_EQ(spots_of(scene, Tone::goal), (Spots{{3, 1}}));
  EXPECT_EQ(spots_of(scene, Tone::item), Spots{});
}

TEST(PathScene, given_cells_replace_those_of_the_layout) {
  MazeProblem given = problem("position");
  given.start = Cell{4, 3};
  given.goal = Cell{3, 3};
  const Scene scene = scene_of(small_layout(), given);
  EXPECT_EQ(start_of(scene), (Spot{1, 4}));
  EXPECT_EQ(spots_of(scene, Tone::goal), (Spots{{1, 3}}));
}

TEST(PathScene, corners_are_inside_the_border) {
  EXPECT_EQ(spots_of(scene_of(small_layout(), problem("corners")), Tone::goal),
            (Spots{{3, 1}, {1, 1}, {3, 4}, {1, 4}}));
}

TEST(PathScene, problems_about_food_show_it) {
  for (const std::string name : {"food", "anyfood"}) {
    const Scene scene = scene_of(small_layout(), problem(name));
    EXPECT_EQ(spots_of(scene, Tone::item), (Spots{{3, 3}, {1, 1}})) << name;
    EXPECT_EQ(spots_of(scene, Tone::goal), Spots{}) << name;
  }
}

TEST(PathScene, a_cell_counts_when_it_was_expanded_first) {
  Scene scene{.ground = Ground::of_size(2, 2)};
  add_expansions(scene, Cells{{1, 0}, {0, 0}, {1, 0}, {1, 1}});
  EXPECT_EQ(scene.search.first_expanded, (std::vector<std::uint32_t>{kNeverExpanded, 3, 1, 0}));
  EXPECT_EQ(scene.search.expansions, 4u);
  add_expansions(scene, {});
  EXPECT_EQ(scene.search, SearchTrace{});
}

TEST(PathScene, a_path_replaces_the_one_before) {
  Scene scene{.ground = Ground::of_size(2, 2)};
  add_path(scene, Cells{{0, 0}, {1, 0}});
  add_path(scene, Cells{{0, 0}, {0, 1}});
  EXPECT_EQ(scene.search.path, (Spots{{1, 0}, {0, 0}}));
}

}  // namespace
}  // namespace ariadne
