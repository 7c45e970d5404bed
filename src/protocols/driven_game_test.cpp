#include "protocols/driven_game.hpp"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

// Black has no move; white has c1, after which black has none again, and the game is over.
constexpr const char* kBlackMustPass = "(;GM[Othello]BO[4 O*-- ---- ---- ---- *];)";

DrivenGame driven(const char* game = "reversi:size=4", std::vector<std::string> agents = {"greedy"}) {
  return std::move(DrivenGame::make({find_game(game).value(), std::move(agents)}).value());
}

DrivenGame with_black_to_pass() {
  DrivenGame game = driven();
  EXPECT_TRUE(game.go_on_from(game.session().game().read(kBlackMustPass).value()));
  return game;
}

// What an agent would play, asked again and again.
std::vector<std::string> ten_choices(DrivenGame& game) {
  const Seat mover = first_mover(game.session());
  std::vector<std::string> moves;
  for (int i = 0; i < 10; ++i) {
    moves.push_back(game.agent(mover).think(game.question(game.session(), mover)).value().move);
  }
  return moves;
}

TEST(DrivenGame, needs_a_game_that_others_know_and_agents_that_play_it) {
  EXPECT_FALSE(DrivenGame::make({find_game("pacman").value()}));
  EXPECT_FALSE(DrivenGame::make({find_game("reversi").value(), {"gredy"}}));
  EXPECT_EQ(DrivenGame::make({find_game("reversi").value(), {"human"}}).error().message, "'human' is not an agent");
  EXPECT_EQ(&default_driven_game(), find_game("reversi")->game);
}

TEST(DrivenGame, a_seat_moves_in_its_turn_alone) {
  DrivenGame game = driven();
  EXPECT_EQ(game.play(1, "b1").error().message, "it is the turn of black");
  EXPECT_TRUE(game.play(0, "b1"));
  EXPECT_FALSE(game.play(0, "d3"));
  EXPECT_EQ(game.session().history(), (std::vector<Step>{{"b1"}}));
}

TEST(DrivenGame, a_forced_pass_may_be_told_or_left_out) {
  DrivenGame told = with_black_to_pass(), left_out = with_black_to_pass();
  EXPECT_TRUE(told.play(0, "pass"));
  EXPECT_TRUE(told.play(1, "c1"));
  EXPECT_TRUE(left_out.play(1, "c1"));
  EXPECT_EQ(told.session().history(), left_out.session().history());
  EXPECT_TRUE(told.session().result());
}

TEST(DrivenGame, a_pass_that_is_not_forced_is_refused) {
  DrivenGame game = driven();
  EXPECT_FALSE(game.play(0, "pass"));
  EXPECT_FALSE(game.play(1, "pass"));
  EXPECT_TRUE(game.session().history().empty());
}

TEST(DrivenGame, an_illegal_move_after_a_pass_that_was_left_out_changes_nothing) {
  DrivenGame game = with_black_to_pass();
  EXPECT_FALSE(game.play(1, "d4"));
  EXPECT_TRUE(game.session().history().empty());
  EXPECT_FALSE(game.undo());
}

TEST(DrivenGame, undo_takes_back_what_was_told) {
  DrivenGame told = with_black_to_pass(), left_out = with_black_to_pass();
  ASSERT_TRUE(told.play(0, "pass") && told.play(1, "c1"));
  EXPECT_TRUE(told.undo());
  EXPECT_EQ(told.session().history(), (std::vector<Step>{{"pass"}}));
  ASSERT_TRUE(left_out.play(1, "c1"));
  EXPECT_TRUE(left_out.undo());
  EXPECT_TRUE(left_out.session().history().empty());
  EXPECT_FALSE(left_out.undo());
}

TEST(DrivenGame, passes_after_the_end_are_accepted_and_taken_back) {
  DrivenGame game = with_black_to_pass();
  ASSERT_TRUE(game.play(1, "c1"));
  EXPECT_TRUE(game.play(0, "PASS"));
  EXPECT_TRUE(game.play(1, "pass"));
  EXPECT_FALSE(game.play(0, "d4"));
  EXPECT_TRUE(game.undo() && game.undo());
  EXPECT_TRUE(game.session().result());
  EXPECT_TRUE(game.undo());
  EXPECT_FALSE(game.session().result());
}

// The choices of a random agent tell how many it has made before in this game.
TEST(DrivenGame, agents_begin_anew_unless_the_game_goes_on_from_where_it_was) {
  for (const bool goes_on : {true, false}) {
    DrivenGame busy = driven("reversi:size=4", {"random"}), idle = driven("reversi:size=4", {"random"});
    for (DrivenGame* game : {&busy, &idle}) ASSERT_TRUE(game->play(0, "b1"));
    ten_choices(busy);
    for (DrivenGame* game : {&busy, &idle}) {
      auto next = game->spec().game->start(game->spec().settings, 0).value();
      ASSERT_TRUE(next->play({goes_on ? "b1" : "a2"}));
      ASSERT_TRUE(game->go_on_from(std::move(next)));
    }
    EXPECT_EQ(ten_choices(busy) == ten_choices(idle), !goes_on);
  }
}

TEST(DrivenGame, a_new_game_is_refused_whole_or_begun_whole) {
  DrivenGame game = driven();
  ASSERT_TRUE(game.play(0, "b1"));
  EXPECT_FALSE(game.start({find_game("reversi")->game, "size=5"}));
  EXPECT_FALSE(game.start(find_game("pacman").value()));
  EXPECT_EQ(game.session().history().size(), 1u);
  EXPECT_TRUE(game.start(find_game("reversi:size=6").value()));
  EXPECT_TRUE(game.session().history().empty());
  EXPECT_EQ(game.session().scene().ground.rows, 6);
  EXPECT_FALSE(game.undo());
}

}  // namespace
}  // namespace ariadne
