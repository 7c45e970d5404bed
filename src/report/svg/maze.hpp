#pragma once

#include <span>
#include <string>

#include "core/scene.hpp"

namespace ariadne {

// One search of a maze, to be seen.
struct SearchPicture {
  std::string caption, note;  // "astar, manhattan", "cost 210, 549 expanded"
  Scene scene;                // with the trace of the search
};

// The searches side by side: each cell in the colour of the moment at which it was first expanded, early ones light and
// late ones dark, and the way over it. There is at least one search, and all of them are of the same maze.
std::string maze_svg(const std::string& title, std::span<const SearchPicture> searches);

}  // namespace ariadne
