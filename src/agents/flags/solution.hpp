#pragma once

#include "agents/own_solution.hpp"
#include "games/flags/rules.hpp"

namespace ariadne {

// The game with one ghost, solved in both orders and in mixed choices. With more ghosts there are too many states.
template <>
struct OwnSolution<flags::Rules> {
  static SolutionNeed need(const flags::Position& position);
  static Result<Solution> solve(const flags::Position& position, const SolveOrder& order);
  static Decision decide(const flags::Position& position, Budget& budget, Rng& rng);
};

}  // namespace ariadne
