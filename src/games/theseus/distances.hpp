#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/theseus/walls.hpp"

namespace ariadne::theseus {

// The steps between any two tiles round the walls. Where there is no path, as many as there are tiles: more than any
// path.
class Distances {
 public:
  explicit Distances(const Walls& walls);

  // Those from one tile, by tile.
  const std::uint16_t* from(int tile) const { return steps_.data() + static_cast<std::size_t>(tile) * tiles_; }
  int between(int from_tile, int to_tile) const { return from(from_tile)[to_tile]; }

 private:
  std::size_t tiles_;
  std::vector<std::uint16_t> steps_;
};

}  // namespace ariadne::theseus
