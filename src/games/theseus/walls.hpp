#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace ariadne::theseus {

inline constexpr int kSmallestSize = 3, kLargestSize = 31;  // tiles per side, always odd
inline constexpr int kMaxWalls = 2;                         // of a tile, the perimeter included

// The four ways off a tile, in the order in which moves are listed.
enum class Direction : std::uint8_t { up, right, down, left };
inline constexpr Direction kDirections[] = {Direction::up, Direction::right, Direction::down, Direction::left};

constexpr Direction opposite(Direction direction) {
  return static_cast<Direction>((static_cast<unsigned>(direction) + 2) % 4);
}

// Some of the sides of a tile: bit d is direction d.
using Sides = std::uint8_t;
constexpr Sides side_of(Direction direction) { return static_cast<Sides>(1u << static_cast<unsigned>(direction)); }

inline constexpr Sides kAllSides = 0xF;

// Where walls stand on a square board: a wall belongs to both tiles that it divides. Tile = row * size + column, row 0
// is the bottom row, column 0 the left one.
class Walls {
 public:
  explicit Walls(int size);  // the perimeter and nothing else

  int size() const { return size_; }
  int tiles() const { return size_ * size_; }
  Sides around(int tile) const { return sides_[static_cast<std::size_t>(tile)]; }
  int count(int tile) const { return std::popcount(around(tile)); }
  bool has(int tile, Direction direction) const { return (around(tile) & side_of(direction)) != 0; }
  int inner_walls() const;

  // The tile next to this one on the board, whether a wall stands between them or not.
  std::optional<int> beyond(int tile, Direction direction) const;
  // Where a step leads: nothing if a wall is in the way.
  std::optional<int> step(int tile, Direction direction) const;
  // Puts up a wall inside the board.
  void set(int tile, Direction direction);

  bool operator==(const Walls&) const = default;

 private:
  int size_;
  std::vector<Sides> sides_;
};

// Whether every tile can be reached from every other.
bool is_connected(const Walls& walls);

}  // namespace ariadne::theseus
