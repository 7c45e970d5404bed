#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "search/path/covering_walk/graph.hpp"

namespace ariadne::covering {

// An optimal walk is a connected multigraph: each edge 0, 1 or 2 times, the start and everything required in it, all
// degrees even but those of start and end. The start is given one degree for nothing, so that only the end is odd.
// Parts of the graph attached at only one or two vertices are summed up here: all that matters of a way to use such a
// part is what it does to those vertices, and the cheapest way with the same effect is enough.

inline constexpr int kNever = std::numeric_limits<int>::max() / 4;
inline constexpr int kNoPiece = -1;

// How often edges are used, as a tree: a leaf is one edge, an inner node two pieces.
struct Piece {
  int left = kNoPiece, right = kNoPiece;
  int edge = -1, times = 0;  // of a leaf
};

// A way to use a part of the graph.
struct WayToUse {
  int cost = kNever;
  int piece = kNoPiece;

  bool possible() const { return cost < kNever; }
};

// Which ends of a link its used edges touch, and whether they join them.
enum class Shape : std::uint8_t { none, first, second, apart, joined };
inline constexpr int kShapes = 5;

constexpr bool touches_first(Shape s) { return s == Shape::first || s == Shape::apart || s == Shape::joined; }
constexpr bool touches_second(Shape s) { return s == Shape::second || s == Shape::apart || s == Shape::joined; }
constexpr Shape shape_of(bool first, bool second, bool joined) {
  if (joined) return Shape::joined;
  if (first) return second ? Shape::apart : Shape::first;
  return second ? Shape::second : Shape::none;
}

// What a way to use a link does to its ends: the shape, and the parity of the degree it gives to each. The walk ends
// inside of the link exactly if the parities differ.
struct LinkUse {
  Shape shape = Shape::none;
  int first_odd = 0, second_odd = 0;

  int ends() const { return first_odd ^ second_odd; }
};
inline constexpr int kLinkUses = kShapes * 4;
constexpr int number_of(LinkUse use) { return static_cast<int>(use.shape) * 4 + use.first_odd * 2 + use.second_odd; }
constexpr LinkUse link_use(int number) { return {static_cast<Shape>(number / 4), number / 2 % 2, number % 2}; }

// A part of the graph between two vertices, with the cheapest way for each thing it can do.
struct Link {
  int first = 0, second = 0;
  std::array<WayToUse, kLinkUses> ways;

  bool optional() const { return ways[static_cast<std::size_t>(number_of({}))].possible(); }
};

// A vertex with the parts attached to it alone. `leave` is the cost of those by the parity of the degree that the rest
// gives to the vertex: if it is odd, the walk ends here or in one of those parts.
struct Junction {
  bool required = false;
  std::array<WayToUse, 2> leave = {WayToUse{0, kNoPiece}, WayToUse{0, kNoPiece}};
};

// What remains when everything attached at only one or two vertices is summed up. The start always remains.
struct WalkKernel {
  int start = 0;
  std::vector<Junction> junctions;  // by the vertices of the graph
  std::vector<Link> links;          // none: all is summed up in the start
  std::vector<Piece> pieces;

  // Adds how often the piece uses each edge.
  void add_uses(int piece, std::vector<int>& uses) const;
};

// Every edge must be reachable from the start. Nothing if the budget ends first.
std::optional<WalkKernel> reduce_to_kernel(const WalkGraph& graph, Budget& budget);

}  // namespace ariadne::covering
