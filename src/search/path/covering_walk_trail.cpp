#include "search/path/covering_walk_trail.hpp"

#include <algorithm>

namespace ariadne::covering {

// Hierholzer: walk until there is no way on, and put detours in where a vertex still has edges left.
std::vector<int> trail_of(const WalkGraph& graph, std::vector<int> uses) {
  std::vector<std::vector<int>> edges_at(static_cast<std::size_t>(graph.vertices));
  for (std::size_t i = 0; i < uses.size(); ++i) {
    if (uses[i] == 0) continue;
    edges_at[static_cast<std::size_t>(graph.edges[i].a)].push_back(static_cast<int>(i));
    edges_at[static_cast<std::size_t>(graph.edges[i].b)].push_back(static_cast<int>(i));
  }
  std::vector<int> trail, stack = {graph.start};
  while (!stack.empty()) {
    const int vertex = stack.back();
    auto& edges = edges_at[static_cast<std::size_t>(vertex)];
    while (!edges.empty() && uses[static_cast<std::size_t>(edges.back())] == 0) edges.pop_back();
    if (edges.empty()) {
      trail.push_back(vertex);
      stack.pop_back();
    } else {
      const auto edge = static_cast<std::size_t>(edges.back());
      --uses[edge];
      stack.push_back(graph.edges[edge].a == vertex ? graph.edges[edge].b : graph.edges[edge].a);
    }
  }
  std::ranges::reverse(trail);
  return trail;
}

}  // namespace ariadne::covering
