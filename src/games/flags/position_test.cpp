#include "games/flags/position.hpp"

#include <gtest/gtest.h>

#include <map>

#include "games/flags/flags_samples.hpp"
#include "games/flags/naive_flags.hpp"
#include "games/flags/start.hpp"
#include "search/tree/perft.hpp"

namespace ariadne::flags {
namespace {

using enum Direction;

std::vector<Direction> open_from(RowColumn place, const Maze& maze = classic_maze()) {
  std::vector<Direction> open;
  for (const Direction direction : kDirections) {
    if (maze.open(maze.cell(place.first, place.second)) & bit_of(direction)) open.push_back(direction);
  }
  return open;
}

Cell next(RowColumn place, Direction direction) { return classic_maze().next(at(place), code_of(direction)); }

TEST(FlagsMaze, has_20_rows_and_25_columns_and_flags_near_the_corners) {
  EXPECT_EQ(classic_maze().rows(), 20);
  EXPECT_EQ(classic_maze().columns(), 25);
  EXPECT_EQ(classic_maze().flags(), (std::vector{at({2, 2}), at({17, 2}), at({2, 22}), at({17, 22})}));
}

TEST(FlagsMaze, the_border_is_closed_but_for_its_openings) {
  EXPECT_EQ(open_from({0, 0}), (std::vector{south, east}));
  EXPECT_EQ(open_from({19, 24}), (std::vector{west, north}));
  EXPECT_EQ(open_from({0, 10}), (std::vector{west, south, east}));
  EXPECT_EQ(open_from({0, 11}).size(), 4u);
  EXPECT_EQ(open_from({8, 0}), (std::vector{south, east, north}));
  EXPECT_EQ(open_from({9, 0}).size(), 4u);
}

TEST(FlagsMaze, who_leaves_through_an_opening_comes_back_on_the_opposite_side) {
  for (const int column : {11, 12, 13}) {
    EXPECT_EQ(next({0, column}, north), at({19, column}));
    EXPECT_EQ(next({19, column}, south), at({0, column}));
  }
  for (const int row : {9, 10}) {
    EXPECT_EQ(next({row, 0}, west), at({row, 24}));
    EXPECT_EQ(next({row, 24}, east), at({row, 0}));
  }
}

TEST(FlagsMaze, an_obstacle_can_be_left_but_not_entered) {
  for (const auto& [row, column] : {RowColumn{4, 4}, {4, 15}, {10, 4}, {10, 15}}) {
    for (int i = 1; i <= 4; ++i) {
      EXPECT_EQ(next({row, column + i}, south), at({row, column + i}));
      EXPECT_EQ(next({row + 1, column + i}, north), at({row, column + i}));
      EXPECT_EQ(next({row + 5, column + i}, north), at({row + 5, column + i}));
      EXPECT_EQ(next({row + 4, column + i}, south), at({row + 5, column + i}));
      EXPECT_EQ(next({row + i, column}, east), at({row + i, column}));
      EXPECT_EQ(next({row + i, column + 1}, west), at({row + i, column}));
      EXPECT_EQ(next({row + i, column + 5}, west), at({row + i, column + 5}));
      EXPECT_EQ(next({row + i, column + 4}, east), at({row + i, column + 5}));
    }
  }
}

TEST(FlagsMaze, the_open_one_has_a_closed_border_and_nothing_inside) {
  int open = 0;
  for (int row = 0; row < 20; ++row) {
    for (int column = 0; column < 25; ++column) open += static_cast<int>(open_from({row, column}, open_maze()).size());
  }
  EXPECT_EQ(open, 2 * (19 * 25 + 20 * 24));
  EXPECT_EQ(open_from({0, 12}, open_maze()), (std::vector{west, south, east}));
}

TEST(FlagsMaze, distances_go_through_openings_and_round_obstacles) {
  EXPECT_EQ(classic_maze().distance(at({0, 12}), at({19, 12})), 1);
  EXPECT_EQ(classic_maze().distance(at({9, 1}), at({9, 23})), 3);
  EXPECT_EQ(classic_maze().distance(at({8, 6}), at({9, 6})), 1);
  EXPECT_EQ(classic_maze().distance(at({9, 6}), at({8, 6})), Maze::kUnreachable);
  EXPECT_EQ(classic_maze().distance(at({6, 4}), at({6, 9})), 9);
  EXPECT_EQ(open_maze().distance(at({0, 12}), at({19, 12})), 19);
}

TEST(FlagsMaze, ghosts_have_no_way_to_a_flag) {
  EXPECT_EQ(classic_maze().distance(at({2, 1}), at({2, 3})), 2);
  EXPECT_EQ(classic_maze().ghost_distance(at({2, 1}), at({2, 3})), 4);
  EXPECT_EQ(classic_maze().ghost_distance(at({2, 1}), at({2, 2})), Maze::kUnreachable);
}

TEST(Flags, both_sides_choose_on_the_same_position) {
  const Position start = placed({3, 12}, {{10, 12}});
  EXPECT_EQ(start.movers().size(), 2u);
  Position pending = start;
  pending.play(move_to(west));
  EXPECT_EQ(pending.pacman(), start.pacman());
  EXPECT_EQ(pending.step(), 0);
  EXPECT_EQ(pending.to_move(), kGhosts);
  EXPECT_EQ(pending.moves().size(), start.with_first(kGhosts).moves().size());
}

TEST(Flags, it_does_not_matter_who_chooses_first) {
  const Position start = placed({3, 12}, {{10, 12}, {10, 14}});
  Position ghosts_first = start.with_first(kGhosts);
  ghosts_first.play(joint({north, west}));
  ghosts_first.play(move_to(south));
  EXPECT_EQ(ghosts_first.with_first(kPacman), after(start, south, {north, west}));
}

TEST(Flags, an_invalid_direction_means_that_pacman_stays) {
  const Position next = after(placed({0, 0}, {{10, 12}}), north, {west});
  EXPECT_EQ(next.pacman(), at({0, 0}));
  EXPECT_EQ(next.step(), 1);
}

TEST(Flags, a_ghost_does_not_pass_a_wall) {
  EXPECT_EQ(after(placed({3, 12}, {{4, 5}}), west, {south}).ghost(0), at({4, 5}));
}

TEST(Flags, a_ghost_does_not_enter_a_flag_captured_or_not) {
  for (const FlagSet captured : {FlagSet{0}, FlagSet{1}}) {
    const Position start = placed({3, 12}, {{2, 3}}, captured);
    EXPECT_EQ(after(start, west, {west}).ghost(0), at({2, 3}));
    EXPECT_EQ(start.with_first(kGhosts).moves().size(), 3u);
  }
}

TEST(Flags, a_ghost_may_start_on_a_flag_and_leave_it) {
  EXPECT_EQ(after(placed({3, 12}, {{2, 2}}), west, {east}).ghost(0), at({2, 3}));
}

TEST(Flags, ghosts_that_would_end_on_one_cell_all_stay) {
  const Position next = after(placed({3, 12}, {{10, 9}, {10, 11}, {15, 12}}), west, {east, west, east});
  EXPECT_EQ(next.ghost(0), at({10, 9}));
  EXPECT_EQ(next.ghost(1), at({10, 11}));
  EXPECT_EQ(next.ghost(2), at({15, 13}));
}

TEST(Flags, ghosts_that_would_swap_cells_both_stay) {
  const Position next = after(placed({3, 12}, {{10, 10}, {10, 11}}), west, {east, west});
  EXPECT_EQ(next.ghost(0), at({10, 10}));
  EXPECT_EQ(next.ghost(1), at({10, 11}));
}

TEST(Flags, a_ghost_may_enter_the_cell_that_another_leaves) {
  const Position next = after(placed({3, 12}, {{10, 10}, {10, 11}}), west, {east, east});
  EXPECT_EQ(next.ghost(0), at({10, 11}));
  EXPECT_EQ(next.ghost(1), at({10, 12}));
}

TEST(Flags, a_ghost_that_stays_stops_those_behind_it_one_after_the_other) {
  const Position next = after(placed({3, 12}, {{0, 2}, {0, 1}, {0, 0}, {1, 2}}), west, {north, east, east, north});
  EXPECT_EQ(next.ghost(0), at({0, 2}));
  EXPECT_EQ(next.ghost(1), at({0, 1}));
  EXPECT_EQ(next.ghost(2), at({0, 0}));
  EXPECT_EQ(next.ghost(3), at({1, 2}));
}

TEST(Flags, ghosts_clash_through_an_opening_as_well) {
  const Position next = after(placed({3, 12}, {{9, 0}, {9, 24}}), west, {west, east});
  EXPECT_EQ(next.ghost(0), at({9, 0}));
  EXPECT_EQ(next.ghost(1), at({9, 24}));
}

TEST(Flags, a_ghost_on_pacmans_cell_has_caught_him) {
  const Position next = after(placed({3, 12}, {{10, 12}, {3, 14}}), east, {north, west});
  EXPECT_EQ(next.caught_by(), 2);
  EXPECT_EQ(next.result().value().sign, -1);
}

TEST(Flags, a_ghost_that_swaps_cells_with_pacman_has_caught_him) {
  const Position next = after(placed({3, 12}, {{3, 13}}), east, {west});
  EXPECT_EQ(next.pacman(), at({3, 13}));
  EXPECT_EQ(next.ghost(0), at({3, 12}));
  EXPECT_EQ(next.result().value().sign, -1);
}

TEST(Flags, a_swap_through_an_opening_is_a_capture_too) {
  EXPECT_EQ(after(placed({0, 12}, {{19, 12}}), north, {south}).caught_by(), 1);
}

TEST(Flags, to_enter_the_cell_that_a_ghost_leaves_is_safe) {
  EXPECT_FALSE(after(placed({3, 12}, {{3, 13}}), east, {east}).result());
}

TEST(Flags, pacman_who_stays_is_caught_by_whoever_comes) {
  EXPECT_EQ(after(placed({0, 0}, {{0, 1}}), north, {west}).caught_by(), 1);
}

TEST(Flags, a_flag_is_captured_on_arrival) { EXPECT_EQ(after(placed({2, 3}, {{10, 12}}), west, {west}).captured(), 1); }

TEST(Flags, a_flag_under_pacman_at_the_start_counts_only_when_he_comes_back) {
  const Position start = placed({2, 2}, {{10, 12}});
  EXPECT_EQ(after(start, west, {west}).captured(), 0);
  EXPECT_EQ(after(after(start, west, {west}), east, {west}).captured(), 1);
}

TEST(Flags, whoever_stays_on_a_flag_does_not_arrive) {
  // No flag of the classic maze is at a wall, so he stays in one that has a wall there.
  const Maze maze({"walled", 1, 4, {bit_of(west) | bit_of(south) | bit_of(north), 10, 10, 14}, {0}});
  State state{.pacman = 0, .ghosts = {3}, .ghost_count = 1};
  Position position(maze, state);
  position.play(move_to(west));
  position.play(joint({west}));
  EXPECT_EQ(position.captured(), 0);
}

TEST(Flags, the_last_flag_wins_at_once) {
  const Position next = after(placed({2, 3}, {{10, 12}}, 0b1110), west, {west});
  EXPECT_EQ(next.result(), (Outcome{1, 999}));
  EXPECT_TRUE(next.moves().empty());
}

TEST(Flags, caught_in_the_step_of_the_last_flag_he_has_lost) {
  const Position next = after(placed({2, 3}, {{2, 2}}, 0b1110), west, {east});
  EXPECT_EQ(next.result(), (Outcome{-1, -999}));
  EXPECT_EQ(next.captured(), 0b1110);
}

TEST(Flags, who_survives_until_the_limit_wins_unless_it_is_meant_otherwise) {
  for (const auto& [wins, sign] : {std::pair{LimitWins::pacman, 1}, {LimitWins::ghosts, -1}, {LimitWins::draw, 0}}) {
    const Position next = after(placed({3, 12}, {{10, 12}}, 0, {1, wins}), west, {west});
    EXPECT_EQ(next.result(), (Outcome{sign, 0}));
  }
}

TEST(Flags, caught_in_the_last_step_before_the_limit_he_has_lost) {
  EXPECT_EQ(after(placed({3, 12}, {{3, 13}}, 0, {1}), east, {west}).result(), (Outcome{-1, 0}));
}

TEST(Flags, joint_moves_are_nested_loops_over_the_ghosts_in_order) {
  const Position start = placed({3, 12}, {{10, 9}, {15, 12}}).with_first(kGhosts);
  const auto moves = start.moves();
  ASSERT_EQ(moves.size(), 16u);
  for (std::size_t i = 0; i < moves.size(); ++i) EXPECT_EQ(moves[i].code, i);
}

TEST(Flags, staying_is_not_among_the_moves_unless_no_joint_move_is_valid) {
  EXPECT_EQ(placed({3, 12}, {{0, 0}}).with_first(kGhosts).moves().size(), 2u);
  // Two cells between walls: the ghosts could only swap.
  const Maze maze({"narrow", 1, 5, {11, 14, 10, 10, 10}, {4}});
  const Position stuck = Position(maze, {.pacman = 3, .ghosts = {0, 1}, .ghost_count = 2}).with_first(kGhosts);
  ASSERT_EQ(stuck.moves().size(), 1u);
  EXPECT_EQ(stuck.moves()[0].code, Move::kStay);
  Position next = stuck;
  next.play({Move::kStay});
  next.play(move_to(west));
  EXPECT_EQ(next.ghosts(), stuck.ghosts());
}

// The twin.

std::vector<int> digits(Move move, std::size_t ghosts) {
  std::vector<int> directions;
  for (std::size_t i = 0; i < ghosts; ++i) directions.push_back(static_cast<int>(direction_of(move, i, ghosts)));
  return directions;
}

NaiveGame naive(const Position& position) {
  const Maze& maze = position.maze();
  const auto place = [&](Cell cell) { return NaiveGame::Place{maze.row(cell), maze.column(cell)}; };
  NaiveGame game{place(position.pacman()), {}, {}, false, position.step()};
  for (std::size_t i = 0; i < position.ghost_count(); ++i) game.ghosts.push_back(place(position.ghost(i)));
  for (const Cell flag : maze.flags()) {
    if (position.captured() & maze.flag_on(flag)) game.captured.insert(place(flag));
  }
  return game;
}

void expect_alike(const NaiveGame& slow, const Position& position) {
  const NaiveGame quick = naive(position);
  ASSERT_EQ(quick.pacman, slow.pacman);
  ASSERT_EQ(quick.ghosts, slow.ghosts);
  ASSERT_EQ(quick.captured, slow.captured);
  ASSERT_EQ(quick.steps, slow.steps);
  ASSERT_EQ(position.caught_by() != 0, slow.caught);
}

// Ghosts in a crowd, where directions are often invalid.
Position crowded(Rng& rng) {
  State state{.ghost_count = 1 + rng.below(kMaxGhosts)};
  const int row = static_cast<int>(rng.below(20)), column = static_cast<int>(rng.below(25));
  std::set<Cell> taken;
  const auto draw = [&] {
    for (;;) {
      const int down = static_cast<int>(rng.below(3)), right = static_cast<int>(rng.below(3));
      const Cell cell = at({(row + down) % 20, (column + right) % 25});
      if (taken.insert(cell).second) return cell;
    }
  };
  state.pacman = draw();
  for (std::size_t i = 0; i < state.ghost_count; ++i) state.ghosts[i] = draw();
  return {classic_maze(), state};
}

TEST(Flags, every_direction_in_a_crowd_does_what_the_naive_rules_say) {
  Rng rng(7);
  for (int i = 0; i < 400; ++i) {
    const Position start = crowded(rng);
    const unsigned joint_moves = 1u << (2 * start.ghost_count());
    for (int j = 0; j < 20; ++j) {
      const Move direction{static_cast<std::uint16_t>(rng.below(4))};
      const Move ghosts{static_cast<std::uint16_t>(rng.below(joint_moves))};
      Position position = start;
      NaiveGame slow = naive(start);
      position.play(direction);
      position.play(ghosts);
      slow.step(direction.code, digits(ghosts, start.ghost_count()));
      expect_alike(slow, position);
    }
  }
}

TEST(Flags, the_moves_are_those_of_the_naive_rules_in_the_same_order) {
  Rng rng(8);
  for (int i = 0; i < 60; ++i) {
    const Position position = crowded(rng);
    const NaiveGame slow = naive(position);
    std::vector<int> his;
    for (const Move move : position.moves()) his.push_back(move.code);
    EXPECT_EQ(his, slow.pacman_moves());
    std::vector<std::vector<int>> theirs;
    for (const Move move : position.with_first(kGhosts).moves()) {
      if (move.code != Move::kStay) theirs.push_back(digits(move, position.ghost_count()));
    }
    EXPECT_EQ(theirs, slow.joint_moves());
  }
}

TEST(Flags, whole_random_games_are_those_of_the_naive_rules) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Rng rng(seed);
    Position position(classic_maze(), draw_start(classic_maze(), 4, rng));
    NaiveGame slow = naive(position);
    while (!position.result()) {
      const Move direction{static_cast<std::uint16_t>(rng.below(4))},
          ghosts{static_cast<std::uint16_t>(rng.below(256))};
      position.play(direction);
      position.play(ghosts);
      slow.step(direction.code, digits(ghosts, 4));
      ASSERT_NO_FATAL_FAILURE(expect_alike(slow, position));
    }
    EXPECT_TRUE(slow.caught || slow.captured.size() == 4 || slow.steps == 1000);
  }
}

