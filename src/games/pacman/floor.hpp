#pragma once

#include <array>
#include <cstdint>

#include "games/pacman/move.hpp"

namespace ariadne::pacman {

// An open cell and all that a move needs to know of it.
struct Floor {
  std::array<std::uint16_t, kMoveCount> next{};  // the floor where each move leads: this one, where it leads nowhere
  MoveSet open = 0;                              // the moves that lead somewhere
  std::int8_t capsule = -1;                      // its number, if this cell ever had one
  std::int16_t food = -1;                        // likewise
};

}  // namespace ariadne::pacman
