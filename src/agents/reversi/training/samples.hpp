#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/rng.hpp"
#include "games/reversi/board.hpp"
#include "games/reversi/patterns/weights.hpp"

namespace ariadne::reversi {

// A board from a game, seen from the side to move, and what it is worth to that side.
struct Sample {
  Squares own = 0, other = 0;
  std::int16_t label = 0;  // in units of kDiscUnits per disc

  int empties() const { return 64 - count(own | other); }
};

// By empty squares.
using Samples = std::array<std::vector<Sample>, kMaxEmpties + 1>;

// All boards of a game that begins with some random plies and goes on by the best-looking moves, more or less: the
// noise differs from game to game. By the weights, or without them by the evaluation made by hand.
std::vector<Sample> noisy_game(const PatternWeights* weights, Rng& rng);

}  // namespace ariadne::reversi
