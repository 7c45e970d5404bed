#include "games/theseus/walls.hpp"

#include <cassert>

namespace ariadne::theseus {
namespace {

// Column and row steps of the four directions.
constexpr int kRight[] = {0, 1, 0, -1};
constexpr int kUp[] = {1, 0, -1, 0};

}  // namespace

Walls::Walls(int size) : size_(size), sides_(static_cast<std::size_t>(size) * static_cast<std::size_t>(size)) {
  assert(size >= kSmallestSize && size <= kLargestSize && size % 2 == 1);
  for (int tile = 0; tile < tiles(); ++tile) {
    for (const Direction direction : kDirections) {
      if (!beyond(tile, direction)) sides_[static_cast<std::size_t>(tile)] |= side_of(direction);
    }
  }
}

int Walls::inner_walls() const {
  int sides = 0;
  for (int tile = 0; tile < tiles(); ++tile) sides += count(tile);
  return (sides - 4 * size_) / 2;
}

std::optional<int> Walls::beyond(int tile, Direction direction) const {
  const auto d = static_cast<std::size_t>(direction);
  const int column = tile % size_ + kRight[d], row = tile / size_ + kUp[d];
  if (column < 0 || column >= size_ || row < 0 || row >= size_) return std::nullopt;
  return row * size_ + column;
}

std::optional<int> Walls::step(int tile, Direction direction) const {
  return has(tile, direction) ? std::nullopt : beyond(tile, direction);
}

void Walls::set(int tile, Direction direction) {
  const auto other = beyond(tile, direction);
  assert(other);
  sides_[static_cast<std::size_t>(tile)] |= side_of(direction);
  sides_[static_cast<std::size_t>(*other)] |= side_of(opposite(direction));
}

bool is_connected(const Walls& walls) {
  std::vector<bool> seen(static_cast<std::size_t>(walls.tiles()));
  std::vector<int> reached = {0};
  seen[0] = true;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const Direction direction : kDirections) {
      const auto next = walls.step(reached[i], direction);
      if (!next || seen[static_cast<std::size_t>(*next)]) continue;
      seen[static_cast<std::size_t>(*next)] = true;
      reached.push_back(*next);
    }
  }
  return reached.size() == seen.size();
}

}  // namespace ariadne::theseus
