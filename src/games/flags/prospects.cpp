#include "games/flags/prospects.hpp"

#include <algorithm>
#include <cmath>

namespace ariadne::flags {
namespace {

// Round the flags; to a flag's cell, which no ghost enters, as if it could.
int steps_to_pacman(const Maze& maze, Cell ghost, Cell pacman) {
  return maze.flag_on(pacman) != 0 ? maze.distance(ghost, pacman) : maze.ghost_distance(ghost, pacman);
}

struct ForHunting : Prospects {
  explicit ForHunting(const Maze& maze)
      : Prospects(maze, {.flag = 40, .walk = 0.5, .territory = 200, .approach = 10}) {}
};
struct ForFleeing : Prospects {
  explicit ForFleeing(const Maze& maze) : Prospects(maze, {.flag = 40, .walk = 2, .territory = 50, .approach = 2.5}) {}
};

}  // namespace

Prospects::Prospects(const Maze& maze, const ProspectWeights& weights)
    : tours_(tours_of(maze)), territory_(territory_of(maze)), flag_(weights.flag), walk_(weights.walk) {
  const auto cells = static_cast<double>(maze.cells());
  for (std::size_t size = 0; size <= maze.cells(); ++size) {
    worth_of_territory_.push_back(weights.territory * std::sqrt(static_cast<double>(size) / cells));
  }
  for (std::size_t steps = 0; steps < worth_of_distance_.size(); ++steps) {
    worth_of_distance_[steps] = weights.approach * std::sqrt(steps);
  }
}

double Prospects::operator()(const Position& position) const {
  const Maze& maze = position.maze();
  const Cell pacman = position.next_pacman();
  const Lanes ghosts = position.next_ghosts();
  const FlagSet captured = position.next_captured();
  double worth = flag_ * std::popcount(captured) - walk_ * tours_.length(pacman, captured);
  worth += worth_of_territory_[static_cast<std::size_t>(territory_.size(pacman, ghosts, position.ghost_count()))];
  for (unsigned i = 0; i < position.ghost_count(); ++i) {
    const int steps = std::min(kFarthest, steps_to_pacman(maze, lane(ghosts, i), pacman));
    worth += worth_of_distance_[static_cast<std::size_t>(steps)];
  }
  return worth;
}

const Prospects& hunting_prospects(const Maze& maze) { return made_for<ForHunting>(maze); }
const Prospects& fleeing_prospects(const Maze& maze) { return made_for<ForFleeing>(maze); }

}  // namespace ariadne::flags
