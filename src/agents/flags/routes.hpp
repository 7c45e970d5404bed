#pragma once

#include <functional>
#include <vector>

#include "core/budget.hpp"
#include "games/flags/position.hpp"

namespace ariadne::flags {

using GhostPolicy = std::function<Move(const Position&)>;

// Plays a step in which Pac-Man and the ghosts choose these moves.
inline void play_step(Position& position, Move pacman, Move ghosts) {
  position = position.with_first(kPacman);
  position.play(pacman);
  position.play(ghosts);
}

// Pac-Man's moves that capture all flags if the ghosts choose by this policy, which leaves nothing to chance. A beam
// search: of all positions after a step only this many go on, those with the shortest tour left. Empty: none found.
std::vector<Move> find_route(const Position& position, const GhostPolicy& policy, std::size_t width, int max_steps,
                             Budget& budget);

}  // namespace ariadne::flags
