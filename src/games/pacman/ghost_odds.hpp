#pragma once

#include <array>

#include "games/pacman/position.hpp"

// How likely each move of the course's ghosts is.
namespace ariadne::pacman {

// Probabilities that add up to 1, of the moves of the ghost to move.
struct Odds {
  Moves order;                              // the moves that can be made, in the order in which they were added up
  std::array<double, kMoveCount> chance{};  // by move

  double operator[](Move move) const { return chance[static_cast<std::size_t>(move)]; }
};

// Every move equally likely.
Odds random_odds(const Position& position);

// Towards Pac-Man with probability 0.8, or away from him while it is scared; otherwise every move equally likely.
Odds directional_odds(const Position& position);

}  // namespace ariadne::pacman
