#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/budget.hpp"
#include "mazes/grid_search/bucket_ring.hpp"
#include "mazes/grid_search/grid_path.hpp"
#include "mazes/grid_search/octile.hpp"
#include "mazes/grid_search/prepared_grid.hpp"

namespace ariadne {

// Jump point search: the shortest paths of EightWaySearch, found by looking only at paths that go diagonally first and
// turn aside only where a closed cell gives a reason to. Only cells with such a reason enter the open list; those
// between are passed over.
class JumpPointSearch {
 public:
  explicit JumpPointSearch(const PreparedGrid& grid);

  // Ends that are closed or outside the grid have no way between them. If the budget ends first, the way may be longer
  // than need be, or missing. What is taken from the open list is added to `expanded`, if that is given.
  GridPath find(Cell start, Cell goal, Budget& budget, std::vector<Cell>* expanded = nullptr);
  GridPath find(Cell start, Cell goal) {
    Budget without_limits;
    return find(start, goal, without_limits);
  }

  // What a search on the grid holds in memory, but for its open list.
  static std::size_t bytes_for(const PreparedGrid& grid) { return grid.index_count() * sizeof(Node); }

 private:
  using Index = PreparedGrid::Index;

  struct Node {
    OctileCost cost = FallingOrigin::kUnseen;
    Index parent = 0;
    Headings pending = 0;  // the headings in which the path continues, until they are followed
  };

  // A cell on a path from `origin`, the node that is being expanded.
  struct Walk {
    Index origin, index;
    int x, y;
    OctileCost cost;
  };

  void begin_query(Cell start, Cell goal);
  OctileCost estimate(const Walk& walk) const;
  Heading goalward(const Walk& walk) const;
  void expand(const Walk& walk, Headings headings);
  void look_for_goal(Walk walk, Heading heading);
  bool sees_goal(const Walk& walk) const;
  void go(const Walk& walk, Heading heading);
  template <Heading heading>
  void walk_diagonally(Walk walk);
  template <Heading heading>
  void jump(const Walk& walk);
  template <Heading heading>
  void reach(const Walk& from, int distance);
  void put(const Walk& walk);
  void trace(Cell start, Cell goal, GridPath& path) const;

  const PreparedGrid* grid_;
  FallingOrigin origin_;
  std::vector<Node> nodes_;  // by index
  BucketRing waiting_;       // indices
  int goal_x_ = 0, goal_y_ = 0;
  OctileCost best_ = 0;                                        // cost of the best way to the goal that is known
  Index goal_parent_ = 0;                                      // where that path comes from
  std::uint64_t generated_ = 0, taken_ = 0, max_waiting_ = 0;  // entries of the open list
};

}  // namespace ariadne
