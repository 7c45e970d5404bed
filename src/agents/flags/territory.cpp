#include "agents/flags/territory.hpp"

#include <algorithm>
#include <array>

namespace ariadne::flags {

Territory::Territory(const Maze& maze) : cells_(maze.cells()), pacman_(cells_ * cells_), ghost_(cells_ * cells_) {
  constexpr int kFar = 255;
  for (std::size_t from = 0; from < cells_; ++from) {
    for (std::size_t to = 0; to < cells_; ++to) {
      const auto a = static_cast<Cell>(from), b = static_cast<Cell>(to);
      pacman_[from * cells_ + to] = static_cast<std::uint8_t>(std::min(kFar, maze.distance(a, b)));
      ghost_[from * cells_ + to] = static_cast<std::uint8_t>(std::min(kFar, maze.ghost_distance(a, b)));
    }
  }
}

int Territory::size(Cell pacman, Lanes ghosts, std::size_t ghost_count) const {
  std::array<const std::uint8_t*, kMaxGhosts> rows{};
  for (unsigned i = 0; i < kMaxGhosts; ++i) {
    rows[i] = ghost_.data() + lane(ghosts, i < ghost_count ? i : 0) * cells_;
  }
  const std::uint8_t* const his = pacman_.data() + pacman * cells_;
  int count = 0;
  for (std::size_t cell = 0; cell < cells_; ++cell) {
    const std::uint8_t first = std::min(std::min(rows[0][cell], rows[1][cell]), std::min(rows[2][cell], rows[3][cell]));
    count += his[cell] < first;
  }
  return count;
}

const Territory& territory_of(const Maze& maze) { return made_for<Territory>(maze); }

}  // namespace ariadne::flags
