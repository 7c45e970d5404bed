#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace ariadne {

struct WalkEdge {
  int a = 0, b = 0;
  int length = 1;  // at least 1
};

// An undirected graph, where a walk begins and what it has to visit; it may end anywhere.
struct WalkGraph {
  int vertices = 0;  // numbered from 0
  std::vector<WalkEdge> edges;
  int start = 0;
  std::vector<int> required;
};

// The length of a walk if it starts right, uses only edges and visits everything required.
std::optional<int> covering_walk_length(const WalkGraph& graph, const std::vector<int>& walk);

namespace covering {

// A number of a vertex, a link or a slot as an index.
inline std::size_t at(int number) { return static_cast<std::size_t>(number); }

// A walk from the start that uses each edge exactly as often as its entry in `uses` says. The edges used must be
// connected with the start, and at most one vertex besides it may have an odd number of them.
std::vector<int> trail_of(const WalkGraph& graph, std::vector<int> uses);

}  // namespace covering
}  // namespace ariadne
