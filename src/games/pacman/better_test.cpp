#include "games/pacman/better.hpp"

#include <gtest/gtest.h>

#include "games/pacman/position.hpp"

namespace ariadne::pacman {
namespace {

using enum Move;

double value(std::string_view drawing) { return Better{}(start_on(read_layout(drawing).value()).value()); }
double value_after(std::string_view drawing, std::initializer_list<Move> moves) {
  Position position = start_on(read_layout(drawing).value()).value();
  for (const Move move : moves) position.play(move);
  return Better{}(position);
}

TEST(PacmanBetter, to_win_is_better_and_to_be_caught_worse_than_to_play_on) {
  constexpr std::string_view kBoard = "%%%%%%%%%%\n%G   .P G%\n%%%%%%%%%%\n";
  const double still = value_after(kBoard, {stop, east, west});
  EXPECT_GT(value_after(kBoard, {west}), still + 400);
  EXPECT_LT(value_after(kBoard, {east, east, west}), still - 400);
}

TEST(PacmanBetter, food_is_as_far_as_the_way_to_it) {
  const double behind_a_wall = value("%%%%%%%%\n%P%.   %\n%      %\n%%%%%%%%\n");
  const double in_the_open = value("%%%%%%%%\n%P  .  %\n%%     %\n%%%%%%%%\n");
  EXPECT_GT(in_the_open, behind_a_wall);
}

TEST(PacmanBetter, a_dot_is_always_worth_eating_however_far_the_next_one_is) {
  const std::string far = "%P.", end = "          .%";
  std::string row = far;
  for (int i = 0; i < 20; ++i) row += "          ";
  row += end;
  const std::string wall(row.size(), '%');
  const std::string board = wall + "\n" + row + "\n" + wall + "\n";
  EXPECT_GT(value_after(board, {east}), value_after(board, {stop}));
}

TEST(PacmanBetter, a_dead_end_is_bad_with_a_ghost_at_its_mouth) {
  // Both times the ghost is three steps away, but here the room behind Pac-Man is a loop and there it is one cell.
  const double loop = value("%%%%%%%%%%%\n%G  P     %\n%%%%% %%% %\n%%%%%     %\n%%%.%%%%%%%\n%%%%%%%%%%%\n");
  const double blind = value("%%%%%%%%%%%\n%G  P %%%%%\n%%%%%%%%%%%\n%%%%%     %\n%%%.%%%%%%%\n%%%%%%%%%%%\n");
  EXPECT_GT(loop, blind + 300);
}

TEST(PacmanBetter, a_capsule_that_he_reaches_first_takes_the_fear_away) {
  const double without = value("%%%%%%%%%\n%G  P  %%\n%%%%%%%%%\n%.     %%\n%%%%%%%%%\n");
  const double with = value("%%%%%%%%%\n%G  P o%%\n%%%%%%%%%\n%.     %%\n%%%%%%%%%\n");
  const double too_late = value("%%%%%%%%%\n%Go P  %%\n%%%%%%%%%\n%.     %%\n%%%%%%%%%\n");
  EXPECT_GT(with, without + 200);
  EXPECT_EQ(too_late, without);
  const double no_capsule = value("%%%%%%%%%\n%G   P %%\n%%%%%%%%%\n%.     %%\n%%%%%%%%%\n");
  const double tie = value("%%%%%%%%%\n%G o P %%\n%%%%%%%%%\n%.     %%\n%%%%%%%%%\n");
  EXPECT_EQ(tie, no_capsule) << "both are there at the same time, and he is caught";
}

TEST(PacmanBetter, a_scared_ghost_is_worth_chasing_only_within_reach) {
  constexpr std::string_view kNear = "%%%%%%%%%\n%.Po  G %\n%%%%%%%%%\n";
  EXPECT_GT(value_after(kNear, {east}), value_after(kNear, {stop}) + 100);
  std::string row = "%.Po";
  for (int i = 0; i < 4; ++i) row += "          ";
  row += "G %";
  const std::string wall(row.size(), '%');
  const std::string board = wall + "\n" + row + "\n" + wall + "\n";
  EXPECT_LT(value_after(board, {east}), value_after(board, {stop}));
}

}  // namespace
}  // namespace ariadne::pacman
