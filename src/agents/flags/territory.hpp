#pragma once

#include <cstdint>
#include <vector>

#include "games/flags/position.hpp"

namespace ariadne::flags {

// Which cells Pac-Man reaches before every ghost. Where that is few, he is surrounded.
class Territory {
 public:
  explicit Territory(const Maze& maze);

  // How many cells he reaches before these ghosts.
  int size(Cell pacman, Lanes ghosts, std::size_t ghost_count) const;

 private:
  std::size_t cells_;
  std::vector<std::uint8_t> pacman_, ghost_;  // steps by from * cells + to, so that a row is compared at once
};

// One for each maze that there is, made when it is first asked for.
const Territory& territory_of(const Maze& maze);

}  // namespace ariadne::flags
