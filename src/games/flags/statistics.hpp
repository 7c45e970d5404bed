#pragma once

#include <vector>

#include "core/outcome.hpp"
#include "games/flags/scene.hpp"

namespace ariadne::flags {

// What happened in a game.
struct Summary {
  Position last;                // where it stands
  std::vector<int> flag_steps;  // the step at which each further flag was captured
  int least_distance = 0;       // of the nearest ghost to Pac-Man, by steps in the maze, over all steps
  double mean_distance = 0;
  int pacman_faults = 0, ghost_faults = 0;  // directions that could not be taken
};
Summary summary_of(const Transcript& game);

Statistics statistics(const Transcript& game);

}  // namespace ariadne::flags
