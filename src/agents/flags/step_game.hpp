#pragma once

#include <array>
#include <vector>

#include "core/budget.hpp"
#include "core/rng.hpp"
#include "games/flags/position.hpp"

namespace ariadne::flags {

// What counts in a position between two steps.
struct StepWeights {
  double flag = 40;        // a captured flag
  double walk = 0.5;       // each step of the tour that is left
  double territory = 200;  // the whole maze as territory; for a part of it, its square root
  double approach = 10;    // a ghost at distance 1; at distance d, the square root of d as often
};
inline constexpr StepWeights kHunting{};                  // for ghosts: to surround him comes first
inline constexpr StepWeights kFleeing{40, 2.0, 50, 2.5};  // for Pac-Man: he wants to get on as well

// One step as a game of its own, in which both sides choose at once: what each pair of choices is worth to Pac-Man.
// There is no best choice in it, since the other side would find the answer; there are odds that cannot be exploited.
class StepGame {
 public:
  // Nothing pending. Where the budget ends, pairs that were not looked at are worth 0.
  StepGame(const Position& position, const StepWeights& weights, Budget& budget);

  // A choice by odds that are good against all choices of the other side. The same seed gives the same choice.
  Move pacman_choice(Rng& rng) const;
  Move ghosts_choice(Rng& rng) const;

 private:
  using Odds = std::vector<double>;

  void find_odds();

  Position::Moves pacman_moves_, joint_moves_;
  std::vector<double> worth_;  // by Pac-Man's move * joint moves + joint move
  Odds pacman_odds_, ghosts_odds_;
};

// What a position between two steps is worth to Pac-Man.
double prospects_of(const Position& position, const StepWeights& weights);

}  // namespace ariadne::flags
