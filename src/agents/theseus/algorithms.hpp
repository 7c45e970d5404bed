#pragma once

#include "agents/algorithms.hpp"
#include "agents/theseus/players.hpp"

namespace ariadne {

template <>
struct OwnAlgorithms<theseus::Rules> {
  using Types = std::tuple<theseus::RandomDirection, theseus::HeuristicPlayer, theseus::MinmaxPlayer>;
};

}  // namespace ariadne
