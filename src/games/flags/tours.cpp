#include "games/flags/tours.hpp"

#include <algorithm>
#include <limits>

namespace ariadne::flags {

// Larger sets of flags go back to smaller ones, so sets in ascending order are enough.
Tours::Tours(const Maze& maze) : maze_(&maze) {
  const auto& flags = maze.flags();
  for (unsigned left = 1; left <= maze.all_flags(); ++left) {
    for (std::size_t at = 0; at < flags.size(); ++at) {
      if ((left >> at & 1) == 0) continue;
      const unsigned others = left & ~(1u << at);
      int least = others == 0 ? 0 : std::numeric_limits<int>::max();
      for (unsigned bits = others; bits != 0; bits &= bits - 1) {
        const auto next = static_cast<std::size_t>(std::countr_zero(bits));
        least = std::min(least, maze.distance(flags[at], flags[next]) + rest_[others][next]);
      }
      rest_[left][at] = least;
    }
  }
}

int Tours::length(Cell from, FlagSet captured) const {
  const unsigned left = maze_->all_flags() & ~static_cast<unsigned>(captured);
  int least = left == 0 ? 0 : std::numeric_limits<int>::max();
  for (unsigned bits = left; bits != 0; bits &= bits - 1) {
    const auto first = static_cast<std::size_t>(std::countr_zero(bits));
    least = std::min(least, maze_->distance(from, maze_->flags()[first]) + rest_[left][first]);
  }
  return least;
}

const Tours& tours_of(const Maze& maze) { return made_for<Tours>(maze); }

}  // namespace ariadne::flags
