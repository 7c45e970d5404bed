#pragma once

#include "agents/algorithms.hpp"
#include "agents/flags/bench.hpp"
#include "agents/flags/players.hpp"

namespace ariadne {

template <>
struct OwnAlgorithms<flags::Rules> {
  using Types = std::tuple<flags::RandomPlayer, flags::ChaserPlayer, flags::ClassicPlayer, flags::DirectPlayer,
                           flags::HeuristicPlayer, flags::MinmaxPlayer>;
};

}  // namespace ariadne
