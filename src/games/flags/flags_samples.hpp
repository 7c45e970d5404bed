#pragma once

#include <initializer_list>
#include <utility>

#include "games/flags/start.hpp"

// Positions that several tests use.
namespace ariadne::flags {

using RowColumn = std::pair<int, int>;

inline Cell at(RowColumn place) { return classic_maze().cell(place.first, place.second); }

// In the classic maze, before the first step.
inline Position placed(RowColumn pacman, std::initializer_list<RowColumn> ghosts, FlagSet captured = 0,
                       const Limit& limit = {}) {
  State state{.pacman = at(pacman), .ghost_count = ghosts.size(), .captured = captured};
  std::size_t i = 0;
  for (const RowColumn ghost : ghosts) state.ghosts[i++] = at(ghost);
  return {classic_maze(), state, limit};
}

// A start of the classic maze with four ghosts.
inline Position start_of(std::uint64_t seed, int limit = kDefaultLimit) {
  Rng rng(seed);
  return {classic_maze(), draw_start(classic_maze(), kMaxGhosts, rng), {.steps = limit}};
}

inline Move joint(std::initializer_list<Direction> directions) {
  unsigned code = 0;
  for (const Direction direction : directions) code = code << 2 | code_of(direction);
  return {static_cast<std::uint16_t>(code)};
}

// Both sides choose, Pac-Man first.
inline Position after(Position position, Direction direction, std::initializer_list<Direction> ghosts) {
  position.play(move_to(direction));
  position.play(joint(ghosts));
  return position;
}

}  // namespace ariadne::flags
