#pragma once

#include "agents/algorithms.hpp"
#include "agents/pacman/path_player.hpp"
#include "agents/pacman/players.hpp"
#include "agents/pacman/searchers.hpp"
#include "agents/pacman/strong.hpp"
#include "games/pacman/rules.hpp"

namespace ariadne {

template <>
struct OwnAlgorithms<pacman::Rules> {
  using Types = std::tuple<pacman::GoWestPlayer, pacman::LeftTurnPlayer, pacman::PathPlayer, pacman::ClosestDotPlayer,
                           pacman::GreedyPlayer, pacman::ReflexPlayer, pacman::DirectionalPlayer,
                           pacman::AlphaBetaPlayer, pacman::ExpectimaxPlayer, pacman::StrongPlayer>;
};

}  // namespace ariadne
