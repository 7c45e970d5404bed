#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ariadne {

// A place in a grid: x to the right, y upward, (0, 0) at the bottom left.
struct Cell {
  std::int16_t x = 0, y = 0;
  bool operator==(const Cell&) const = default;
};

// In the order in which steps are always tried.
enum class Direction : std::uint8_t { north, south, east, west };
inline constexpr std::array kDirections = {Direction::north, Direction::south, Direction::east, Direction::west};

constexpr std::string_view name_of(Direction direction) {
  constexpr std::array<std::string_view, 4> kNames = {"North", "South", "East", "West"};
  return kNames[static_cast<std::size_t>(direction)];
}

constexpr Cell step(Cell cell, Direction direction) {
  constexpr std::array<std::int16_t, 4> kX = {0, 0, 1, -1}, kY = {1, -1, 0, 0};
  const auto i = static_cast<std::size_t>(direction);
  return {static_cast<std::int16_t>(cell.x + kX[i]), static_cast<std::int16_t>(cell.y + kY[i])};
}

constexpr Direction opposite(Direction direction) {
  constexpr std::array kOpposite = {Direction::south, Direction::north, Direction::west, Direction::east};
  return kOpposite[static_cast<std::size_t>(direction)];
}

// Open and closed cells as a set of bits. Everything outside is closed, so walks need no check of bounds beyond this.
class Grid {
 public:
  static constexpr int kLargestSide = 4096;

  Grid() = default;
  Grid(int width, int height, bool open = false);

  int width() const { return width_; }
  int height() const { return height_; }
  std::size_t cell_count() const { return static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_); }

  bool contains(Cell cell) const { return cell.x >= 0 && cell.y >= 0 && cell.x < width_ && cell.y < height_; }
  // Row by row from the bottom: 0 is (0, 0), 1 is (1, 0).
  std::size_t number(Cell cell) const {
    return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(cell.x);
  }
  Cell cell(std::size_t number) const {
    const auto width = static_cast<std::size_t>(width_);
    return {static_cast<std::int16_t>(number % width), static_cast<std::int16_t>(number / width)};
  }

  bool is_open(Cell cell) const { return contains(cell) && is_open(number(cell)); }
  bool is_open(std::size_t number) const { return (bits_[number / 64] >> (number % 64) & 1) != 0; }
  void set_open(Cell cell, bool open);

  bool operator==(const Grid&) const = default;

 private:
  int width_ = 0, height_ = 0;
  std::vector<std::uint64_t> bits_;
};

// Calls visit(direction, next) for each open cell beside this one, in the order of kDirections. It is the
// innermost loop of every search in a maze, so it must be inlined.
template <class Visit>
[[gnu::always_inline]] inline void for_each_neighbour(const Grid& grid, Cell cell, const Visit& visit) {
  for (const Direction direction : kDirections) {
    const Cell next = step(cell, direction);
    if (grid.is_open(next)) visit(direction, next);
  }
}

}  // namespace ariadne
