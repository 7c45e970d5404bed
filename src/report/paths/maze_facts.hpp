#pragma once

#include <string>

#include "core/json.hpp"
#include "mazes/layout.hpp"

namespace ariadne {

// "41 x 21, 399 open cells, 1 dot, no ghosts".
std::string size_text(const Layout& layout);

// "all joined, 25 dead ends": how the open cells hang together, and whether Pac-Man can reach all food.
std::string shape_text(const Layout& layout);

// The same and the rows themselves for programs.
Json facts_json(const Layout& layout);

}  // namespace ariadne
