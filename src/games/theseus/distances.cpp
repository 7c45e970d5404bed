#include "games/theseus/distances.hpp"

#include <array>

namespace ariadne::theseus {
namespace {

using Neighbours = std::array<std::uint16_t, 4>;

// Where the four steps from each tile lead: with a wall in the way, the same tile.
std::vector<Neighbours> neighbours_of(const Walls& walls) {
  std::vector<Neighbours> all;
  for (int tile = 0; tile < walls.tiles(); ++tile) {
    auto& neighbours = all.emplace_back();
    for (const Direction direction : kDirections) {
      const int next = walls.step(tile, direction).value_or(tile);
      neighbours[static_cast<std::size_t>(direction)] = static_cast<std::uint16_t>(next);
    }
  }
  return all;
}

// Fills in the steps from a tile, all of them "no way" before, in the order of their length. `reached` has room for
// every tile.
void spread(const Neighbours* neighbours, std::uint16_t no_way, std::uint16_t start, std::uint16_t* steps,
            std::uint16_t* reached) {
  std::uint16_t* end = reached;
  *end++ = start;
  steps[start] = 0;
  for (; reached != end; ++reached) {
    const auto step = static_cast<std::uint16_t>(steps[*reached] + 1);
    for (const std::uint16_t next : neighbours[*reached]) {
      if (steps[next] != no_way) continue;
      steps[next] = step;
      *end++ = next;
    }
  }
}

}  // namespace

Distances::Distances(const Walls& walls)
    : tiles_(static_cast<std::size_t>(walls.tiles())), steps_(tiles_ * tiles_, static_cast<std::uint16_t>(tiles_)) {
  const auto neighbours = neighbours_of(walls);
  const auto tiles = static_cast<std::uint16_t>(tiles_);
  std::vector<std::uint16_t> reached(tiles_);
  for (std::uint16_t tile = 0; tile < tiles; ++tile) {
    spread(neighbours.data(), tiles, tile, steps_.data() + tile * tiles_, reached.data());
  }
}

}  // namespace ariadne::theseus
