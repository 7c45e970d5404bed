#pragma once

#include "agents/algorithms.hpp"
#include "agents/reversi/bench.hpp"
#include "agents/reversi/players.hpp"

namespace ariadne {

template <>
struct OwnAlgorithms<reversi::Rules> {
  using Types = std::tuple<reversi::PerfectPlayer, reversi::EnginePlayer>;
};

}  // namespace ariadne
