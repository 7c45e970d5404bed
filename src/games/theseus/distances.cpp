#include "games/theseus/distances.hpp"

namespace ariadne::theseus {
namespace {

// Fills in the steps from a tile, all of them "no way" before, in the order of their length.
void spread(const Walls& walls, int start, std::uint16_t* steps) {
  const auto no_way = static_cast<std::uint16_t>(walls.tiles());
  std::vector<int> reached = {start};
  steps[start] = 0;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const Direction direction : kDirections) {
      const auto next = walls.step(reached[i], direction);
      if (!next || steps[*next] != no_way) continue;
      steps[*next] = static_cast<std::uint16_t>(steps[reached[i]] + 1);
      reached.push_back(*next);
    }
  }
}

}  // namespace

Distances::Distances(const Walls& walls)
    : tiles_(static_cast<std::size_t>(walls.tiles())), steps_(tiles_ * tiles_, static_cast<std::uint16_t>(tiles_)) {
  for (int tile = 0; tile < walls.tiles(); ++tile) {
    spread(walls, tile, steps_.data() + static_cast<std::size_t>(tile) * tiles_);
  }
}

}  // namespace ariadne::theseus
