#include <algorithm>
#include <vector>

#include "mazes/carve.hpp"

namespace ariadne {
namespace {

constexpr int kSmallestRoom = 3, kLargestRoom = 9;

// A rectangle of open cells, both ends included.
struct Room {
  int left, bottom, right, top;

  int width() const { return right - left + 1; }
  int height() const { return top - bottom + 1; }
};

// A number from..to that is even or odd as `from` is.
int every_second(int from, int to, Rng& rng) {
  return from + 2 * static_cast<int>(rng.below(static_cast<std::uint32_t>((to - from) / 2 + 1)));
}

Cell at(int along, int across, bool upright) {
  const auto a = static_cast<std::int16_t>(along), b = static_cast<std::int16_t>(across);
  return upright ? Cell{b, a} : Cell{a, b};
}

// A wall from..to at `across`. Rooms begin at odd places, so walls have even places and doors odd ones: no later wall
// can end in front of a door.
void build_wall(Grid& grid, int across, int from, int to, bool upright, Rng& rng) {
  for (int i = from; i <= to; ++i) grid.set_open(at(i, across, upright), false);
  const int doors = to - from >= kLargestRoom ? 2 : 1;
  for (int i = 0; i < doors; ++i) grid.set_open(at(every_second(from, to, rng), across, upright), true);
}

// Where a wall may stand so that both sides are large enough for a room.
int wall_between(int from, int to, Rng& rng) { return every_second(from + kSmallestRoom, to - kSmallestRoom, rng); }

}  // namespace

Grid carve_rooms(int width, int height, Rng& rng) {
  Grid grid(width, height);
  for (int y = 1; y < height - 1; ++y) {
    for (int x = 1; x < width - 1; ++x) grid.set_open(at(x, y, false), true);
  }
  std::vector<Room> rooms = {{1, 1, width - 2, height - 2}};
  while (!rooms.empty()) {
    const Room room = rooms.back();
    rooms.pop_back();
    if (std::max(room.width(), room.height()) <= kLargestRoom) continue;
    if (room.width() >= room.height()) {
      const int x = wall_between(room.left, room.right, rng);
      build_wall(grid, x, room.bottom, room.top, true, rng);
      rooms.push_back({room.left, room.bottom, x - 1, room.top});
      rooms.push_back({x + 1, room.bottom, room.right, room.top});
    } else {
      const int y = wall_between(room.bottom, room.top, rng);
      build_wall(grid, y, room.left, room.right, false, rng);
      rooms.push_back({room.left, room.bottom, room.right, y - 1});
      rooms.push_back({room.left, y + 1, room.right, room.top});
    }
  }
  return grid;
}

}  // namespace ariadne
