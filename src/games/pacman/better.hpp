#pragma once

#include <string_view>

#include "games/pacman/position.hpp"

namespace ariadne::pacman {

// What the score may come to: what is still to be eaten, less the time it takes, less what the ghosts threaten.
struct Better {
  static constexpr std::string_view name = "better";
  static constexpr std::string_view help = "the expected final score, by distances in the maze";

  double operator()(const Position& position) const;
};

}  // namespace ariadne::pacman
