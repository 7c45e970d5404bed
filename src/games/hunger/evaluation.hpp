#pragma once

#include <string_view>
#include <tuple>

#include "core/outcome.hpp"
#include "games/hunger/position.hpp"

// Estimates of a position for player 1. All are far below kWinValue, and a finished game has its decided value.
namespace ariadne::hunger {

// Who leads by points, and no more: what decides if nobody dies.
struct Lead {
  static constexpr std::string_view name = "lead";
  static constexpr std::string_view help = "the difference of the scores";

  int operator()(const Position& position) const {
    if (const auto outcome = position.result()) return decisive_value(*outcome);
    return position.tribute(kOne).score - position.tribute(kTwo).score;
  }
};

using Evaluations = std::tuple<Lead>;

}  // namespace ariadne::hunger
