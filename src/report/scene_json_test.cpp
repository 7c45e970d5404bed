#include "report/scene_json.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace ariadne {
namespace {

TEST(SceneJson, a_small_scene_is_written_whole) {
  Scene scene{.ground = Ground::of_size(1, 3, Tiling::corridors)};
  scene.ground.tiles.push_back({"%", "█", Tone::wall});
  scene.ground.cells = {0, 0, 1};
  scene.ground.row_labels = {"1"};
  Actor ghost{.id = "ghost1", .seat = 1, .column = 0.5, .heading = Facing::right};
  ghost.tone = Tone::afraid;
  ghost.outline = Outline::hood;
  ghost.text = "g";
  scene.actors = {ghost, Actor::at({0, 1})};
  scene.marks = {{MarkKind::last, {0, 0}}, {MarkKind::target, {0, 1}, "East"}};
  scene.notes = {"ghost1 to move"};
  EXPECT_EQ(
      scene_json(scene).dump(),
      R"({"schema":"ariadne/scene/1","ground":{"rows":1,"columns":3,"tiling":"corridors",)"
      R"("tiles":[{"text":" ","tone":"empty"},{"text":"%","symbol":"█","tone":"wall"}],"cells":[0,0,1],"row_labels":["1"]},)"
      R"("actors":[{"id":"ghost1","seat":1,"row":0,"column":0.5,"heading":"right","outline":"hood","text":"g","tone":"afraid"},)"
      R"({"row":0,"column":1,"outline":"token","text":"","tone":"empty"}],)"
      R"("marks":[{"kind":"last","row":0,"column":0},{"kind":"target","row":0,"column":1,"move":"East"}],)"
      R"("notes":["ghost1 to move"]})");
}

TEST(SceneJson, walls_are_the_sides_of_cells_and_a_search_names_cells_by_number) {
  Scene scene{.ground = Ground::of_size(1, 2, Tiling::labyrinth)};
  scene.ground.walls = {side::right, 0};
  scene.search = {{{0, 1}, {0, 0}}, {1, kNeverExpanded}, {kNeverExpanded, 1}, 2};
  EXPECT_EQ(scene_json(scene).dump(),
            R"({"schema":"ariadne/scene/1","ground":{"rows":1,"columns":2,"tiling":"labyrinth",)"
            R"("tiles":[{"text":" ","tone":"empty"}],"cells":[0,0],"walls":[2,0]},"actors":[],"marks":[],)"
            R"("search":{"path":[1,0],"expansions":2,"first_expanded":[1,-1],"first_reached":[-1,1]},"notes":[]})");
}

}  // namespace
}  // namespace ariadne
