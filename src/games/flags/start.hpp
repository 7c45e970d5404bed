#pragma once

#include "core/rng.hpp"
#include "games/flags/position.hpp"

namespace ariadne::flags {

// How far from Pac-Man ghosts start, counted in rows and columns as if there were no openings.
inline constexpr int kNearestStart = 10, kFarthestStart = 15;

// Whether a ghost may start there.
bool is_start_distance(const Maze& maze, Cell pacman, Cell ghost);

// Pac-Man on any cell, ghosts on different cells in that distance from him.
State draw_start(const Maze& maze, std::size_t ghosts, Rng& rng);

}  // namespace ariadne::flags