std::uint64_t naive_perft(const NaiveGame& game, int steps) {
  if (steps == 0 || game.caught) return 1;
  std::uint64_t leaves = 0;
  for (const int direction : game.pacman_moves()) {
    for (const auto& directions : game.joint_moves()) {
      NaiveGame next = game;
      next.step(direction, directions);
      leaves += naive_perft(next, steps - 1);
    }
  }
  return leaves;
}

TEST(Flags, perft_counts_a_sides_choice_as_a_ply) {
  const Position start = placed({9, 12}, {{10, 14}, {12, 12}});
  EXPECT_EQ(perft(start, 1), 4u);
  EXPECT_EQ(perft(start, 2), 64u);
  EXPECT_EQ(perft(start, 4), naive_perft(naive(start), 2));
}

TEST(Flags, games_start_with_the_ghosts_ten_to_fifteen_cells_away) {
  Rng rng(1);
  std::map<Cell, int> pacmans;
  for (int i = 0; i < 2000; ++i) {
    const State state = draw_start(classic_maze(), 4, rng);
    ++pacmans[state.pacman];
    std::set<Cell> ghosts(state.ghosts.begin(), state.ghosts.end());
    EXPECT_EQ(ghosts.size(), 4u);
    const Maze& maze = classic_maze();
    for (const Cell ghost : ghosts) {
      const int distance =
          std::abs(maze.row(ghost) - maze.row(state.pacman)) + std::abs(maze.column(ghost) - maze.column(state.pacman));
      EXPECT_TRUE(distance >= 10 && distance <= 15) << distance;
    }
  }
  EXPECT_GT(pacmans.size(), 470u);  // of 500 cells, all but e^-4 of them are expected
}

}  // namespace
}  // namespace ariadne::flags
