#pragma once

#include <string>

#include "agents/search_tree.hpp"
#include "core/json.hpp"

namespace ariadne {

// The words that drawings of a search tree share. Symbols beyond ASCII only where they can be shown.

// A value without more decimals than are read: "5", "4.3333", a decided game as "wins by 12".
std::string tree_number(double value);
// "Left", or "Left (0.25)" where it is left to chance.
std::string move_label(const SearchedNode& node);
// "5", "≤ 4" or "≥ 7".
std::string tree_value(const SearchedNode& node, bool utf8);
// "(5, +∞)": what was sure for the first and for the second team.
std::string window_text(const SearchedNode& node, bool utf8);
// Why moves were left out: "4 ≤ α 5".
std::string cut_reason(const SearchedNode& node, bool utf8);
// "max", "min" or "mean".
std::string role_word(Role role);

// The names of the positions in the order in which they were searched, the root left out: one per line.
std::string trace_text(const SearchTree& tree);
// A node by its number, for those who unfold a tree bit by bit: with its number and how many moves were searched.
Json tree_node_json(const SearchTree& tree, std::uint32_t number);
// "generated", the same names, and "tree", all that is known of the positions.
Json trace_json(const SearchTree& tree);

}  // namespace ariadne
