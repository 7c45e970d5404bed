#pragma once

#include <tuple>

#include "agents/algorithms/engine.hpp"
#include "agents/algorithms/fixed_depth.hpp"
#include "agents/algorithms/greedy.hpp"
#include "agents/algorithms/level.hpp"
#include "agents/algorithms/monte_carlo.hpp"
#include "agents/algorithms/perfect.hpp"
#include "agents/algorithms/perfect_by_own.hpp"
#include "agents/algorithms/random.hpp"

namespace ariadne {

// The list of algorithms, weakest first: the last one that a game offers is its default agent. An algorithm has
//   name, summary                        what it is called and what it does
//   offered_by<G>                        whether game G has what it needs
//   parameters<G>()                      what may be set
//   think<G>(Request<G>) -> Decision     chooses a move; where it can fail, tl::expected<Decision, AgentFailure>
// and, if it wants,
//   check<G>(Request<G>) -> Result<>     whether it can play from there
//   team                                 the only team that it plays for
//   evaluation<G>                        the name of the evaluation that it uses, if no parameter eval says so
//   Memory<G>                            what it keeps from move to move; think(request, memory) then gets it
//   prepare<G>(Request<G>, memory)       makes what takes long to make, before a clock runs
using Algorithms = std::tuple<RandomPlayer, GreedyPlayer, MinimaxPlayer, AlphaBetaPlayer, PerfectPlayer,
                              PerfectByOwnSolution, MonteCarloPlayer, LevelPlayer, EnginePlayer>;

// Algorithms that only game G has. A game called `id` lists them in agents/id/algorithms.hpp by specialising this; one
// that has the name of a shared algorithm takes its place.
template <class G>
struct OwnAlgorithms {
  using Types = std::tuple<>;
};

// Whether game G has an algorithm of its own under this name.
template <class G>
constexpr bool has_own(std::string_view name) {
  return std::apply([&](const auto&... each) { return ((each.name == name) || ...); },
                    typename OwnAlgorithms<G>::Types{});
}

}  // namespace ariadne
