#pragma once

#include <array>

#include "games/flags/position.hpp"

namespace ariadne::flags {

// How far Pac-Man has to walk to capture all flags that are left, if nobody is in his way.
class Tours {
 public:
  explicit Tours(const Maze& maze);

  int length(Cell from, FlagSet captured) const;

 private:
  const Maze* maze_;
  // By the flags that are left and the one of them that he stands on: the rest of the walk.
  std::array<std::array<int, kMaxFlags>, 1 << kMaxFlags> rest_{};
};

// One for each maze that there is, made when it is first asked for.
const Tours& tours_of(const Maze& maze);

}  // namespace ariadne::flags
