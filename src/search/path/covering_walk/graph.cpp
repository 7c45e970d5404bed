#include "search/path/covering_walk/graph.hpp"

#include <algorithm>
#include <array>

namespace ariadne {
namespace {

// The lower end, the higher end, the length: of several edges between two vertices the shortest comes first.
using SortedEdge = std::array<int, 3>;

std::vector<SortedEdge> sorted_edges(const WalkGraph& graph) {
  std::vector<SortedEdge> edges;
  edges.reserve(graph.edges.size());
  for (const WalkEdge& edge : graph.edges) {
    edges.push_back({std::min(edge.a, edge.b), std::max(edge.a, edge.b), edge.length});
  }
  std::ranges::sort(edges);
  return edges;
}

std::optional<int> step_length(const std::vector<SortedEdge>& edges, int from, int to) {
  const int low = std::min(from, to), high = std::max(from, to);
  const auto edge = std::ranges::lower_bound(edges, SortedEdge{low, high, 0});
  if (edge == edges.end() || (*edge)[0] != low || (*edge)[1] != high) return std::nullopt;
  return (*edge)[2];
}

}  // namespace

std::optional<int> covering_walk_length(const WalkGraph& graph, const std::vector<int>& walk) {
  if (walk.empty() || walk.front() != graph.start) return std::nullopt;
  const std::vector<SortedEdge> edges = sorted_edges(graph);
  int length = 0;
  std::vector<bool> visited(static_cast<std::size_t>(graph.vertices));
  visited[static_cast<std::size_t>(walk.front())] = true;
  for (std::size_t i = 1; i < walk.size(); ++i) {
    const std::optional<int> step = step_length(edges, walk[i - 1], walk[i]);
    if (!step) return std::nullopt;
    length += *step;
    visited[static_cast<std::size_t>(walk[i])] = true;
  }
  const bool all = std::ranges::all_of(graph.required, [&](int v) { return visited[static_cast<std::size_t>(v)]; });
  return all ? std::optional(length) : std::nullopt;
}

// Hierholzer: walk until there is no way on, and put detours in where a vertex still has edges left.
std::vector<int> covering::trail_of(const WalkGraph& graph, std::vector<int> uses) {
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

}  // namespace ariadne
