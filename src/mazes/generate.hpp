#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "mazes/layout.hpp"

namespace ariadne {

enum class MazeKind : std::uint8_t {
  perfect,  // connected, no loops
  braided,  // a perfect maze whose dead ends were opened
  rooms,    // rectangles with doors between them
};

// Their names as they are typed.
inline const std::vector<std::string> kMazeKinds = {"perfect", "braided", "rooms"};

inline constexpr int kSmallestMaze = 3, kLargestMaze = 1001;

// What a maze is to be like.
struct MazePlan {
  MazeKind kind = MazeKind::perfect;
  int width = 31, height = 31;   // with the walls around it
  std::optional<int> dead_ends;  // of a braided maze: the percentage of them that may be left; 0 by default
  int food = 0;                  // dots at random places, besides those in the corners
  bool corners = false;          // a dot in each of the four corners
};

// A maze with a closed border whose open cells are connected. The same plan and seed give the same maze on every
// machine. Pac-Man stands nearest to the middle; if no food was asked for, there is a dot at (1, 1) and he stands as
// far from it as one can.
Result<Layout> generate_maze(const MazePlan& plan, std::uint64_t seed);

}  // namespace ariadne
