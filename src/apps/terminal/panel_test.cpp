#include "apps/terminal/panel.hpp"

#include <gtest/gtest.h>

#include "agents/registry.hpp"

namespace ariadne {
namespace {

using Lines = std::vector<std::string>;

TEST(Panel, moves_stand_in_numbered_rows_of_one_for_each_seat) {
  EXPECT_EQ(move_rows({"d3", "c3", "pass"}, 2), (Lines{"  1. d3    c3", "  2. pass"}));
  EXPECT_EQ(move_rows({"a", "b", "c", "d"}, 3), (Lines{"  1. a     b     c", "  2. d"}));
  EXPECT_TRUE(move_rows({}, 2).empty());
}

TEST(Panel, tells_the_score_the_players_and_the_last_move) {
  const GameEntry& reversi = *find_game("reversi")->game;
  Table table = make_table(std::move(*reversi.start("", 1)), {"human", "greedy"}, 1);
  table.name = "Anna";
  ASSERT_TRUE(play_typed(table, "d3"));
  EXPECT_EQ(game_panel(table, *table.session, {}, 20),
            (Lines{"black 4  white 1", "white to move", "", "black  Anna", "white  greedy", "",
                   "black plays d3, turning 1 disc", "", "  1. d3"}));
}

TEST(Panel, a_long_game_shows_its_last_moves) {
  const GameEntry& reversi = *find_game("reversi")->game;
  Table table = make_table(std::move(*reversi.start("", 1)), {"human", "human"}, 1);
  for (const char* move : {"d3", "c3", "c4", "e3"}) ASSERT_TRUE(play_typed(table, move));
  const Lines panel = game_panel(table, *table.session, {}, 9);
  EXPECT_EQ(panel.size(), 9u);
  EXPECT_EQ(panel.back(), "  2. c4    e3");
}

}  // namespace
}  // namespace ariadne
