#include "report/game_text.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace ariadne {
namespace {

using Lines = std::vector<std::string>;

TEST(MoveRows, moves_stand_in_numbered_rows_of_one_for_each_seat) {
  EXPECT_EQ(move_rows({{"d3"}, {"c3"}, {"pass"}}, 2), (Lines{"  1. d3    c3", "  2. pass"}));
  EXPECT_EQ(move_rows({{"a"}, {"b"}, {"c"}, {"d"}}, 3), (Lines{"  1. a     b     c", "  2. d"}));
  EXPECT_TRUE(move_rows({}, 2).empty());
}

TEST(MoveRows, moves_that_are_made_together_share_a_row) {
  EXPECT_EQ(move_rows({{"3", "1"}, {"2", "2"}}, 2), (Lines{"  1. 3 1", "  2. 2 2"}));
}

TEST(MoveRows, the_last_rows_are_those_of_all) {
  std::vector<Step> history;
  for (int ply = 0; ply < 23; ++ply) history.push_back({std::to_string(ply)});
  for (const std::size_t seats : {1u, 2u, 3u}) {
    const Lines all = move_rows(history, seats);
    for (std::size_t last = 0; last <= all.size() + 1; ++last) {
      const Lines rows = move_rows(history, seats, last);
      ASSERT_GE(rows.size(), std::min(last, all.size()));
      ASSERT_LE(rows.size(), last + 1);
      EXPECT_TRUE(std::equal(rows.rbegin(), rows.rend(), all.rbegin()));
    }
  }
}

// A game of reversi of which one move was played.
GameInPlay begun_game(const std::vector<std::string>& specs) {
  auto session = find_game("reversi").value().game->start("", 1).value();
  EXPECT_TRUE(session->play({"d3"}));
  auto players = make_players(*session, specs, 1).value();
  return game_of(std::move(session), std::move(players), 1);
}

TEST(GameText, partners_of_a_person_are_told_from_opponents_and_equal_ones_are_counted) {
  const auto opening = [](const std::vector<std::string>& specs) {
    auto session = find_game("pacman").value().game->start("", 1).value();
    auto players = make_players(*session, specs, 1).value();
    return opening_words(game_of(std::move(session), std::move(players), 1));
  };
  EXPECT_EQ(opening({"human", "level:3", "level:3"}), "Pac-Man: you play pacman against 2 x level:3, seed 1");
  EXPECT_EQ(opening({"human", "random", "level:3"}), "Pac-Man: you play pacman against random and level:3, seed 1");
  EXPECT_EQ(opening({"reflex", "human", "random"}), "Pac-Man: you play ghost1 with random against reflex, seed 1");
  EXPECT_EQ(opening({"human", "human", "random"}), "Pac-Man: you play pacman and ghost1 against random, seed 1");
}

TEST(GameText, what_was_saved_can_be_continued_by_a_command_that_can_be_copied) {
  const GameInPlay game = begun_game({"human", "greedy"});
  EXPECT_EQ(saved_words(game, "g.jsonl"), "saved to g.jsonl; to continue: ariadne play reversi --position g.jsonl");
  EXPECT_EQ(command_for(game, "my game's.jsonl"), "ariadne play reversi --position 'my game'\\''s.jsonl'");
  EXPECT_EQ(command_for(begun_game({"greedy", "greedy"}), "g.jsonl"), "ariadne watch reversi --position g.jsonl");
  EXPECT_EQ(kept_words(game), "Only what you saved is kept; --record FILE writes a game down move by move.");
}

}  // namespace
}  // namespace ariadne
