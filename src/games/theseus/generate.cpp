#include "games/theseus/generate.hpp"

#include <algorithm>
#include <utility>

#include "games/theseus/board.hpp"

namespace ariadne::theseus {
namespace {

// What may be spent on walls, counted in sides of tiles, the perimeter included: one and a half sides a tile.
int side_budget(int size) { return (3 * size * size + 1) / 2; }

std::uint32_t unsigned_of(int number) { return static_cast<std::uint32_t>(number); }
bool flip(Rng& rng) { return rng.below(2) == 0; }

bool has_room(const Walls& walls, int tile) { return walls.count(tile) < kMaxWalls; }

// Both tiles may have one wall more. The start tile is a corner and never may.
bool can_set(const Walls& walls, int tile, Direction direction) {
  const auto other = walls.step(tile, direction);
  return other && has_room(walls, tile) && has_room(walls, *other);
}

// Tries the sides of a tile in turn, as long as the budget lasts: a wall costs 2, a failed attempt 1. A wall that is
// more than what is left is a failed attempt.
void try_tile(Walls& walls, int tile, int& budget, Rng& rng) {
  for (const Direction direction : {Direction::down, Direction::left, Direction::up, Direction::right}) {
    if (budget == 0 || !has_room(walls, tile) || walls.has(tile, direction)) continue;
    const bool set = flip(rng) && budget >= 2 && can_set(walls, tile, direction);
    if (set) walls.set(tile, direction);
    budget -= set ? 2 : 1;
  }
}

// It ends since three quarters of all sides are the most that is spent: some tile always has room left.
Walls draw_classic(int size, Rng& rng) {
  Walls walls(size);
  int budget = side_budget(size) - (4 * size - 1);
  while (budget > 0) {
    const auto tile = static_cast<int>(rng.below(unsigned_of(walls.tiles())));
    try_tile(walls, std::max(tile, 1), budget, rng);
  }
  return walls;
}

// Every place for an inner wall, as a tile and the side above or to the right of it.
std::vector<std::pair<int, Direction>> inner_edges(const Walls& walls) {
  std::vector<std::pair<int, Direction>> edges;
  for (int tile = 0; tile < walls.tiles(); ++tile) {
    for (const Direction direction : {Direction::up, Direction::right}) {
      if (walls.beyond(tile, direction)) edges.emplace_back(tile, direction);
    }
  }
  return edges;
}

Walls draw_dense(int size, Rng& rng) {
  Walls walls(size);
  auto edges = inner_edges(walls);
  shuffle(edges, rng);
  int left = (side_budget(size) - 4 * size) / 2;
  for (const auto& [tile, direction] : edges) {
    if (left == 0) break;
    if (!can_set(walls, tile, direction)) continue;
    walls.set(tile, direction);
    --left;
  }
  return walls;
}

}  // namespace

Walls draw_walls(int size, WallStyle style, Rng& rng) {
  switch (style) {
    case WallStyle::classic:
      return draw_classic(size, rng);
    case WallStyle::dense:
      return draw_dense(size, rng);
    case WallStyle::none:
      break;
  }
  return Walls(size);
}

Walls draw_connected_walls(int size, WallStyle style, Rng& rng) {
  Walls walls = draw_walls(size, style, rng);
  while (!is_connected(walls)) walls = draw_walls(size, style, rng);
  return walls;
}

std::vector<int> draw_supplies(int size, int count, Rng& rng) {
  std::vector<int> tiles;
  for (int tile = 0; tile < size * size; ++tile) {
    if (tile != theseus_start(size) && tile != minotaur_start(size)) tiles.push_back(tile);
  }
  shuffle(tiles, rng);
  tiles.resize(std::min(tiles.size(), static_cast<std::size_t>(count)));
  std::sort(tiles.begin(), tiles.end());
  return tiles;
}

}  // namespace ariadne::theseus
