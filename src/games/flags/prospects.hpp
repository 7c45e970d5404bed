#pragma once

#include <array>
#include <vector>

#include "games/flags/territory.hpp"
#include "games/flags/tours.hpp"

namespace ariadne::flags {

// What counts in a game that goes on. Measured by playing, not derived.
struct ProspectWeights {
  double flag;       // a captured flag
  double walk;       // each step of the tour that is left
  double territory;  // the whole maze as territory; for a part of it, its square root
  double approach;   // a ghost at distance 1; at distance d, the square root of d as often
};

// What a position is worth to Pac-Man: flags, the way to all others, how much of the maze is his, and how far the
// ghosts are.
class Prospects {
 public:
  Prospects(const Maze& maze, const ProspectWeights& weights);

  // A choice that is pending counts as made.
  double operator()(const Position& position) const;

 private:
  static constexpr int kFarthest = 20;  // a ghost that is farther away counts as if it were at this distance

  const Tours& tours_;
  const Territory& territory_;
  double flag_, walk_;
  std::vector<double> worth_of_territory_;                 // by its size
  std::array<double, kFarthest + 1> worth_of_distance_{};  // of a ghost
};

// One for each maze that there is, made when it is first asked for.
const Prospects& hunting_prospects(const Maze& maze);  // to surround him comes first
const Prospects& fleeing_prospects(const Maze& maze);  // he wants to get on as well

}  // namespace ariadne::flags
