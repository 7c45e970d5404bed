#pragma once

#include <map>
#include <memory>
#include <mutex>

#include "games/flags/one_ghost.hpp"
#include "search/simultaneous/mixed_values.hpp"

namespace ariadne {
extern template class MixedValues<flags::OneGhostGraph>;  // in solved_maze.cpp, which is optimised in every build
}

namespace ariadne::flags {

using OneGhostValues = MixedValues<OneGhostGraph>;

// Points of Pac-Man when no steps are left.
constexpr double points_at_limit(LimitWins wins) {
  return wins == LimitWins::pacman ? 1 : wins == LimitWins::ghosts ? 0 : 0.5;
}

// The game with one ghost in a maze, solved in both orders. Values in mixed choices are made when they are asked for.
// Thread-safe.
class SolvedMaze {
 public:
  // The one of this maze, which is solved when it is first asked for; callers that ask meanwhile wait. Nothing once the
  // budget is spent. The maze lives as long as the program.
  static std::shared_ptr<const SolvedMaze> of(const Maze& maze, Budget& budget);
  SolvedMaze(const Maze& maze, Budget& budget);

  const OneGhostGraph& graph() const { return graph_; }
  const BothOrders& orders() const { return orders_; }
  // Values with this many steps left; made once.
  std::shared_ptr<const OneGhostValues> values(LimitWins wins, int steps, Budget& budget) const;

 private:
  OneGhostGraph graph_;
  BothOrders orders_;
  mutable std::mutex mutex_;
  mutable std::map<std::pair<LimitWins, int>, std::shared_ptr<const OneGhostValues>> values_;
};

}  // namespace ariadne::flags
