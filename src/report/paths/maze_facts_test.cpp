#include "report/paths/maze_facts.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace ariadne {
namespace {

Layout corridor() { return read_layout("%%%%\n%P.%\n%%%%\n").value(); }

TEST(MazeFacts, a_maze_without_loops_is_called_so) {
  EXPECT_EQ(size_text(corridor()), "4 x 3, 2 open cells, 1 dot, no ghosts");
  EXPECT_EQ(shape_text(corridor()), "connected, 2 dead ends, no loops");
  EXPECT_EQ(shape_text(read_layout("%%%%%\n%P% %\n%%%%%\n").value()).find("in 2 separate parts"), 0u);
}

TEST(MazeFacts, a_check_has_the_facts_or_the_error_with_its_place) {
  const Json good = maze_check_json("a.lay", corridor());
  EXPECT_EQ(good.at("name"), "a.lay");
  EXPECT_EQ(good.at("valid"), true);
  EXPECT_EQ(good.at("food"), 1);
  const Json bad = maze_check_json("b.lay", tl::unexpected(Error{"no wall", {}, 3, 7, {}}));
  EXPECT_EQ(bad.dump(), R"({"name":"b.lay","valid":false,"error":"no wall","line":3,"column":7})");
}

TEST(MazeFacts, facts_of_a_named_layout_begin_with_the_name) {
  EXPECT_EQ(facts_json("corridor", corridor()).begin().key(), "name");
  EXPECT_FALSE(facts_json(corridor()).contains("name"));
}

TEST(MazeFacts, colours_change_nothing_but_the_colour) {
  EXPECT_EQ(layout_text(corridor(), {}), write_layout(corridor()));
  const std::string painted = layout_text(corridor(), {.color = true});
  EXPECT_NE(painted.find("\033["), std::string::npos);
  std::string bare;
  for (std::size_t i = 0; i < painted.size(); ++i) {
    if (painted[i] == '\033') {
      i = painted.find('m', i);
    } else {
      bare += painted[i];
    }
  }
  EXPECT_EQ(bare, write_layout(corridor()));
}

}  // namespace
}  // namespace ariadne
