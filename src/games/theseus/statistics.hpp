#pragma once

#include <vector>

#include "core/outcome.hpp"
#include "games/theseus/scene.hpp"

namespace ariadne::theseus {

// A move of Theseus and what he saw from where it led.
struct Round {
  int number = 1;  // counted in moves of both: Theseus has the rounds 1, 3, 5 and so on
  Direction direction = Direction::up;
  bool bumped = false;   // into a wall
  bool taken = false;    // a supply
  int collected = 0;     // so far
  int supply_seen = -1;  // steps to the nearest supply in sight; -1: none
  int minotaur_seen = -1;
};

std::vector<Round> rounds_of(const Transcript& game);

// One line per round, then how often each direction was chosen.
Statistics statistics(const Transcript& game);
// The round of this step, if it was a move of Theseus: "round 5: up, collected a supply; the minotaur is 3 tiles away".
Statistics step_statistics(const LastStep<Position>& last, const Position& after);

}  // namespace ariadne::theseus
