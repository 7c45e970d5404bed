#pragma once

#include "agents/algorithms.hpp"
#include "agents/tree/searchers.hpp"
#include "games/tree/rules.hpp"

namespace ariadne {

template <>
struct OwnAlgorithms<tree::Rules> {
  using Types = std::tuple<tree::MinimaxPlayer, tree::AlphaBetaPlayer, tree::ExpectimaxPlayer, tree::MonteCarloPlayer>;
};

}  // namespace ariadne
