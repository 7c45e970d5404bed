#include "games/flags/evaluation.hpp"

#include <algorithm>

namespace ariadne::flags {
namespace {

constexpr int kFlag = 1000;   // what a captured flag is worth
constexpr int kStep = 10;     // what each step to the nearest flag costs
constexpr int kDanger = 600;  // what a ghost at distance 1 costs; at distance d its d-th part

int steps_to_nearest_flag(const Maze& maze, Cell pacman, FlagSet captured) {
  int nearest = Maze::kUnreachable;
  for (const Cell flag : maze.flags()) {
    if ((captured & maze.flag_on(flag)) == 0) nearest = std::min(nearest, maze.distance(pacman, flag));
  }
  return nearest;
}

int danger_of(const Maze& maze, Cell pacman, Lanes ghosts, std::size_t count) {
  int danger = 0;
  for (std::size_t i = 0; i < count; ++i) {
    danger += kDanger / std::max(1, maze.ghost_distance(lane(ghosts, static_cast<unsigned>(i)), pacman));
  }
  return danger;
}

}  // namespace

int ByDistance::operator()(const Position& position) const {
  if (const auto result = position.result()) return decisive_value(*result);
  const Maze& maze = position.maze();
  const Cell pacman = position.next_pacman();
  const FlagSet arrived = pacman != position.pacman() ? maze.flag_on(pacman) : FlagSet{0};
  const auto captured = static_cast<FlagSet>(position.captured() | arrived);
  const int flags = kFlag * std::popcount(captured);
  if (captured == maze.all_flags()) return flags;
  return flags - kStep * steps_to_nearest_flag(maze, pacman, captured) -
         danger_of(maze, pacman, position.next_ghosts(), position.ghost_count());
}

}  // namespace ariadne::flags
