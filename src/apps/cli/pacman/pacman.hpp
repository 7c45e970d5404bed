#pragma once

#include <optional>
#include <string>

#include "apps/cli/context.hpp"

namespace ariadne {

// The command line of the course's program, with its names and defaults.
struct PacmanOptions {
  std::string layout;  // empty: the default
  std::string pacman = "KeyboardAgent", agent_args;
  std::string ghosts = "RandomGhost";
  int max_ghosts = 4;
  double zoom = 1;
  int games = 1, training = 0;
  int jobs = 0;  // 0: one per core
  bool quiet_graphics = false, text_graphics = false;
  bool fix_random_seed = false;
  bool record = false, catch_exceptions = false;
  std::string replay;                // a record instead of new games
  std::optional<double> frame_time;  // seconds; below 0: wait for a key
  std::optional<int> timeout;        // seconds
  std::optional<int> project;        // 1 or 2: whose order of moves; by default that of Pac-Man
};
int run_pacman(const PacmanOptions&, const Context&);

}  // namespace ariadne
