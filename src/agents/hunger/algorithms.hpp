#pragma once

#include "agents/algorithms.hpp"
#include "agents/hunger/players.hpp"

namespace ariadne {

template <>
struct OwnAlgorithms<hunger::Rules> {
  using Types = std::tuple<hunger::HeuristicPlayer, hunger::SeekerPlayer, hunger::MinmaxPlayer>;
};

}  // namespace ariadne
