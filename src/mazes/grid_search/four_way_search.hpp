#pragma once

#include <cstdint>
#include <vector>

#include "mazes/grid.hpp"
#include "mazes/grid_search/grid_path.hpp"

namespace ariadne {

// A* with Manhattan distance where a step goes to one of four neighbours. Made once for a grid, then asked often.
class FourWaySearch {
 public:
  explicit FourWaySearch(const Grid& grid);

  // Ends that are closed or outside the grid have no way between them.
  GridPath find(Cell start, Cell goal);

 private:
  // The cell's index in the padded grid and, above it, its x: one addition makes a step in both.
  using Place = std::uint64_t;
  struct Target;

  bool is_open(Cell cell) const;
  std::uint32_t index(Cell cell) const;
  Place place(Cell cell) const;
  void begin_query();
  bool search(const Target& target, GridPath& path);
  void expand(Place from, const Target& target);
  void put(Place place, Direction direction, bool toward);
  void turn_to_later();
  void trace(Cell start, Cell goal, GridPath& path) const;

  Cell corner_;  // the last cell of the grid
  std::uint32_t stride_;
  // By index: the query's number, whether the cell is in `now_` or done with, and the direction it was reached by. A
  // closed cell has the largest mark of all and never looks new.
  std::vector<std::uint32_t> marks_;
  std::uint32_t query_ = 0;
  // A step toward the goal leaves cost + distance as it is, any other adds 2: two buckets are enough.
  std::vector<Place> now_, later_;
};

}  // namespace ariadne
