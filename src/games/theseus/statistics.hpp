#pragma once

#include <vector>

#include "core/outcome.hpp"
#include "games/theseus/scene.hpp"

namespace ariadne::theseus {

// A move of Theseus and what he saw from where it led.
struct Round {
  Direction direction = Direction::up;
  bool taken = false;    // a supply
  int collected = 0;     // so far
  int supply_seen = -1;  // steps to the nearest supply in sight; -1: none
  int minotaur_seen = -1;
};

std::vector<Round> rounds_of(const Transcript& game);

// One line per round, then how often each direction was chosen.
Statistics statistics(const Transcript& game);

}  // namespace ariadne::theseus
