#pragma once

#include <string>
#include <vector>

#include "agents/search_tree.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

// The tree in lines of text, a node a line, in the order in which it was searched:
//   Middle  min <= 4  (5, +oo)
// is a move, what was done below it, its value and the window. * marks the line of best play. Many leaves are folded,
// as search_tree_fold.hpp says.
std::vector<std::string> draw_search_tree(const SearchTree& tree, const Look& look);

// What the signs mean.
std::string search_tree_legend(const SearchTree& tree, const Look& look);

}  // namespace ariadne
