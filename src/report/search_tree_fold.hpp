#pragma once

#include "agents/search_tree.hpp"

namespace ariadne {

// More leaves of a node than this are folded, and more of its moves that were cut off.
inline constexpr std::size_t kMaxUnfolded = 12;

// The tree as it is drawn: where a node has many leaves, those with the same value become one, whose move is such as
// "0123 and 17 more", the best play or else the first of them in front; many moves that were cut off become one as
// well.
SearchTree folded(const SearchTree& tree);

}  // namespace ariadne
