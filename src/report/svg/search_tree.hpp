#pragma once

#include <cstddef>
#include <string>

#include "agents/search_tree.hpp"

namespace ariadne {

// More rows make a picture too tall to be read.
inline constexpr std::size_t kMaxTreeRows = 60;

// The tree as a picture, the root on the left and a column for each depth: triangles that point up for max and down for
// min, circles for means, boxes for leaves, and dashed lines to what was cut off. Of a tree with more than kMaxTreeRows
// rows some nodes stay closed, as search_tree_fold.hpp says, and tell how many positions are below them.
std::string search_tree_svg(const std::string& title, const SearchTree& tree);

}  // namespace ariadne
