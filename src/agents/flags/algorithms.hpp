#pragma once

#include "agents/algorithms.hpp"
#include "agents/flags/bench.hpp"
#include "agents/flags/players.hpp"
#include "agents/flags/strong.hpp"

namespace ariadne {

template <>
struct OwnAlgorithms<flags::Rules> {
  using Types = std::tuple<flags::RandomPlayer, flags::ChaserPlayer, flags::ClassicPlayer, flags::DirectPlayer,
                           flags::WaveringPlayer, flags::HunterPlayer, flags::HeuristicPlayer, flags::MinmaxPlayer,
                           flags::StrongPlayer>;
};

}  // namespace ariadne
