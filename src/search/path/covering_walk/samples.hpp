#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <queue>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/rng.hpp"
#include "search/path/covering_walk/distances.hpp"

// Graphs for the tests of covering walks, and a way to solve small ones that shares nothing with ours.
namespace ariadne::samples {

inline constexpr int kNoWalk = -1;

// The twin: Dijkstra over the vertex and the set of what was visited.
inline int shortest_by_brute_force(const WalkGraph& graph) {
  const auto size = static_cast<std::size_t>(graph.vertices);
  std::vector<std::size_t> bit(size);
  for (std::size_t i = 0; i < graph.required.size(); ++i) bit[static_cast<std::size_t>(graph.required[i])] |= 1u << i;
  const std::size_t all = (std::size_t{1} << graph.required.size()) - 1;
  std::vector<int> distance(size << graph.required.size(), -1);
  std::priority_queue<std::tuple<int, int, std::size_t>, std::vector<std::tuple<int, int, std::size_t>>, std::greater<>>
      queue;
  queue.emplace(0, graph.start, bit[static_cast<std::size_t>(graph.start)]);
  while (!queue.empty()) {
    const auto [cost, vertex, visited] = queue.top();
    queue.pop();
    int& known = distance[visited * size + static_cast<std::size_t>(vertex)];
    if (known >= 0) continue;
    known = cost;
    if (visited == all) return cost;
    for (const WalkEdge& edge : graph.edges) {
      for (const auto& [from, to] : {std::pair(edge.a, edge.b), std::pair(edge.b, edge.a)}) {
        if (from == vertex) queue.emplace(cost + edge.length, to, visited | bit[static_cast<std::size_t>(to)]);
      }
    }
  }
  return kNoWalk;
}

inline int random_below(Rng& rng, int bound) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound))); }

inline void require_some(WalkGraph& graph, Rng& rng) {
  const int percent = random_below(rng, 5) * 25;
  for (int vertex = 0; vertex < graph.vertices; ++vertex) {
    if (random_below(rng, 100) < percent) graph.required.push_back(vertex);
  }
  graph.start = random_below(rng, graph.vertices);
}

inline WalkGraph any_graph(Rng& rng) {
  WalkGraph graph{1 + random_below(rng, 9), {}, 0, {}};
  const int edges = random_below(rng, 3 * graph.vertices);
  for (int i = 0; i < edges; ++i) {
    graph.edges.push_back(
        {random_below(rng, graph.vertices), random_below(rng, graph.vertices), 1 + random_below(rng, 5)});
  }
  require_some(graph, rng);
  return graph;
}

inline WalkGraph tree(Rng& rng) {
  WalkGraph graph{2 + random_below(rng, 9), {}, 0, {}};
  for (int i = 1; i < graph.vertices; ++i) graph.edges.push_back({i, random_below(rng, i), 1 + random_below(rng, 3)});
  require_some(graph, rng);
  return graph;
}

inline WalkGraph cycle(Rng& rng) {
  WalkGraph graph{3 + random_below(rng, 7), {}, 0, {}};
  for (int i = 0; i < graph.vertices; ++i)
    graph.edges.push_back({i, (i + 1) % graph.vertices, 1 + random_below(rng, 3)});
  require_some(graph, rng);
  return graph;
}

// Two or three of these in a row, so that there are bridges between parts that cannot be reduced.
inline WalkGraph complete_graphs_with_bridges(Rng& rng) {
  WalkGraph graph{10, {}, 0, {}};
  for (int i = 0; i < graph.vertices; ++i) {
    for (int j = 0; j < i; ++j) {
      if (i / 5 == j / 5 && random_below(rng, 8) != 0) graph.edges.push_back({i, j, 1 + random_below(rng, 6)});
    }
  }
  graph.edges.push_back({random_below(rng, 5), 5 + random_below(rng, 5), 1 + random_below(rng, 4)});
  require_some(graph, rng);
  return graph;
}

inline WalkGraph grid_with_holes(Rng& rng) {
  const int width = 4, height = 3;
  WalkGraph graph{width * height, {}, 0, {}};
  std::vector<bool> open(static_cast<std::size_t>(graph.vertices));
  const int holes = random_below(rng, 4);
  for (auto cell : open) cell = random_below(rng, 10) >= holes;
  for (int v = 0; v < graph.vertices; ++v) {
    const auto connect = [&](int w) {
      if (open[static_cast<std::size_t>(v)] && open[static_cast<std::size_t>(w)]) graph.edges.push_back({v, w, 1});
    };
    if (v % width + 1 < width) connect(v + 1);
    if (v + width < graph.vertices) connect(v + width);
  }
  require_some(graph, rng);
  if (random_below(rng, 4) != 0)
    std::erase_if(graph.required, [&](int v) { return !open[static_cast<std::size_t>(v)]; });
  return graph;
}

using Maker = WalkGraph (*)(Rng&);
inline constexpr std::pair<const char*, Maker> kMakers[] = {{"any", any_graph},
                                                            {"tree", tree},
                                                            {"cycle", cycle},
                                                            {"bridges", complete_graphs_with_bridges},
                                                            {"grid", grid_with_holes}};
inline constexpr unsigned kGraphs = 1000;

template <class Check>
inline void for_many_graphs(const Check& check) {
  for (const auto& [name, make] : kMakers) {
    for (unsigned i = 0; i < kGraphs; ++i) {
      Rng rng = Rng::stream(7, i);
      const WalkGraph graph = make(rng);
      SCOPED_TRACE(std::string(name) + " " + std::to_string(i));
      check(graph, shortest_by_brute_force(graph));
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

// A grid without three steps in ten, in which a third of what can be reached is required: spanning trees do not tell
// how short a walk is.
inline WalkGraph torn_grid(int width, int height) {
  Rng rng(3);
  WalkGraph graph{width * height, {}, width * height / 2, {}};
  for (int v = 0; v < graph.vertices; ++v) {
    if (v % width + 1 < width && random_below(rng, 10) > 2) graph.edges.push_back({v, v + 1, 1});
    if (v + width < graph.vertices && random_below(rng, 10) > 2) graph.edges.push_back({v, v + width, 1});
  }
  const std::vector<int> distance = covering::WalkDistances(graph).from(graph.start);
  for (int v = 0; v < graph.vertices; ++v) {
    if (distance[static_cast<std::size_t>(v)] > 0 && random_below(rng, 3) == 0) graph.required.push_back(v);
  }
  return graph;
}

}  // namespace ariadne::samples
