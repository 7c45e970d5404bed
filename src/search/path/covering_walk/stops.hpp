#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "search/metered.hpp"
#include "search/path/covering_walk/distances.hpp"

namespace ariadne::covering {

// What has to be visited, the start first, and how far all of it is from each other.
class Stops {
 public:
  // Nothing if the table of distances would need more bytes, or very long to fill, or the budget ends first.
  static std::optional<Stops> of(const WalkGraph& graph, WalkDistances& distances, std::size_t max_bytes,
                                 Budget& budget);

  int count() const { return static_cast<int>(vertices_.size()); }
  int vertex(int stop) const { return vertices_[static_cast<std::size_t>(stop)]; }
  int distance(int a, int b) const {
    return table_[static_cast<std::size_t>(a) * vertices_.size() + static_cast<std::size_t>(b)];
  }
  const std::vector<int>& near(int stop) const { return near_[static_cast<std::size_t>(stop)]; }  // the nearest few

 private:
  explicit Stops(Budget& budget) : table_(budget) {}
  void find_near();

  std::vector<int> vertices_;
  MeteredVector<int> table_;
  std::vector<std::vector<int>> near_;
};

// A length that no walk over the stops falls below: shortest spanning trees, with prices on the stops that are raised
// where a tree branches and lowered where it ends (Held and Karp). Better with more rounds; one is the plain tree.
int spanning_tree_bound(const Stops& stops, int upper_bound, int rounds, Budget& budget);

}  // namespace ariadne::covering
