#include "games/flags/evaluation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/flags/flags_samples.hpp"
#include "games/flags/start.hpp"
#include "search/tree/alpha_beta.hpp"
#include "search/tree/minimax.hpp"
#include "search/tree/test_search.hpp"

namespace ariadne::flags {
namespace {

using enum Direction;

constexpr ByDistance kEvaluate;

template <template <class, class, class> class Kernel>
auto searched(const Position& position, int depth) {
  return test_search::searched<Kernel>(position, depth, 1, kEvaluate);
}

// Two or three ghosts close together, Pac-Man not far.
Position flock(Rng& rng) {
  State state{.ghost_count = 2 + rng.below(2)};
  std::set<Cell> taken;
  const auto draw = [&](int size) {
    for (;;) {
      const int down = static_cast<int>(rng.below(static_cast<std::uint32_t>(size)));
      const int right = static_cast<int>(rng.below(static_cast<std::uint32_t>(size)));
      if (const Cell cell = at({(9 + down) % 20, right}); taken.insert(cell).second) return cell;
    }
  };
  for (std::size_t i = 0; i < state.ghost_count; ++i) state.ghosts[i] = draw(3);
  state.pacman = draw(5);
  return {classic_maze(), state};
}

TEST(FlagsEvaluation, more_flags_a_nearer_flag_and_more_room_are_better) {
  const Position start = placed({2, 8}, {{9, 12}});
  EXPECT_GT(kEvaluate(placed({2, 8}, {{9, 12}}, 0b1000)), kEvaluate(start));
  EXPECT_GT(kEvaluate(placed({2, 7}, {{9, 12}})), kEvaluate(placed({2, 7}, {{2, 9}})));
  EXPECT_GT(kEvaluate(placed({2, 6}, {{9, 12}})), kEvaluate(start));
}

TEST(FlagsEvaluation, a_pending_choice_counts_as_made) {
  const Position start = placed({2, 3}, {{9, 12}});
  Position pending = start;
  pending.play(move_to(west));
  EXPECT_GT(kEvaluate(pending), kEvaluate(start) + 200);
}

TEST(FlagsEvaluation, by_territory_to_be_surrounded_is_worse_than_to_be_followed) {
  constexpr ByTerritory kByTerritory;
  const Position followed = placed({9, 12}, {{9, 7}, {10, 7}, {9, 6}, {10, 6}});
  const Position surrounded = placed({9, 12}, {{9, 7}, {9, 17}, {4, 12}, {14, 12}});
  EXPECT_GT(kByTerritory(followed), kByTerritory(surrounded) + 300);
}

TEST(FlagsEvaluation, by_territory_a_pending_choice_counts_as_made) {
  constexpr ByTerritory kByTerritory;
  const Position before_flag = placed({2, 3}, {{9, 12}});
  Position pending = before_flag;
  pending.play(move_to(west));
  EXPECT_GT(kByTerritory(pending), kByTerritory(before_flag) + 300);
}

TEST(FlagsOrder, a_ghost_that_can_catch_pacman_does_so_in_the_first_joint_move) {
  for (const auto& [direction, ghost] :
       {std::pair{east, RowColumn{3, 13}}, {east, RowColumn{3, 14}}, {west, {4, 11}}}) {
    Position position = placed({3, 12}, {{10, 12}, ghost});
    position.play(move_to(direction));
    position.play(kEvaluate.ordered_moves(position)[0]);
    EXPECT_EQ(position.caught_by(), 2);
  }
}

TEST(FlagsOrder, joint_moves_to_the_same_cells_are_searched_once) {
  const Position apart = placed({3, 12}, {{15, 10}, {15, 14}}).with_first(kGhosts);
  EXPECT_EQ(kEvaluate.ordered_moves(apart).size(), apart.moves().size());
  const Position diagonal = placed({3, 12}, {{15, 10}, {16, 11}}).with_first(kGhosts);
  EXPECT_EQ(diagonal.moves().size(), 14u);
  EXPECT_EQ(kEvaluate.ordered_moves(diagonal).size(), 13u);
}

TEST(FlagsOrder, ordered_moves_are_moves_and_leave_out_only_what_leads_to_the_same_cells) {
  Rng rng(4);
  for (int i = 0; i < 200; ++i) {
    const Position position = flock(rng).with_first(kGhosts);
    const auto reached = [&](const Position::Moves& moves) {
      std::set<std::multiset<Cell>> all;
      for (const Move move : moves) {
        const Lanes to = position.ghosts_after(move);
        std::multiset<Cell> cells;
        for (unsigned ghost = 0; ghost < position.ghost_count(); ++ghost) cells.insert(lane(to, ghost));
        all.insert(cells);
      }
      return all;
    };
    const auto all = position.moves(), ordered = kEvaluate.ordered_moves(position);
    EXPECT_EQ(reached(ordered), reached(all));
    for (const Move move : ordered) EXPECT_NE(std::find(all.begin(), all.end(), move), all.end());
  }
}

TEST(FlagsOrder, a_search_of_either_side_finds_the_value_and_the_move_of_minimax) {
  Rng rng(5);
  int compared = 0;
  while (compared < 60) {
    const Position position = flock(rng).with_first(static_cast<Seat>(compared % 2));
    const int depth = position.ghost_count() == 2 ? 4 : 3;
    const auto whole = searched<Minimax>(position, depth), pruned = searched<AlphaBeta>(position, depth);
    ASSERT_EQ(pruned.value, whole.value);
    ASSERT_EQ(pruned.move, whole.move);
    ++compared;
  }
}

}  // namespace
}  // namespace ariadne::flags
