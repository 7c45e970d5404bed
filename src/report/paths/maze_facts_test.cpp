#include "report/paths/maze_facts.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace ariadne {
namespace {

Layout short_corridor() { return read_layout("%%%%\n%P.%\n%%%%\n").value(); }

TEST(MazeFacts, a_maze_without_loops_is_called_so) {
  EXPECT_EQ(size_text(short_corridor()), "4 x 3, 2 open cells, 1 dot, no ghosts");
  EXPECT_EQ(shape_text(short_corridor()), "connected, 2 dead ends, no loops");
  EXPECT_EQ(shape_text(read_layout("%%%%%\n%P% %\n%%%%%\n").value()).find("in 2 separate parts"), 0u);
}

TEST(MazeFacts, a_check_has_the_facts_or_the_error_with_its_place) {
  const std::vector<CheckedLayout> checked = {{"a.lay", short_corridor()},
                                              {"b.lay", tl::unexpected(Error{"no wall", {}, 3, 7, {}})}};
  const Json json = maze_checks_json(checked);
  EXPECT_EQ(json.at("schema"), "ariadne/maze-check/1");
  const Json good = json.at("mazes").at(0);
  EXPECT_EQ(good.at("name"), "a.lay");
  EXPECT_EQ(good.at("valid"), true);
  EXPECT_EQ(good.at("food"), 1);
  EXPECT_EQ(json.at("mazes").at(1).dump(), R"({"name":"b.lay","valid":false,"error":"no wall","line":3,"column":7})");
}

TEST(MazeFacts, a_layout_has_its_name_and_a_generated_one_its_kind_and_seed) {
  const Json named = maze_json("corridor", short_corridor());
  EXPECT_EQ(named.at("schema"), "ariadne/maze/1");
  EXPECT_EQ(named.at("name"), "corridor");
  const Json generated = generated_maze_json("rooms", 7, short_corridor());
  EXPECT_FALSE(generated.contains("name"));
  EXPECT_EQ(generated.at("kind"), "rooms");
  EXPECT_EQ(generated.at("seed"), 7);
  const std::vector<NamedLayout> several = {{"corridor", short_corridor()}};
  EXPECT_EQ(mazes_json(several).at("mazes").at(0).at("layout"), named.at("layout"));
}

TEST(MazeFacts, colours_change_nothing_but_the_colour) {
  EXPECT_EQ(layout_text(short_corridor(), {}), write_layout(short_corridor()));
  const std::string painted = layout_text(short_corridor(), {.color = true});
  EXPECT_NE(painted.find("\033["), std::string::npos);
  std::string bare;
  for (std::size_t i = 0; i < painted.size(); ++i) {
    if (painted[i] == '\033') {
      i = painted.find('m', i);
    } else {
      bare += painted[i];
    }
  }
  EXPECT_EQ(bare, write_layout(short_corridor()));
}

}  // namespace
}  // namespace ariadne
