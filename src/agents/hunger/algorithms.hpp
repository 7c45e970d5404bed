#pragma once

#include "agents/algorithms.hpp"
#include "agents/hunger/players.hpp"

namespace ariadne {

namespace hunger {

// The engine by the name that this game's strongest agent has had since its first records.
struct StrongPlayer : EnginePlayer {
  static constexpr std::string_view name = "strong";
  static constexpr std::string_view summary = "another name for engine";
};

}  // namespace hunger

template <>
struct OwnAlgorithms<hunger::Rules> {
  using Types = std::tuple<hunger::HeuristicPlayer, hunger::SeekerPlayer, hunger::MinmaxPlayer, hunger::StrongPlayer>;
};

}  // namespace ariadne
