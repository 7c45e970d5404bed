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
  // Cells that are compared and counted as bytes, so that the compiler makes a few vectors of them: a byte can hold as
  // many.
  static constexpr std::size_t kBlock = 128;

  std::size_t row_;                           // a whole number of blocks; cells that do not exist are nobody's
  std::vector<std::uint8_t> pacman_, ghost_;  // steps by from * row + to
};

// One for each maze that there is, made when it is first asked for.
const Territory& territory_of(const Maze& maze);

}  // namespace ariadne::flags
