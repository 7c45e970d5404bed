#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "report/drawing/look.hpp"
#include "report/paths/maze_scene.hpp"

namespace ariadne {

// The part of a maze that is drawn.
struct MazeWindow {
  int left = 0, bottom = 0;
  int width = 0, height = 0;

  bool operator==(const MazeWindow&) const = default;
};

// At most so large, inside the grid, and with the cell as near to the middle as that allows.
MazeWindow window_around(const Grid& grid, Cell cell, int most_width, int most_height);

// The cell around which window_around() gives this window again.
Cell middle_of(const MazeWindow& window);

// What of a search is drawn into a maze.
struct MazeMarks {
  std::span<const Cell> path;                     // the start first; empty: none
  std::span<const std::uint32_t> first_expanded;  // of each cell, as first_expansions() gives them; empty: none
  std::uint32_t expanded = 0;                     // so many expansions are shown
  std::uint32_t of = 0;                           // of so many: the ramp of heat goes so far
  std::optional<Cell> latest;                     // the state expanded last
};

// The maze in lines of text, one column a cell: S start, G goal, E the end of the way, arrows on the way, food as dots,
// expanded cells as colons on a ramp of colours.
std::vector<std::string> draw_maze(const MazeScene& scene, const MazeMarks& marks, const MazeWindow& window,
                                   const Look& look);

// What the signs mean that draw_maze uses with these marks.
std::string maze_legend(const MazeScene& scene, const MazeMarks& marks, const Look& look);

}  // namespace ariadne
