#include "arena/board_study.hpp"

#include <gtest/gtest.h>

#include "arena/test_games.hpp"

namespace ariadne {
namespace {

StudyPlan nim_plan(std::string settings, std::vector<std::string> agents) {
  StudyPlan plan;
  plan.game = find_game("nim").value().game;
  plan.settings = std::move(settings);
  plan.agents = std::move(agents);
  plan.boards = 12;
  plan.seed = 3;
  return plan;
}

std::vector<StudiedBoard> studied(const StudyPlan& plan, int jobs = 2) {
  auto boards = study_boards(plan, jobs, kNeverStop, [] {}).value();
  EXPECT_EQ(boards.size(), plan.boards);
  return boards;
}

TEST(BoardStudy, a_board_has_the_result_of_perfect_play) {
  // Heaps of 3, 4 and 5 are won by the side that begins, heaps of 1, 2 and 3 by the other.
  for (const auto& board : studied(nim_plan("most=5", {}))) {
    EXPECT_EQ(board.sign, 1);
    EXPECT_EQ(board.moves, 11);
    EXPECT_FALSE(board.played);
  }
  for (const auto& board : studied(nim_plan("most=3", {}))) EXPECT_EQ(board.sign, -1);
}

TEST(BoardStudy, perfect_play_has_no_mistakes_and_keeps_its_promise) {
  for (const auto& board : studied(nim_plan("", {"perfect", "perfect"}))) {
    ASSERT_TRUE(board.played);
    EXPECT_EQ(board.played->sign, board.sign);
    EXPECT_EQ(board.played->plies, 11u);
    EXPECT_EQ(board.played->effects[0].moves(), 6u);
    EXPECT_EQ(board.played->effects[1].moves(), 5u);
    EXPECT_EQ(board.played->effects[0].mistakes() + board.played->effects[1].mistakes(), 0u);
  }
}

TEST(BoardStudy, in_a_game_without_draws_mistakes_take_turns_and_their_number_tells_who_wins) {
  std::uint64_t mistakes = 0;
  for (const auto& board : studied(nim_plan("", {"random", "random"}))) {
    const auto& effects = board.played->effects;
    const std::uint64_t first = effects[0][Effect::win_to_loss], second = effects[1][Effect::win_to_loss];
    EXPECT_EQ(first, second + (board.played->sign > 0 ? 0 : 1));  // the first side begins with a win
    mistakes += first + second;
  }
  EXPECT_GT(mistakes, 12u);
}

TEST(BoardStudy, the_number_of_jobs_changes_nothing) {
  const StudyPlan plan = nim_plan("", {"random", "greedy"});
  const auto one = studied(plan, 1), three = studied(plan, 3);
  ASSERT_EQ(one.size(), three.size());
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_EQ(one[i].played->plies, three[i].played->plies);
    EXPECT_EQ(one[i].played->effects[0].of, three[i].played->effects[0].of);
  }
}

TEST(BoardStudy, a_stop_leaves_boards_out_and_every_other_board_is_told) {
  const StudyPlan plan = nim_plan("most=7", {});
  const std::atomic<bool> stopped = true;
  EXPECT_EQ(study_boards(plan, 1, stopped, [] {}).value().size(), 0u);
  std::uint64_t told = 0;
  EXPECT_EQ(study_boards(plan, 2, kNeverStop, [&] { ++told; }).value().size(), 12u);
  EXPECT_EQ(told, 12u);
}

}  // namespace
}  // namespace ariadne
