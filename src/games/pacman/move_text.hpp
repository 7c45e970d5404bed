#pragma once

#include <string>
#include <string_view>

#include "core/result.hpp"
#include "games/pacman/position.hpp"

namespace ariadne::pacman {

std::string seat_name(Seat seat);  // "pacman", "ghost1", …

// "West", or its first letter; Stop is also X. Case does not matter. The error for an illegal move says why.
Result<Move> read_move(const Position& position, std::string_view text);

}  // namespace ariadne::pacman
