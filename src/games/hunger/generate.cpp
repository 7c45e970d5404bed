#include "games/hunger/generate.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "games/hunger/position.hpp"

namespace ariadne::hunger {
namespace {

constexpr std::size_t kFoods = 10, kTrapsOfAKind = 4;

// How far a tile is from the middle: that of the coordinates which is further from 0.
int remoteness(int x, int y, int size) {
  return std::max(std::abs(to_coordinate(x, size)), std::abs(to_coordinate(y, size)));
}

// The tiles from one distance to another, in random order.
std::vector<std::pair<int, int>> shuffled_tiles(int size, int nearest, int furthest, Rng& rng) {
  std::vector<std::pair<int, int>> tiles;
  for (int y = 0; y < size; ++y) {
    for (int x = 0; x < size; ++x) {
      const int far = remoteness(x, y, size);
      if (far >= nearest && far <= furthest) tiles.emplace_back(x, y);
    }
  }
  shuffle(tiles, rng);
  return tiles;
}

int draw_points(Rng& rng) { return 1 + static_cast<int>(rng.below(kMaxPoints)); }

std::vector<Item> weapons() {
  std::vector<Item> all;
  for (const Seat owner : {kOne, kTwo}) {
    for (const Weapons weapon : {kPistol, kBow, kSword}) all.push_back(Item::weapon_of(owner, weapon));
  }
  return all;
}

std::vector<Item> draw_foods(Rng& rng) {
  std::vector<Item> all;
  while (all.size() < kFoods) all.push_back(Item::food(draw_points(rng)));
  return all;
}

std::vector<Item> draw_traps(Rng& rng) {
  std::vector<Item> all;
  for (const Weapons protection : {kBow, kSword}) {
    for (std::size_t i = 0; i < kTrapsOfAKind; ++i) all.push_back(Item::trap(protection, -draw_points(rng)));
  }
  return all;
}

}  // namespace

std::vector<PlacedItem> draw_items(int size, Rng& rng) {
  std::vector<PlacedItem> placed;
  const auto place = [&](const std::vector<Item>& items, int nearest, int furthest) {
    const auto tiles = shuffled_tiles(size, nearest, furthest, rng);
    for (std::size_t i = 0; i < items.size(); ++i) placed.push_back({tiles[i].first, tiles[i].second, items[i]});
  };
  place(weapons(), 1, 2);
  place(draw_foods(rng), 3, 3);
  place(draw_traps(rng), 4, 4);
  return placed;
}

}  // namespace ariadne::hunger
