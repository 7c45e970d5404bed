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

}  // namespace
}  // namespace ariadne
