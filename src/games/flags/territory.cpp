#include "games/flags/territory.hpp"

#include <algorithm>
#include <array>

namespace ariadne::flags {
namespace {

constexpr std::uint8_t kFar = 255;

}  // namespace

Territory::Territory(const Maze& maze)
    : row_((maze.cells() + kBlock - 1) / kBlock * kBlock),
      pacman_(maze.cells() * row_, kFar),
      ghost_(maze.cells() * row_, kFar) {
  for (std::size_t from = 0; from < maze.cells(); ++from) {
    for (std::size_t to = 0; to < maze.cells(); ++to) {
      const auto a = static_cast<Cell>(from), b = static_cast<Cell>(to);
      pacman_[from * row_ + to] = static_cast<std::uint8_t>(std::min<int>(kFar, maze.distance(a, b)));
      ghost_[from * row_ + to] = static_cast<std::uint8_t>(std::min<int>(kFar, maze.ghost_distance(a, b)));
    }
  }
}

int Territory::size(Cell pacman, Lanes ghosts, std::size_t ghost_count) const {
  std::array<const std::uint8_t*, kMaxGhosts> rows{};
  for (unsigned i = 0; i < kMaxGhosts; ++i) {
    rows[i] = ghost_.data() + lane(ghosts, i < ghost_count ? i : 0) * row_;
  }
  const std::uint8_t* const his = pacman_.data() + pacman * row_;
  int count = 0;
  for (std::size_t block = 0; block < row_; block += kBlock) {
    std::uint8_t inside = 0;
    for (std::size_t cell = block; cell < block + kBlock; ++cell) {
      const auto first = std::min(std::min(rows[0][cell], rows[1][cell]), std::min(rows[2][cell], rows[3][cell]));
      inside = static_cast<std::uint8_t>(inside + (his[cell] < first));
    }
    count += inside;
  }
  return count;
}

const Territory& territory_of(const Maze& maze) { return made_for<Territory>(maze); }

}  // namespace ariadne::flags
