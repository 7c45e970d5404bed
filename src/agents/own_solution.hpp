#pragma once

#include "agents/request.hpp"
#include "agents/solution.hpp"

namespace ariadne {

// A game that the shared backward induction does not fit, for example because both sides choose at the same time, may
// bring its own solution. One called `id` specialises this in agents/id/solution.hpp with
//   need(position) -> SolutionNeed                     about what it takes to solve the board
//   solve(position, SolveOrder) -> Result<Solution>
//   decide(position, Budget&, Rng&) -> Decision        what `perfect` plays for whoever is to move
// All of it may be called by several threads at a time.
template <class G>
struct OwnSolution {};

template <class G>
concept BringsSolution =
    Game<G> && requires(const typename G::Position position, SolveOrder order, Budget& budget, Rng& rng) {
      { OwnSolution<G>::need(position) } -> std::same_as<SolutionNeed>;
      { OwnSolution<G>::solve(position, order) } -> std::same_as<Result<Solution>>;
      { OwnSolution<G>::decide(position, budget, rng) } -> std::same_as<Decision>;
    };

}  // namespace ariadne
