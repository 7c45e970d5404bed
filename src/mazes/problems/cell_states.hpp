#pragma once

#include <cstddef>
#include <cstdint>

#include "core/rng.hpp"
#include "mazes/grid.hpp"

namespace ariadne {

// What all problems have in common whose states are the cells of a grid: a start, and numbers for states.
class CellStates {
 public:
  using State = Cell;

  CellStates(const Grid& grid, Cell start) : grid_(grid), start_(start) {}

  State start() const { return start_; }
  std::uint64_t hash(State state) const { return mix(number(state)); }
  std::size_t state_count() const { return grid_.cell_count(); }
  std::size_t number(State state) const { return grid_.number(state); }

 protected:
  const Grid& grid() const { return grid_; }

 private:
  const Grid& grid_;
  Cell start_;
};

}  // namespace ariadne
