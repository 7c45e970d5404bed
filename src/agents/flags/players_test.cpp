#include "agents/flags/players.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "agents/registry.hpp"
#include "games/flags/flags_samples.hpp"
#include "games/flags/start.hpp"
#include "games/flags/words.hpp"
#include "search/tree/minimax.hpp"

namespace ariadne::flags {
namespace {

using enum Direction;

Position drawn(Rng& rng, const Limit& limit = {}) {
  return {classic_maze(), draw_start(classic_maze(), kMaxGhosts, rng), limit};
}

std::vector<Direction> directions_of(const Position& position, Move joint_move) {
  std::vector<Direction> directions;
  for (std::size_t i = 0; i < position.ghost_count(); ++i) {
    directions.push_back(kDirections[direction_of(joint_move, i, position.ghost_count())]);
  }
  return directions;
}
Direction only_direction(const Position& position, Move move) { return directions_of(position, move).front(); }

template <template <class, class, class> class KernelOf>
MinmaxResult searched(const Position& position, int lines = 1) {
  Budget budget;
  Silent silent;
  Expansion<Position> expansion(budget, silent);
  return search_step<KernelOf>(position, lines, expansion);
}

TEST(FlagsGhosts, random_ones_take_every_open_direction_alike) {
  Rng rng(1);
  const Position position = placed({3, 12}, {{0, 0}});
  std::map<Direction, int> chosen;
  for (int i = 0; i < 4000; ++i) ++chosen[only_direction(position, random_ghosts(position, rng))];
  ASSERT_EQ(chosen.size(), 2u);
  EXPECT_NEAR(chosen[south], 2000, 3 * std::sqrt(1000));
}

TEST(FlagsGhosts, random_ones_and_chasers_make_no_faults) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed);
    Position position = drawn(rng);
    while (!position.result()) {
      ASSERT_EQ(faults_of(position, random_ghosts(position, rng)), 0);
      const Move chase = chaser_ghosts(position, rng);
      ASSERT_EQ(faults_of(position, chase), 0);
      position.play(position.moves()[0]);
      position.play(chase);
    }
  }
}

TEST(FlagsGhosts, a_chaser_goes_to_pacmans_column_and_then_along_it) {
  Rng rng(1);
  const auto chase = [&](RowColumn pacman, RowColumn ghost) {
    const Position position = placed(pacman, {ghost});
    return only_direction(position, chaser_ghosts(position, rng));
  };
  EXPECT_EQ(chase({3, 12}, {10, 10}), east);
  EXPECT_EQ(chase({3, 10}, {10, 12}), west);
  EXPECT_EQ(chase({3, 12}, {10, 12}), north);
  EXPECT_EQ(chase({15, 12}, {10, 12}), south);
}

TEST(FlagsGhosts, a_chaser_in_front_of_a_flag_goes_anywhere_else) {
  Rng rng(1);
  std::map<Direction, int> chosen;
  const Position position = placed({2, 1}, {{2, 3}});
  for (int i = 0; i < 3000; ++i) ++chosen[only_direction(position, chaser_ghosts(position, rng))];
  ASSERT_EQ(chosen.size(), 3u);
  EXPECT_FALSE(chosen.contains(west));
  for (const auto& [direction, count] : chosen) EXPECT_NEAR(count, 1000, 3 * std::sqrt(667));
}

TEST(FlagsGhosts, classic_ones_add_up_the_differences_over_the_directions) {
  const auto chosen = [](RowColumn pacman, RowColumn ghost) {
    const Position position = placed(pacman, {ghost});
    return only_direction(position, classic_ghosts(position));
  };
  EXPECT_EQ(chosen({3, 4}, {3, 14}), west);
  EXPECT_EQ(chosen({3, 14}, {3, 10}), north);  // not East: it is judged by South, and North by no step at all
  EXPECT_EQ(chosen({15, 12}, {9, 12}), east);  // South is judged by West and South
  EXPECT_EQ(chosen({3, 12}, {12, 12}), north);
  EXPECT_EQ(chosen({0, 14}, {0, 10}), east);  // at the border only West, South and East add up
}

