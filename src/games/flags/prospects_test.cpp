#include "games/flags/prospects.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "games/flags/flags_samples.hpp"
#include "games/flags/start.hpp"

namespace ariadne::flags {
namespace {

TEST(FlagsTours, a_tour_is_as_long_as_the_best_order_of_the_flags) {
  const Maze& maze = classic_maze();
  for (const FlagSet captured : {FlagSet{0}, FlagSet{2}, FlagSet{5}, FlagSet{14}}) {
    std::vector<Cell> left;
    for (const Cell flag : maze.flags()) {
      if ((captured & maze.flag_on(flag)) == 0) left.push_back(flag);
    }
    int least = 1'000'000;
    do {
      int length = 0;
      Cell here = at({9, 12});
      for (const Cell flag : left) {
        length += maze.distance(here, flag);
        here = flag;
      }
      least = std::min(least, length);
    } while (std::next_permutation(left.begin(), left.end()));
    EXPECT_EQ(tours_of(maze).length(at({9, 12}), captured), least);
  }
  EXPECT_EQ(tours_of(maze).length(at({9, 12}), maze.all_flags()), 0);
}

TEST(FlagsTerritory, counts_the_cells_that_pacman_reaches_before_every_ghost) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const Position position = start_of(seed);
    const Maze& maze = position.maze();
    int count = 0;
    for (std::size_t cell = 0; cell < maze.cells(); ++cell) {
      const auto to = static_cast<Cell>(cell);
      bool first = true;
      for (std::size_t i = 0; i < position.ghost_count(); ++i) {
        first &= maze.distance(position.pacman(), to) < maze.ghost_distance(position.ghost(i), to);
      }
      count += first;
    }
    EXPECT_EQ(territory_of(maze).size(position.pacman(), position.ghosts(), position.ghost_count()), count);
  }
}

std::vector<int> steps_to_pacman(const Position& position) {
  std::vector<int> steps;
  for (std::size_t i = 0; i < position.ghost_count(); ++i) {
    steps.push_back(position.maze().ghost_distance(position.ghost(i), position.pacman()));
  }
  return steps;
}

// Term by term, with the steps from each ghost to Pac-Man.
double plain_prospects(const Position& position, const std::vector<int>& ghost_steps, const ProspectWeights& weights) {
  const Maze& maze = position.maze();
  const int territory = territory_of(maze).size(position.pacman(), position.ghosts(), position.ghost_count());
  double worth = weights.flag * position.captured_count();
  worth -= weights.walk * tours_of(maze).length(position.pacman(), position.captured());
  worth += weights.territory * std::sqrt(territory / 500.0);
  for (const int steps : ghost_steps) worth += weights.approach * std::sqrt(std::min(20, steps));
  return worth;
}

TEST(FlagsProspects, flags_tour_territory_and_distances_add_up) {
  const Maze& maze = classic_maze();
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const Position start = start_of(seed);
    const auto steps = steps_to_pacman(start);
    EXPECT_DOUBLE_EQ(hunting_prospects(maze)(start), plain_prospects(start, steps, {40, 0.5, 200, 10}));
    EXPECT_DOUBLE_EQ(fleeing_prospects(maze)(start), plain_prospects(start, steps, {40, 2, 50, 2.5}));
  }
}

TEST(FlagsProspects, ghosts_are_as_far_from_a_flag_as_if_they_could_enter_its_cell) {
  const Position on_flag = placed({2, 2}, {{2, 5}, {7, 2}}, classic_maze().flag_on(at({2, 2})));
  ASSERT_EQ(on_flag.captured_count(), 1);
  EXPECT_DOUBLE_EQ(hunting_prospects(classic_maze())(on_flag), plain_prospects(on_flag, {3, 5}, {40, 0.5, 200, 10}));
}

TEST(FlagsProspects, a_choice_of_the_ghosts_that_is_pending_counts_as_made) {
  Position pending = placed({9, 12}, {{9, 7}, {4, 12}}).with_first(kGhosts);
  pending.play(joint({Direction::east, Direction::south}));
  const Position made = placed({9, 12}, {{9, 8}, {5, 12}});
  EXPECT_DOUBLE_EQ(hunting_prospects(classic_maze())(pending), hunting_prospects(classic_maze())(made));
  EXPECT_LT(hunting_prospects(classic_maze())(pending),
            hunting_prospects(classic_maze())(placed({9, 12}, {{9, 7}, {4, 12}})));
}

}  // namespace
}  // namespace ariadne::flags
