#pragma once

#include <array>
#include <vector>

#include "core/budget.hpp"
#include "core/rng.hpp"
#include "games/flags/prospects.hpp"

namespace ariadne::flags {

// One step as a game of its own, in which both sides choose at once: what each pair of choices is worth to Pac-Man.
// There is no best choice in it, since the other side would find the answer; there are odds that cannot be exploited.
class StepGame {
 public:
  // Nothing pending. Where the budget ends, pairs that were not looked at are worth 0.
  StepGame(const Position& position, const Prospects& prospects, Budget& budget);

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

}  // namespace ariadne::flags
