#pragma once

#include <cstdint>
#include <numbers>
#include <vector>

#include "mazes/grid.hpp"

namespace ariadne {

// A shortest path between two cells, and what it took to find it.
struct GridPath {
  bool found = false;
  std::vector<Cell> cells;         // from start to goal, both included, every step
  int straight = 0, diagonal = 0;  // steps of each kind
  std::uint64_t expanded = 0;      // cells taken from the open list to look at what is next to them
  std::uint64_t generated = 0;     // entries put on the open list
  std::uint64_t max_waiting = 0;   // entries on the open list at one time; counted by JumpPointSearch only

  double cost() const { return straight + diagonal * std::numbers::sqrt2; }
};

}  // namespace ariadne
