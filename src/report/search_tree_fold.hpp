#pragma once

#include <string>
#include <vector>

#include "agents/search_tree.hpp"

namespace ariadne {

// More leaves of a node than this are folded, and more of its moves that were cut off.
inline constexpr std::size_t kMaxUnfolded = 12;

// "0123 and 17 more", or the first one alone.
std::string and_more(const std::string& first, std::size_t more);

// A tree as it is drawn.
struct FoldedTree : SearchTree {
  std::vector<std::uint32_t> sizes;  // how many positions each node stands for, with all below it
};

// Where a node has many leaves, those with the same value become one, whose move is such as "0123 and 17 more", the
// best play or else the first of them in front; many moves that were cut off become one as well.
FoldedTree folded(const SearchTree& tree);

// Which nodes of a tree are drawn with what is below them, so that the drawing has at most `max_rows` rows: one for
// each leaf, for each node that stays closed, and for the moves of a node that were cut off. The root is always open.
// The principal variation comes first, then the nodes from the root downwards, as long as they fit.
std::vector<bool> open_nodes(const SearchTree& tree, std::size_t max_rows);

}  // namespace ariadne
