#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

#include "core/path_problem.hpp"
#include "core/rng.hpp"
#include "mazes/distances.hpp"
#include "mazes/grid.hpp"
#include "mazes/problems/spanning_tree.hpp"

namespace ariadne {

// Visit the four corners of a walled maze, in any order. A corner counts when it is entered.
class CornersProblem {
 public:
  struct State {
    Cell cell;
    std::uint8_t left = 0;  // a bit for each corner that is still to be visited
    bool operator==(const State&) const = default;
  };
  using Action = Direction;
  using Cost = int;
  static constexpr std::size_t kCorners = 4;

  CornersProblem(const Grid& grid, Cell start) : grid_(grid), start_(start) {}

  // Bottom left, top left, bottom right, top right: the cells inside the border.
  std::array<Cell, kCorners> corners() const {
    const auto right = static_cast<std::int16_t>(grid_.width() - 2),
               top = static_cast<std::int16_t>(grid_.height() - 2);
    return {Cell{1, 1}, Cell{1, top}, Cell{right, 1}, Cell{right, top}};
  }

  State start() const { return {start_, (1u << kCorners) - 1}; }
  bool is_goal(const State& state) const { return state.left == 0; }
  std::uint64_t hash(const State& state) const { return mix(number(state)); }
  std::size_t state_count() const { return grid_.cell_count() << kCorners; }
  std::size_t number(const State& state) const { return grid_.number(state.cell) << kCorners | state.left; }

  template <class Visit>
  void for_each_successor(const State& state, const Visit& visit) const {
    for_each_neighbour(grid_, state.cell, [&](Direction direction, Cell next) {
      visit(direction, State{next, without(state.left, next)}, 1);
    });
  }

 private:
  std::uint8_t without(std::uint8_t left, Cell cell) const {
    const auto all = corners();
    for (std::size_t i = 0; i < kCorners; ++i) {
      if (all[i] == cell) left = static_cast<std::uint8_t>(left & ~(1u << i));
    }
    return left;
  }

  const Grid& grid_;
  Cell start_;
};

// Distances to the corners, shared by the heuristics that know the walls.
struct CornerDistances {
  CornerDistances(const Grid& maze, const CornersProblem& problem)
      : grid(maze),
        corners(problem.corners()),
        maps(maps_to(maze, corners)),
        trees(corners.size(), [this](std::size_t a, std::size_t b) { return steps(corners[a], b); }) {}
  int steps(Cell from, std::size_t corner) const { return maps[corner].bound(grid.number(from)); }

  const Grid& grid;
  std::array<Cell, CornersProblem::kCorners> corners;
  std::vector<DistanceMap> maps;
  SpanningTrees trees;
};

// The corner that is farthest by Manhattan distance.
struct FarthestCorner {
  static constexpr std::string_view name = "farthest";
  const CornerDistances* distances;
  int operator()(const CornersProblem::State& state) const {
    int farthest = 0;
    for (std::uint8_t left = state.left; left != 0; left = static_cast<std::uint8_t>(left & (left - 1))) {
      const auto corner = static_cast<std::size_t>(std::countr_zero(left));
      farthest = std::max(farthest, manhattan_distance(state.cell, distances->corners[corner]));
    }
    return farthest;
  }
};

// The corner that is farthest through the maze.
struct FarthestCornerInMaze {
  static constexpr std::string_view name = "farthest-maze";
  const CornerDistances* distances;
  int operator()(const CornersProblem::State& state) const {
    int farthest = 0;
    for (std::uint8_t left = state.left; left != 0; left = static_cast<std::uint8_t>(left & (left - 1))) {
      farthest = std::max(farthest, distances->steps(state.cell, static_cast<std::size_t>(std::countr_zero(left))));
    }
    return farthest;
  }
};

// The way to the nearest corner left and the shortest tree through the maze that joins all of them.
struct CornerTree {
  static constexpr std::string_view name = "mst";
  const CornerDistances* distances;
  int operator()(const CornersProblem::State& state) const {
    int nearest = std::numeric_limits<int>::max();
    const auto for_each_corner = [&](const auto& use) {
      for (std::size_t corner = 0; corner < CornersProblem::kCorners; ++corner) {
        if (state.left >> corner & 1) use(corner);
      }
    };
    for_each_corner([&](std::size_t corner) { nearest = std::min(nearest, distances->steps(state.cell, corner)); });
    return state.left == 0 ? 0 : nearest + distances->trees.length(for_each_corner);
  }
};

static_assert(NumberedStates<CornersProblem>);

}  // namespace ariadne