TEST(FlagsGhosts, direct_ones_take_the_shortest_distance_also_through_an_opening) {
  const auto chosen = [](RowColumn pacman, RowColumn ghost) {
    const Position position = placed(pacman, {ghost});
    return only_direction(position, direct_ghosts(position));
  };
  EXPECT_EQ(chosen({3, 14}, {3, 10}), east);
  EXPECT_EQ(chosen({15, 12}, {9, 12}), south);
  EXPECT_EQ(chosen({18, 12}, {0, 12}), north);
  EXPECT_EQ(chosen({9, 20}, {9, 0}), west);
}

TEST(FlagsGhosts, each_heeds_only_lower_ones) {
  const Position position = placed({3, 14}, {{3, 9}, {2, 10}});
  EXPECT_EQ(directions_of(position, direct_ghosts(position)), (std::vector{east, east}));
  const Position beside = placed({3, 14}, {{3, 9}, {4, 10}});
  EXPECT_EQ(directions_of(beside, direct_ghosts(beside)), (std::vector{east, east}));
}

// Ghosts in a crowd at the openings in the sides, which their distances do not know.
Position crowd_at_an_opening(Rng& rng) {
  constexpr int kColumns[] = {0, 1, 23, 24};
  State state{.pacman = static_cast<Cell>(rng.below(static_cast<std::uint32_t>(classic_maze().cells())))};
  std::set<Cell> taken = {state.pacman};
  for (Cell& ghost : state.ghosts) {
    do {
      ghost = at({8 + static_cast<int>(rng.below(4)), kColumns[rng.below(4)]});
    } while (!taken.insert(ghost).second);
  }
  return {classic_maze(), state};
}

TEST(FlagsGhosts, classic_ones_may_propose_real_clashes_at_an_opening_and_then_stay) {
  Rng rng(3);
  int faults_of_classic = 0, faults_of_direct = 0;
  for (int i = 0; i < 5000; ++i) {
    const Position position = crowd_at_an_opening(rng);
    faults_of_classic += faults_of(position, classic_ghosts(position)) != 0;
    faults_of_direct += faults_of(position, direct_ghosts(position)) != 0;
  }
  EXPECT_GT(faults_of_classic, 10 * faults_of_direct);
}

TEST(FlagsPacman, the_heuristic_adds_up_its_four_criteria) {
  // The nearest flag is (2, 2), the only ghost far to the East in the same row: West is towards the one and away from
  // the other.
  const Position position = placed({2, 6}, {{2, 20}});
  EXPECT_EQ(promise_of(position, move_to(west)), 38 + 40 + 40);
  EXPECT_EQ(promise_of(position, move_to(east)), -17 - 20);
  EXPECT_EQ(promise_of(position, move_to(south)), -17 + 40);
  // On the outermost row it costs 5, and a ghost nearer to the flag than he is leaves out the last criterion.
  EXPECT_EQ(promise_of(placed({1, 6}, {{2, 20}}), move_to(north)), -5 - 17 + 40);
  EXPECT_EQ(promise_of(placed({2, 6}, {{2, 3}}), move_to(west)), 38 - 20);
}

TEST(FlagsPacman, captured_flags_draw_him_no_more) {
  EXPECT_EQ(promise_of(placed({4, 2}, {{9, 12}}), move_to(north)), 38 + 40 + 40);
  EXPECT_EQ(promise_of(placed({4, 2}, {{9, 12}}, 0b0001), move_to(north)), -17 + 40);
}

TEST(FlagsPacman, he_does_not_step_onto_a_ghost_unless_nothing_else_is_left) {
  EXPECT_EQ(unblocked_moves(placed({3, 12}, {{3, 13}})).size(), 3u);
  EXPECT_EQ(unblocked_moves(placed({0, 0}, {{0, 1}, {1, 0}})).size(), 2u);
}

