#include "apps/terminal/panel.hpp"

#include <gtest/gtest.h>

#include "agents/registry.hpp"

namespace ariadne {
namespace {

using Lines = std::vector<std::string>;

// A game of reversi after these moves.
GameInPlay game_after(const Lines& moves, const std::vector<std::string>& specs) {
  auto session = find_game("reversi").value().game->start("", 1).value();
  for (const auto& move : moves) EXPECT_TRUE(session->play({move}));
  auto players = make_players(*session, specs, 1).value();
  return game_of(std::move(session), std::move(players), 1);
}

TEST(Panel, tells_the_score_the_players_and_the_last_move) {
  GameInPlay game = game_after({"d3"}, {"human", "greedy"});
  game.person = "Anna";
  const auto before = game.session->at(0);
  EXPECT_EQ(game_panel(game, *game.session, before.get(), {}, 20),
            (Lines{"black 4  white 1", "white to move", "", "black  Anna", "white  greedy", "",
                   "black plays d3, turning 1 disc", "", "  1. d3"}));
}

TEST(Panel, a_long_game_shows_its_last_moves) {
  const GameInPlay game = game_after({"d3", "c3", "c4", "e3"}, {"human", "human"});
  const auto before = game.session->at(3);
  const Lines panel = game_panel(game, *game.session, before.get(), {}, 9);
  EXPECT_EQ(panel.size(), 9u);
  EXPECT_EQ(panel.back(), "  2. c4    e3");
}

TEST(Panel, tells_of_failures_that_were_excused_up_to_the_ply_that_is_shown) {
  GameInPlay game = game_after({"d3", "c3", "c4", "e3"}, {"random", "greedy"});
  game.excused = {{1, 0, {FailureKind::timeout, "no answer in 10 ms"}}, {3, 0, {FailureKind::invalid, "played a1"}}};
  const auto shown = game.session->at(3), before = game.session->at(2);
  const Lines panel = game_panel(game, *shown, before.get(), {}, 20);
  EXPECT_EQ(Lines(panel.begin() + 5, panel.begin() + 10),
            (Lines{"", "black failed 2 times, last in ply 3 (invalid)", "", "black plays c4, turning 1 disc",
                   "black failed (invalid): played a1; another move was played for it"}));
  EXPECT_EQ(failure_rows(game, 2), Lines{"black failed 1 time, last in ply 1 (timeout)"});
  EXPECT_EQ(failure_rows(game, 0), Lines{});
}

}  // namespace
}  // namespace ariadne
