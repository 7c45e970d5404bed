#pragma once

#include "games/hunger/position.hpp"

// What the agents of the original see in a move: they judge the tile that it reaches, not the position after it.
namespace ariadne::hunger {

inline constexpr int kSight = 3;  // tiles that `heuristic` sees

// How far the opponent is looked for.
enum class Sight : std::uint8_t { three_tiles, whole_board };

// The four parts of a prospect, as the original weighs them.
struct Prospect {
  double weapons = 0;  // an own pistol 10, another own weapon 3
  double traps = 0;    // the points of a trap, unless the mover is protected from it
  double points = 0;   // of food
  double kill = 0;     // if armed and the opponent is in sight: 100 / the distance from the tile
};
Prospect prospect_of(const Position& position, Move move, Sight sight);

// 0.40 weapons + 0.30 traps + 0.30 points; once armed, the 0.40 goes from the weapons to the kill.
double heuristic_value(const Position& position, Move move, Sight sight);

// The parts as they are, and far from the middle a small part of the distance to it, which pulls the agent there.
double seeker_value(const Position& position, Move move);

}  // namespace ariadne::hunger
