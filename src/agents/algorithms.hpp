#pragma once

#include <tuple>

#include "agents/algorithms/fixed_depth.hpp"
#include "agents/algorithms/greedy.hpp"
#include "agents/algorithms/random.hpp"

namespace ariadne {

// The list of algorithms, weakest first: the last one that a game offers is its default opponent. An algorithm has
//   name, summary                        what it is called and what it does
//   offered_by<G>                        whether game G has what it needs
//   parameters<G>()                      what may be set
//   think<G>(Request<G>) -> Decision     chooses a move
using Algorithms = std::tuple<RandomPlayer, GreedyPlayer, MinimaxPlayer, AlphaBetaPlayer>;

}  // namespace ariadne
