#pragma once

#include <cassert>
#include <vector>

#include "mazes/grid.hpp"

namespace ariadne {

// The places of a grid that a maze joins by passages: every second cell, with a wall between. A grid of even width has
// a wall of two cells in the middle, so that its last column is used as well (a width of 4 has no room for that).
class Lattice {
 public:
  struct Node {
    int column = 0, row = 0;
    bool operator==(const Node&) const = default;
  };

  Lattice(int width, int height) : width_(width), height_(height) { assert(width >= 3 && height >= 3); }

  int columns() const { return count(width_); }
  int rows() const { return count(height_); }

  Cell cell(Node node) const {
    return {static_cast<std::int16_t>(place(node.column, width_)), static_cast<std::int16_t>(place(node.row, height_))};
  }

  std::vector<Node> neighbours(Node node) const {
    std::vector<Node> nodes;
    if (node.row + 1 < rows()) nodes.push_back({node.column, node.row + 1});
    if (node.row > 0) nodes.push_back({node.column, node.row - 1});
    if (node.column + 1 < columns()) nodes.push_back({node.column + 1, node.row});
    if (node.column > 0) nodes.push_back({node.column - 1, node.row});
    return nodes;
  }

  bool joined(const Grid& grid, Node a, Node b) const { return grid.is_open(step(cell(a), towards(a, b))); }

  void join(Grid& grid, Node a, Node b) const {
    const Direction direction = towards(a, b);
    for (Cell at = cell(a); at != cell(b); at = step(at, direction)) grid.set_open(at, true);
    grid.set_open(cell(b), true);
  }

 private:
  static int count(int side) { return (side - 1) / 2; }
  static int place(int index, int side) {
    const bool beyond_the_double_wall = side % 2 == 0 && index > 0 && index >= count(side) / 2;
    return 1 + 2 * index + (beyond_the_double_wall ? 1 : 0);
  }
  static Direction towards(Node a, Node b) {
    if (a.row != b.row) return b.row > a.row ? Direction::north : Direction::south;
    return b.column > a.column ? Direction::east : Direction::west;
  }

  int width_, height_;
};

}  // namespace ariadne
