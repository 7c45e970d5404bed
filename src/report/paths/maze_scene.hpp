#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "agents/paths/path_task.hpp"
#include "mazes/grid.hpp"
#include "mazes/layout.hpp"

namespace ariadne {

// What a picture of a path problem shows before anything is searched.
struct MazeScene {
  Grid grid;
  std::optional<Cell> start;
  std::vector<Cell> targets;  // the goal, or the corners
  std::vector<Cell> food;     // where the problem is about food
};

MazeScene scene_of(const Layout& layout, const MazeProblem& problem);

inline constexpr std::uint32_t kNeverExpanded = UINT32_MAX;

// For each cell of the grid the place in the order at which it was expanded first, or kNeverExpanded.
std::vector<std::uint32_t> first_expansions(const Grid& grid, std::span<const Cell> order);

// The cells of the order without repetitions, each where it came first.
std::vector<Cell> distinct_cells(const Grid& grid, std::span<const Cell> order);

}  // namespace ariadne
