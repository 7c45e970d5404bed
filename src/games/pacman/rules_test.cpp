#include "games/pacman/rules.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "games/pacman/ghost_odds.hpp"
#include "games/pacman/move_text.hpp"
#include "games/pacman/test_positions.hpp"

namespace ariadne::pacman {
namespace {

using enum Move;

Position drawn(std::string_view drawing) { return read_text(drawing).value().start; }
Position started(std::string_view settings) {
  Rng rng(0);
  return Rules::start(check_settings(settings, Rules::info().parameters, "game 'pacman'").value(), rng);
}

constexpr std::string_view kSmall = "%%%%%%%\n%.Po G%\n%%%%%%%\n";

TEST(PacmanRules, a_new_board_follows_its_settings) {
  EXPECT_EQ(started("").board().ghosts(), 2u);
  EXPECT_EQ(started("layout=metropolis").board().ghosts(), 4u);
  EXPECT_EQ(started("layout=metropolis,ghosts=3").board().ghosts(), 3u);
  EXPECT_EQ(started("order=search").moves()[0], east);
  EXPECT_EQ(started("").moves()[0], west);
  EXPECT_EQ(started("limit=7").board().plan().limit, 7);
}

TEST(PacmanRules, every_layout_that_is_offered_has_ghosts) {
  const auto layouts = Rules::info().parameters.front().choices;
  EXPECT_GE(layouts.size(), 8u);
  for (const auto& name : layouts) EXPECT_GT(started("layout=" + name).board().ghosts(), 0u) << name;
}

TEST(PacmanRules, seats_are_pacman_and_the_ghosts_of_the_board) {
  EXPECT_EQ(Rules::seats(started("")), (std::vector<std::string>{"pacman", "ghost1", "ghost2"}));
  EXPECT_EQ(Position::team(0), Team::first);
  for (Seat seat = 1; seat < kMaxSeats; ++seat) EXPECT_EQ(Position::team(seat), Team::second);
}

TEST(PacmanRules, moves_are_read_by_their_names_and_letters) {
  const Position position = drawn("%%%%%\n%. .%\n% P %\n%. G%\n%%%%%\n");
  for (const Move move : position.moves()) EXPECT_EQ(read_move(position, name_of(move)).value(), move);
  EXPECT_EQ(read_move(position, "west").value(), west);
  EXPECT_EQ(read_move(position, "N").value(), north);
  EXPECT_EQ(read_move(position, "s").value(), south);
  EXPECT_EQ(read_move(position, "x").value(), stop);
}

TEST(PacmanRules, an_illegal_move_is_explained) {
  const auto reason = [](const Position& position, std::string_view text) {
    return read_move(position, text).error().message;
  };
  const Position position = drawn(kSmall);
  EXPECT_EQ(reason(position, "up"), "'up' is not a move; expected North, South, East, West or Stop");
  EXPECT_EQ(reason(position, "North"), "there is a wall North of pacman");
  const Position ghost = after(position, {stop});
  EXPECT_EQ(reason(ghost, "Stop"), "ghost1 may not stand still");
  const Position turning = after(ghost, {west, stop});
  EXPECT_EQ(reason(turning, "East"), "ghost1 may turn round only in a dead end");
  const Position scared = after(position, {east, west, stop});
  EXPECT_EQ(reason(scared, "East"), "ghost1 is between two cells and must go on");
  EXPECT_EQ(reason(after(position, {west}), "West"), "the game is over");
}

TEST(PacmanRules, moves_are_described_with_what_they_bring) {
  const Position position = drawn("%%%%%%%%\n%..PoG.%\n%%%%%%%%\n");
  EXPECT_EQ(Rules::describe(position, west), "pacman goes West and eats food");
  EXPECT_EQ(Rules::describe(position, stop), "pacman stands still");
  EXPECT_EQ(Rules::describe(position, east), "pacman goes East and eats a capsule");
  EXPECT_EQ(Rules::describe(after(position, {stop, west}), east),
            "pacman goes East and eats a capsule, ghost1 is eaten");
  EXPECT_EQ(Rules::describe(after(position, {east}), west), "ghost1 goes West, ghost1 is eaten");
  EXPECT_EQ(Rules::describe(after(position, {stop, west, stop}), west), "ghost1 goes West, pacman is caught");
}

TEST(PacmanRules, the_outcome_says_how_it_ended_and_the_score) {
  EXPECT_EQ(Rules::outcome_text(after(drawn(kSmall), {west})), "pacman wins with 509 points");
  EXPECT_EQ(Rules::outcome_text(after(drawn("%%%%%\n%PG.%\n%%%%%\n"), {east})), "pacman is caught with -501 points");
  EXPECT_EQ(Rules::outcome_text(after(started("limit=1,ghosts=1"), {stop, east})),
            "a draw after 1 move of pacman, with -1 points");
}

// The scene after these moves.
Scene scene_after(std::string_view drawing, const std::vector<Move>& moves) {
  Position before = drawn(drawing), position = before;
  for (const Move move : moves) {
    before = position;
    position.play(move);
  }
  if (moves.empty()) return Rules::scene(position, nullptr);
  const LastStep<Position> last{before, {moves.back()}};
  return Rules::scene(position, &last);
}

TEST(PacmanRules, the_scene_shows_the_maze_those_in_it_and_their_state) {
  const Scene scene = scene_after(kSmall, {east});
  EXPECT_EQ(scene.ground.tiling, Tiling::corridors);
  EXPECT_EQ(scene.ground.tile({0, 0}), (Tile{"%", "█", Tone::wall}));
  EXPECT_EQ(scene.ground.tile({1, 2}), Tile{});
  EXPECT_EQ(*find_actor(scene, "pacman"),
            (Actor{"pacman", 0, 1, 3, Facing::right, Tone::first, Outline::wedge, "<", ""}));
  EXPECT_EQ(*find_actor(scene, "ghost1"),
            (Actor{"ghost1", 1, 1, 5, Facing::none, Tone::afraid, Outline::hood, "g", ""}));
  EXPECT_EQ(*front_actor(scene, {1, 1}),
            (Actor{"", std::nullopt, 1, 1, Facing::none, Tone::item, Outline::dot, ".", "·"}));
  EXPECT_EQ(scene.actors.size(), 3u) << "the capsule is eaten";
  EXPECT_EQ(scene.marks, (std::vector<Mark>{{MarkKind::last, {1, 3}}, {MarkKind::target, {1, 4}, "West"}}));
  EXPECT_EQ(scene.notes, (std::vector<std::string>{"score -1", "food 1  capsules 0", "ghost1 is scared for 40 moves",
                                                   "ghost1 to move"}));
  EXPECT_EQ(front_actor(scene_after(kSmall, {}), {1, 3})->tone, Tone::prize);
  EXPECT_EQ(find_actor(scene_after(kSmall, {}), "ghost1")->tone, Tone::second);
  EXPECT_EQ(scene_after(kSmall, {west}).notes.back(), "the game is over: pacman wins with 509 points");
}

TEST(PacmanRules, a_scared_ghost_stands_between_two_cells_after_half_a_step) {
  const Scene scene = scene_after(kSmall, {east, west});
  const Actor& ghost = *find_actor(scene, "ghost1");
  EXPECT_EQ(ghost.row, 1);
  EXPECT_EQ(ghost.column, 4.5);
  EXPECT_EQ(ghost.heading, Facing::left);
  EXPECT_EQ(ghost.tone, Tone::afraid);
  EXPECT_TRUE(is_marked(scene, MarkKind::last, {1, 5})) << "the cell that it comes from";
}

TEST(PacmanRules, pacman_stands_in_front_of_the_ghost_that_caught_him) {
  const Scene scene = scene_after("%%%%%\n%PG.%\n%%%%%\n", {east});
  EXPECT_EQ(front_actor(scene, {1, 2})->id, "pacman");
  EXPECT_EQ(spot_of(*find_actor(scene, "ghost1")), (Spot{1, 2}));
}

TEST(PacmanRules, random_ghosts_make_every_move_alike) {
  const Position position = after(drawn("%%%%%\n%P .%\n% G %\n%   %\n%%%%%\n"), {stop});
  const Odds odds = random_odds(position);
  ASSERT_EQ(odds.order.size(), 4u);
  for (const Move move : {north, south, east, west}) EXPECT_EQ(odds[move], 0.25);
  EXPECT_EQ(odds[stop], 0);
}

TEST(PacmanRules, directional_ghosts_mostly_come_nearer_and_flee_while_scared) {
  const std::string_view room = "%%%%%\n%Po.%\n% G %\n%   %\n%%%%%\n";
  // North and West both lead to a distance of 1, South and East to one of 3.
  const Odds attack = directional_odds(after(drawn(room), {stop}));
  for (const Move move : {north, west}) EXPECT_NEAR(attack[move], 0.4 + 0.05, 1e-15);
  for (const Move move : {south, east}) EXPECT_NEAR(attack[move], 0.05, 1e-15);
  EXPECT_EQ(attack.order[0], west);  // the best ones come first, in the order of the moves
  EXPECT_EQ(attack.order[1], north);
  const Odds flight = directional_odds(after(drawn(room), {east}));
  EXPECT_NEAR(flight[south], 0.8 / 3 + 0.05, 1e-15);
  EXPECT_NEAR(flight[north], 0.05, 1e-15);
}

TEST(PacmanRules, the_evaluations_of_the_report_count_ghosts_beside_pacman_and_the_nearest_food) {
  // Food two cells away, the ghosts far: each adds a third under `report-better`.
  const Position far = drawn("%%%%%%%%%%\n%P .   GG%\n%%%%%%%%%%\n");
  EXPECT_DOUBLE_EQ(ReportReflex{}(far), 1.0 / 3);
  EXPECT_DOUBLE_EQ(ReportBetter{}(far), 2.0 / 3);
  EXPECT_EQ(Score{}(far), 0);
  const Position near = drawn("%%%%%%%%%%\n%GP .   G%\n%%%%%%%%%%\n");
  EXPECT_DOUBLE_EQ(ReportReflex{}(near), -500);
  EXPECT_DOUBLE_EQ(ReportBetter{}(near), -500 + 1.0 / 3);
  const Position won = after(drawn("%%%%%%%%%%\n%P.     G%\n%%%%%%%%%%\n"), {east});
  EXPECT_DOUBLE_EQ(ReportReflex{}(won), 509);
}

}  // namespace
}  // namespace ariadne::pacman
