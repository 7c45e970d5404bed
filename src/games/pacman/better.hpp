#pragma once

#include <string_view>

#include "games/pacman/position.hpp"

namespace ariadne::pacman {

// An estimate of the final score: what is still to be eaten, less the time it takes, less the danger from ghosts.
struct Better {
  static constexpr std::string_view name = "better";
  static constexpr std::string_view help = "the expected final score, by distances in the maze";

  double operator()(const Position& position) const;
};

}  // namespace ariadne::pacman
