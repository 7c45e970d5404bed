#pragma once

#include "agents/algorithms.hpp"
#include "agents/hunger/players.hpp"
#include "agents/hunger/strong.hpp"

namespace ariadne {

template <>
struct OwnAlgorithms<hunger::Rules> {
  using Types = std::tuple<hunger::HeuristicPlayer, hunger::SeekerPlayer, hunger::MinmaxPlayer, hunger::StrongPlayer>;
};

}  // namespace ariadne
