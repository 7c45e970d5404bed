#include "games/flags/one_ghost.hpp"

#include <gtest/gtest.h>

#include <set>

#include "games/flags/small_mazes.hpp"
#include "games/flags/start.hpp"

namespace ariadne::flags {
namespace {

// Calls visit(position) for every place of Pac-Man, the ghost and the captured flags in which the game goes on.
template <class Visit>
void for_each_state(const Maze& maze, const Visit& visit) {
  for (FlagSet captured = 0; captured < maze.all_flags(); ++captured) {
    for (Cell pacman = 0; pacman < maze.cells(); ++pacman) {
      for (Cell ghost = 0; ghost < maze.cells(); ++ghost) {
        if (pacman != ghost) visit(one_ghost_at(maze, pacman, ghost, captured));
      }
    }
  }
}

void expect_same_steps(const OneGhostGraph& graph, const Position& position) {
  const StepStates step = graph.step(graph.state_of(position));
  const auto his = position.with_first(kPacman).moves(), its = position.with_first(kGhosts).moves();
  ASSERT_EQ(step.rows, his.size());
  ASSERT_EQ(step.columns, its.size());
  for (std::size_t row = 0; row < step.rows; ++row) {
    for (std::size_t column = 0; column < step.columns; ++column) {
      Position next = position.with_first(kPacman);
      next.play(his[row]);
      next.play(its[column]);
      const auto result = next.result();
      EXPECT_EQ(graph.result(step.cells[row][column]), result ? std::optional(result->sign) : std::nullopt);
      if (!result) EXPECT_EQ(step.cells[row][column], graph.state_of(next));
    }
  }
}

TEST(OneGhostGraph, steps_are_those_of_the_rules) {
  for (const Maze* maze : small_mazes()) {
    const OneGhostGraph graph(*maze);
    for_each_state(*maze, [&](const Position& position) { expect_same_steps(graph, position); });
  }
  const OneGhostGraph classic(classic_maze());
  Rng rng(3);
  for (int i = 0; i < 2000; ++i) {
    State state = draw_start(classic_maze(), 1, rng);
    state.captured = static_cast<FlagSet>(rng.below(15));
    if (i % 2 == 0) state.ghosts[0] = classic_maze().next(state.pacman, rng.below(4));
    if (state.ghosts[0] != state.pacman) expect_same_steps(classic, {classic_maze(), state});
  }
}

TEST(OneGhostGraph, every_step_is_found_from_its_end) {
  for (const Maze* maze : small_mazes()) {
    const OneGhostGraph graph(*maze);
    std::set<std::pair<StateNumber, StateNumber>> backward;
    for (StateNumber state = 0; state < graph.state_count(); ++state) {
      graph.for_each_predecessor(state, [&](StateNumber before) { backward.insert({before, state}); });
    }
    for_each_state(*maze, [&](const Position& position) {
      const StateNumber from = graph.state_of(position);
      if (graph.first_image(from) != from) return;
      const StepStates step = graph.step(from);
      for (std::size_t row = 0; row < step.rows; ++row) {
        for (std::size_t column = 0; column < step.columns; ++column) {
          const StateNumber next = step.cells[row][column];
          if (!graph.result(next)) EXPECT_TRUE(backward.contains({from, next})) << from << " " << next;
        }
      }
    });
  }
}

TEST(OneGhostGraph, the_classic_maze_has_four_images_of_a_state) {
  const OneGhostGraph graph(classic_maze());
  const auto cell = [](int row, int column) { return classic_maze().cell(row, column); };
  // With the first flag captured, at the top left; in its images the others are.
  const StateNumber state = graph.state_of(one_ghost_at(classic_maze(), cell(3, 4), cell(9, 0), 1));
  std::set<StateNumber> images;
  graph.for_each_image(state, [&](StateNumber image) { images.insert(image); });
  const std::set<StateNumber> expected = {
      state,
      graph.state_of(one_ghost_at(classic_maze(), cell(16, 4), cell(10, 0), 2)),
      graph.state_of(one_ghost_at(classic_maze(), cell(3, 20), cell(9, 24), 4)),
      graph.state_of(one_ghost_at(classic_maze(), cell(16, 20), cell(10, 24), 8)),
  };
  EXPECT_EQ(images, expected);
  for (const StateNumber image : images) EXPECT_EQ(graph.first_image(image), *images.begin());
}

TEST(OneGhostGraph, there_are_72250_starts_and_drawn_ones_are_among_them) {
  const OneGhostGraph graph(classic_maze());
  const auto list = graph.starts();
  const std::set<StateNumber> starts(list.begin(), list.end());
  EXPECT_EQ(starts.size(), 72250u);
  Rng rng(1);
  for (int i = 0; i < 500; ++i) {
    EXPECT_TRUE(starts.contains(graph.state_of({classic_maze(), draw_start(classic_maze(), 1, rng)})));
  }
}

}  // namespace
}  // namespace ariadne::flags
