#include <algorithm>
#include <utility>
#include <vector>

#include "mazes/carve.hpp"
#include "mazes/lattice.hpp"
#include "mazes/shape.hpp"

namespace ariadne {
namespace {

using Node = Lattice::Node;

template <class T>
const T& pick(const std::vector<T>& choices, Rng& rng) {
  return choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
}

// Goes on into the unknown while it can, and back to the last fork where it cannot: long winding corridors.
void wander(const Lattice& lattice, Grid& grid, Rng& rng) {
  std::vector<Node> trail = {{}};
  grid.set_open(lattice.cell({}), true);
  std::vector<Node> fresh;
  while (!trail.empty()) {
    fresh.clear();
    for (const Node next : lattice.neighbours(trail.back())) {
      if (!grid.is_open(lattice.cell(next))) fresh.push_back(next);
    }
    if (fresh.empty()) {
      trail.pop_back();
      continue;
    }
    const Node next = pick(fresh, rng);
    lattice.join(grid, trail.back(), next);
    trail.push_back(next);
  }
}

bool is_dead_end(const Lattice& lattice, const Grid& grid, Node node) {
  return open_neighbours(grid, lattice.cell(node)) == 1;
}

std::vector<Node> dead_ends_of(const Lattice& lattice, const Grid& grid) {
  std::vector<Node> nodes;
  for (int row = 0; row < lattice.rows(); ++row) {
    for (int column = 0; column < lattice.columns(); ++column) {
      if (is_dead_end(lattice, grid, {column, row})) nodes.push_back({column, row});
    }
  }
  return nodes;
}

// Opens the wall to a neighbour, to one that is a dead end itself if there is such a one. Says how many dead ends that
// removed.
std::size_t open_dead_end(const Lattice& lattice, Grid& grid, Node node, Rng& rng) {
  std::vector<Node> walled, dead;
  for (const Node next : lattice.neighbours(node)) {
    if (lattice.joined(grid, node, next)) continue;
    walled.push_back(next);
    if (is_dead_end(lattice, grid, next)) dead.push_back(next);
  }
  if (walled.empty()) return 0;
  lattice.join(grid, node, pick(dead.empty() ? walled : dead, rng));
  return dead.empty() ? 1 : 2;
}

}  // namespace

Grid carve_perfect(int width, int height, Rng& rng) {
  const Lattice lattice(width, height);
  Grid grid(width, height);
  wander(lattice, grid, rng);
  return grid;
}

Grid carve_braided(int width, int height, int dead_ends, Rng& rng) {
  Grid grid = carve_perfect(width, height, rng);
  const Lattice lattice(width, height);
  std::vector<Node> nodes = dead_ends_of(lattice, grid);
  const std::size_t wanted = nodes.size() * static_cast<std::size_t>(dead_ends) / 100;
  std::size_t left = nodes.size();
  shuffle(nodes, rng);
  for (const Node node : nodes) {
    if (left <= wanted) break;
    if (is_dead_end(lattice, grid, node)) left -= open_dead_end(lattice, grid, node, rng);
  }
  return grid;
}

}  // namespace ariadne
