#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "search/tree/role.hpp"

namespace ariadne {

// A tree as a search visited it, as plain data for every front end.
struct SearchedNode {
  std::uint32_t parent = 0;           // the root is node 0 and its own parent
  std::string name;                   // what the game calls the position, or the moves that lead to it
  std::string move;                   // that leads to it; empty at the root
  std::optional<double> odds;         // of that move, where the mean is taken of all of them
  Role role = Role::maximises;        // what was done with the values of its moves
  bool ended = false;                 // by the rules
  bool on_line = false;               // the principal variation goes through it
  std::optional<double> alpha, beta;  // the window on entry; none: open on that side
  double value = 0;
  int bound = 0;  // +1: it is worth the value or more, -1: the value or less, 0: exactly
  std::vector<std::uint32_t> children;
  std::vector<std::string> left_out;  // moves that could not matter any more

  bool searched() const { return !children.empty(); }
};

struct SearchTree {
  // By default a larger tree is not kept: it would be too large to be read.
  static constexpr std::uint64_t kMaxNodes = 5'000;

  std::uint64_t max_nodes = kMaxNodes;  // set by whoever can make use of more
  bool prunes = false;                  // windows mean something
  bool whole = true;                    // false: the search was stopped, or it had more nodes than are kept
  std::vector<SearchedNode> nodes;      // in the order in which they were generated
};

}  // namespace ariadne