TEST(FlagsPacman, the_heuristic_takes_the_last_of_equals_and_minmax_the_first) {
  int ties_of_heuristic = 0, ties_of_minmax = 0;
  Rng rng(5);
  for (int i = 0; i < 200; ++i) {
    const Position position = drawn(rng);
    const auto moves = unblocked_moves(position);
    const Move chosen = heuristic_move(position);
    bool after_it = false;
    for (const Move move : moves) {
      ASSERT_LE(promise_of(position, move), promise_of(position, chosen));
      if (after_it) ASSERT_LT(promise_of(position, move), promise_of(position, chosen));
      if (!after_it && !(move == chosen))
        ties_of_heuristic += promise_of(position, move) == promise_of(position, chosen);
      after_it = after_it || move == chosen;
    }
    const auto result = searched<Minimax>(position);
    bool before_it = true;
    for (const auto& root : result.moves) {
      before_it = before_it && !(root.move == result.move);
      if (before_it) ASSERT_LT(root.value, result.value);
      if (!before_it && !(root.move == result.move)) ties_of_minmax += root.value == result.value;
    }
  }
  EXPECT_GT(ties_of_heuristic, 0);
  EXPECT_GT(ties_of_minmax, 0);
}

// The definition, by loops over all joint moves.
int plain_value(const Position& position, Move move) {
  const Maze& maze = position.maze();
  const Cell there = position.pacman_after(move);
  Position pending = position;
  pending.play(move);
  int least = 2 * kWinValue;
  for (const Move answer : pending.moves()) {
    Position next = pending;
    next.play(answer);
    int value = promise_of(position, move);
    for (std::size_t i = 0; i < position.ghost_count(); ++i) {
      const double before = std::sqrt(maze.squared_distance(position.ghost(i), there));
      const double after = std::sqrt(maze.squared_distance(next.ghost(i), there));
      if (after < before) value -= 12;
    }
    if (next.caught_by() != 0) value = -kWinValue;
    if (next.captured() == maze.all_flags()) value = kWinValue;
    least = std::min(least, value);
  }
  return least;
}

// Positions where something is at stake: he has three flags, or the ghosts are near.
std::vector<Position> critical_positions() {
  std::vector<Position> positions;
  Rng rng(11);
  while (positions.size() < 60) {
    Position position = drawn(rng);
    for (int step = 0; step < 8 && !position.result(); ++step) {
      position.play(heuristic_move(position));
      position.play(direct_ghosts(position));
    }
    if (!position.result()) positions.push_back(position);
  }
  for (const Position& position : {placed({2, 3}, {{10, 12}, {10, 14}}, 0b1110), placed({2, 3}, {{2, 2}}, 0b1110)}) {
    positions.push_back(position);
  }
  return positions;
}

TEST(FlagsPacman, as_many_best_moves_of_minmax_as_asked_for_get_exact_values) {
  for (const Position& position : critical_positions()) {
    const auto plain = searched<Minimax>(position);
    for (const int lines : {1, 2, 4}) {
      const auto pruned = searched<AlphaBeta>(position, lines);
      EXPECT_EQ(pruned.move, plain.move);
      int exact = 0;
      for (std::size_t i = 0; i < plain.moves.size(); ++i) {
        if (pruned.moves[i].bound != Bound::exact) continue;
        EXPECT_EQ(pruned.moves[i].value, plain.moves[i].value);
        ++exact;
      }
      EXPECT_GE(exact, std::min(lines, static_cast<int>(plain.moves.size())));
    }
  }
}

TEST(FlagsPacman, minmax_by_alpha_beta_returns_the_very_move_of_plain_minimax_with_fewer_nodes) {
  std::uint64_t plain_nodes = 0, pruned_nodes = 0;
  for (const Position& position : critical_positions()) {
    const auto plain = searched<Minimax>(position), pruned = searched<AlphaBeta>(position);
    EXPECT_EQ(pruned.move, plain.move);
    EXPECT_EQ(pruned.value, plain.value);
    for (const auto& root : plain.moves) {
      const int by_definition = plain_value(position, root.move);
      EXPECT_EQ(decided_sign(root.value), decided_sign(by_definition));
      if (decided_sign(root.value) == 0) EXPECT_EQ(root.value, by_definition);
    }
    plain_nodes += plain.nodes;
    pruned_nodes += pruned.nodes;
  }
  EXPECT_LT(pruned_nodes, plain_nodes * 2 / 3);
}

}  // namespace
}  // namespace ariadne::flags
