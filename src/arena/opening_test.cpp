#include "arena/opening.hpp"

#include <gtest/gtest.h>

#include "arena/test_games.hpp"

namespace ariadne {
namespace {

Result<Openings> openings(const char* game, const std::string& text) {
  const auto found = find_game(game).value();
  return read_openings(*found.game, found.settings, text);
}

TEST(Openings, moves_transcripts_and_positions_stand_side_by_side) {
  const std::string position = find_game("reversi").value().game->start("", 0).value()->json();
  const auto read = openings("reversi", "# two plies in three ways\n\nd3 c3\r\nD3C3\n  " + position +
                                            "\n---------------------------OX------XO--------------------------- X;\n");
  ASSERT_TRUE(read) << read.error().message;
  ASSERT_EQ(read->size(), 4u);
  EXPECT_EQ((*read)[0]->history(), (std::vector<Step>{{"d3"}, {"c3"}}));
  EXPECT_EQ((*read)[1]->history(), (*read)[0]->history());
  EXPECT_TRUE((*read)[2]->history().empty());
  EXPECT_EQ((*read)[3]->hash(), (*read)[2]->hash());
}

TEST(Openings, moves_are_those_of_the_board_that_the_match_has) {
  EXPECT_EQ(openings("reversi:size=6", "c2 b2").value()[0]->history().size(), 2u);
  EXPECT_FALSE(openings("reversi", "c2 b2"));
}

TEST(Openings, an_error_has_its_line_and_column) {
  const auto move = openings("reversi", "d3 c3\n\n  d3 a1\n");
  ASSERT_FALSE(move);
  EXPECT_EQ(move.error().line, 3);
  EXPECT_EQ(move.error().column, 6);
  const auto json = openings("reversi", "d3\n{\"game\":\"reversi\",\"size\":8,\"bord\":1}\n");
  ASSERT_FALSE(json);
  EXPECT_EQ(json.error().line, 2);
  EXPECT_GT(json.error().column, 1);
  EXPECT_EQ(openings("reversi", "d3\n" + std::string(64, 'X') + " O\n").error().line, 2);
  EXPECT_FALSE(openings("reversi", "# nothing\n\n"));
}

TEST(Openings, of_a_game_whose_starts_differ_only_positions_are_read) {
  EXPECT_FALSE(openings("theseus", "n"));
  const std::string board = find_game("theseus").value().game->start("", 3).value()->json();
  const auto read = openings("theseus", board);
  ASSERT_TRUE(read) << read.error().message;
}

TEST(Openings, pairs_take_them_in_turn_and_the_record_marks_their_moves) {
  MatchPlan plan = quick_plan(8);
  plan.opening_plies = 0;
  plan.openings = openings("reversi:size=4", "b1\nb1 a1\na2\n").value();
  const auto games = played(plan, 2);
  ASSERT_EQ(games.size(), 8u);
  const auto opening = [&](std::size_t game) {
    std::string moves;
    for (const auto& ply : games[game].plies) moves += ply.opening ? ply.moves[0] : "";
    return moves;
  };
  EXPECT_EQ(opening(0), "b1");
  EXPECT_EQ(opening(1), "b1");
  EXPECT_EQ(opening(2), "b1a1");
  EXPECT_EQ(opening(5), "a2");
  EXPECT_EQ(opening(6), "b1");
  for (const auto& game : games) EXPECT_TRUE(verify(game));
}

}  // namespace
}  // namespace ariadne
