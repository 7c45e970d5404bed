#pragma once

#include <string>

#include "agents/search_tree.hpp"

namespace ariadne {

// The tree as a picture, the root at the top: triangles that point up for max and down for min, circles for means,
// boxes for leaves, and dashed stubs for what was cut off.
std::string search_tree_svg(const std::string& title, const SearchTree& tree);

}  // namespace ariadne
