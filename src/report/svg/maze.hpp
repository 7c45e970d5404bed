#pragma once

#include <span>
#include <string>

#include "report/paths/maze_scene.hpp"

namespace ariadne {

// One search of a maze, to be seen.
struct SearchPicture {
  std::string caption, note;        // "astar, manhattan", "cost 210, 549 expanded"
  std::span<const Cell> path;       // the start first; empty: none was found
  std::span<const Cell> expansion;  // in order
};

// The searches side by side: each cell in the colour of the moment at which it was first expanded, early ones light and
// late ones dark, and the way over it. There is at least one search.
std::string maze_svg(const MazeScene& scene, const std::string& title, std::span<const SearchPicture> searches);

}  // namespace ariadne
