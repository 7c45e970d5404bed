#pragma once

#include <vector>

#include "search/path/covering_walk/graph.hpp"

namespace ariadne::covering {

// The graph of a walk as lists of neighbours, and shortest paths in it. Searches share their tables: one that ends
// early costs no more than what it saw.
class WalkDistances {
 public:
  static constexpr int kUnreachable = -1;

  explicit WalkDistances(const WalkGraph& graph);

  std::vector<int> from(int source);  // by vertices
  // From the source to the nearest of the wanted vertices, both with it; nothing if none can be reached.
  std::vector<int> path_to_nearest(int source, const std::vector<bool>& wanted);
  std::vector<int> path(int source, int target);           // likewise
  std::size_t reached() const { return reached_.size(); }  // vertices, by the last search

 private:
  struct Neighbour {
    int vertex = 0, length = 0;
  };
  static constexpr int kNowhere = -1;

  // Searches until it reaches a vertex that satisfies `stop`, and returns that vertex.
  template <class Stop>
  int search(int source, const Stop& stop);
  template <class Queue, class Stop>
  int search_with(Queue queue, int source, const Stop& stop);
  void reach(int vertex, int distance, int previous);
  std::vector<int> path_to(int vertex) const;

  bool unit_lengths_;
  std::vector<int> first_;  // of each vertex's neighbours; one more at the end
  std::vector<Neighbour> neighbours_;
  std::vector<int> distance_, previous_;  // of the last search
  std::vector<int> reached_;
};

}  // namespace ariadne::covering
