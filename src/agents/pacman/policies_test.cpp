#include "agents/pacman/policies.hpp"

#include <gtest/gtest.h>

#include "games/pacman/test_positions.hpp"

namespace ariadne::pacman {
namespace {

using enum Move;

Position drawn(std::string_view drawing) { return start_on(read_layout(drawing).value()).value(); }
std::vector<Move> listed(const Moves& moves) { return {moves.begin(), moves.end()}; }

TEST(PacmanPolicies, go_west_goes_west_or_stands) {
  const Position position = drawn("%%%%%\n% P.%\n%%%%%\n");
  EXPECT_EQ(go_west(position), west);
  EXPECT_EQ(go_west(after(position, {west})), stop);
}

TEST(PacmanPolicies, left_turn_prefers_left_then_ahead_then_right_then_back) {
  const std::string_view room = "%%%%%\n%. .%\n% P %\n%   %\n%%%%%\n";
  EXPECT_EQ(left_turn(drawn(room)), west);                        // standing counts as facing North
  EXPECT_EQ(left_turn(after(drawn(room), {west})), south);        // left of West
  EXPECT_EQ(left_turn(after(drawn(room), {west, south})), east);  // left of South
  EXPECT_EQ(left_turn(drawn("%%%%%\n% . %\n%%P%%\n%   %\n%%%%%\n")), north);
  EXPECT_EQ(left_turn(drawn("%%%%%\n%P .%\n%%%%%\n")), east);
  EXPECT_EQ(left_turn(after(drawn("%%%%%\n%.P %\n%%%%%\n"), {east})), west);
  EXPECT_EQ(left_turn(drawn("%%%%%\n%P%.%\n%%%%%\n")), stop);
}

TEST(PacmanPolicies, greedy_takes_the_best_score_and_never_stands_if_it_can_move) {
  EXPECT_EQ(listed(greedy_moves(drawn("%%%%%%\n% P. %\n%%%%%%\n"))), std::vector{east});
  EXPECT_EQ(listed(greedy_moves(drawn("%%%%%%\n% P .%\n%%%%%%\n"))), (std::vector{west, east}));
  EXPECT_EQ(listed(greedy_moves(drawn("%%%%%\n%P%.%\n%%%%%\n"))), std::vector{stop});
}

TEST(PacmanPolicies, reflex_keeps_away_from_ghosts_and_goes_for_food) {
  EXPECT_EQ(listed(reflex_moves(drawn("%%%%%%%%\n%.  P G%\n%%%%%%%%\n"))), std::vector{west});
  EXPECT_EQ(listed(reflex_moves(drawn("%%%%%%%%%\n%G    P.%\n%%%%%%%%%\n"))), std::vector{east});
}

TEST(PacmanPolicies, the_way_to_the_closest_dot_is_a_shortest_one_and_north_is_tried_first) {
  const std::vector<Move> expected = {north, east, east};
  EXPECT_EQ(way_to_closest_dot(drawn("%%%%%\n%  .%\n%P% %\n%%%%%\n")), expected);
  EXPECT_EQ(way_to_closest_dot(drawn("%%%%%\n% . %\n%.P.%\n% . %\n%%%%%\n")), std::vector{north});
  EXPECT_TRUE(way_to_closest_dot(drawn("%%%%%\n%P%.%\n%%%%%\n")).empty());
}

}  // namespace
}  // namespace ariadne::pacman
