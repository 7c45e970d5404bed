#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "mazes/grid_search/grid_path.hpp"
#include "mazes/grid_search/octile.hpp"
#include "mazes/grid_search/prepared_grid.hpp"

namespace ariadne {

// A* with octile distance where a step goes to one of eight neighbours and a diagonal one costs sqrt(2), exactly.
class EightWaySearch {
 public:
  explicit EightWaySearch(const PreparedGrid& grid);

  // Ends that are closed or outside the grid have no way between them.
  GridPath find(Cell start, Cell goal);

 private:
  // Cost + distance grows by at most two diagonal steps from a cell to the next: a ring of buckets holds all that
  // wait. Within a bucket the last one in comes first; that can be wrong by less than a bucket's width, and then a cell
  // is expanded again.
  static constexpr unsigned kWidthBits = 21, kBuckets = 64;
  static_assert((2 * kDiagonal >> kWidthBits) + 1 < kBuckets);

  struct Entry {
    OctileCost cost;
    PreparedGrid::Index index;
    Cell cell;
  };

  void begin_query(Cell start, Cell goal);
  bool turn_to_next_bucket();
  bool is_of_use(const Entry& entry) const;
  void expand(const Entry& entry);
  void put(const Entry& entry);
  void trace(Cell start, Cell goal, GridPath& path) const;

  const PreparedGrid* grid_;
  FallingOrigin origin_;
  std::vector<OctileCost> costs_;  // by index: of the best path from the start that is known
  std::array<std::vector<Entry>, kBuckets> buckets_;
  std::uint64_t occupied_ = 0;  // buckets that are not empty
  unsigned bucket_ = 0;
  OctileCost first_ = 0;  // the estimate that the buckets begin with
  OctileCost best_ = 0;   // cost of the best way to the goal that is known
  Cell goal_;
  std::uint64_t generated_ = 0;
};

}  // namespace ariadne
