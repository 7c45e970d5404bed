#pragma once

#include "core/result.hpp"
#include "games/pacman/position.hpp"
#include "mazes/layout.hpp"

namespace ariadne::pacman {

// What may be chosen for a new game on a layout.
struct StartOptions {
  Order order = Order::multiagent;
  std::size_t ghosts = kUsualGhosts;  // at most so many of the layout's, the first ones
  int limit = kUsualLimit;
};

// The start of a game, or why the layout is no board to play on.
Result<Position> start_on(const Layout& layout, const StartOptions& options = {});

}  // namespace ariadne::pacman
