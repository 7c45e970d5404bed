#include "mazes/problems/eight_puzzle.hpp"

#include <gtest/gtest.h>

#include <map>
#include <vector>

namespace ariadne {
namespace {

// Of all states from which the goal is at most `farthest` moves away, by breadth-first search backwards.
std::map<std::uint64_t, int> distances_to_goal(int farthest) {
  const EightPuzzle puzzle(EightPuzzle::goal_state());
  std::map<std::uint64_t, int> found = {{puzzle.start().squares, 0}};
  std::vector<EightPuzzle::State> queue = {puzzle.start()};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const EightPuzzle::State state = queue[i];
    const int distance = found.at(state.squares);
    if (distance == farthest) break;
    puzzle.for_each_predecessor(state, [&](EightPuzzle::Action, const EightPuzzle::State& before, int) {
      if (found.emplace(before.squares, distance + 1).second) queue.push_back(before);
    });
  }
  return found;
}

TEST(EightPuzzleHeuristics, never_promise_more_than_the_fewest_moves_and_are_consistent) {
  const auto distances = distances_to_goal(12);
  EXPECT_EQ(distances.size(), 1850u);
  int known_exactly = 0;
  for (const auto& [squares, distance] : distances) {
    const EightPuzzle::State state{squares};
    const int misplaced = MisplacedTiles{}(state), moved = TileDistances{}(state);
    ASSERT_LE(misplaced, moved) << squares;
    ASSERT_LE(moved, distance) << squares;
    known_exactly += moved == distance ? 1 : 0;
    EightPuzzle(state).for_each_successor(state, [&](EightPuzzle::Action, const EightPuzzle::State& next, int cost) {
      ASSERT_LE(misplaced, cost + MisplacedTiles{}(next));
      ASSERT_LE(moved, cost + TileDistances{}(next));
    });
  }
  EXPECT_GT(known_exactly, 100) << "they are worth something";
}

TEST(EightPuzzleHeuristics, the_blank_does_not_count) {
  auto state = EightPuzzle::goal_state();
  state.set(0, 1);
  state.set(1, 0);
  EXPECT_EQ(MisplacedTiles{}(state), 1);
  EXPECT_EQ(TileDistances{}(state), 1);
  EXPECT_EQ(MisplacedTiles{}(EightPuzzle::goal_state()), 0);
}

}  // namespace
}  // namespace ariadne
