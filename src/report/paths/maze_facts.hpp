#pragma once

#include <string>

#include "core/json.hpp"
#include "mazes/layout.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

// "41 x 21, 399 open cells, 1 dot, no ghosts".
std::string size_text(const Layout& layout);

// "connected, 25 dead ends": how the open cells hang together, and whether Pac-Man can reach all food.
std::string shape_text(const Layout& layout);

// The same and the rows themselves for programs; of a layout that has one, with its name.
Json facts_json(const Layout& layout);
Json facts_json(const std::string& name, const Layout& layout);
// What reading a file gave: the facts, or the error and where it is.
Json maze_check_json(const std::string& name, const Result<Layout>& layout);

// The layout as it is written, in colours where they are wanted.
std::string layout_text(const Layout& layout, const Look& look);

}  // namespace ariadne
