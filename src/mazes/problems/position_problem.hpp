#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/path_problem.hpp"
#include "mazes/distances.hpp"
#include "mazes/grid.hpp"
#include "mazes/problems/cell_states.hpp"

namespace ariadne {

// What a step into a cell costs, and the least that any step costs.
struct UnitCost {
  using Cost = int;
  Cost operator()(Cell) const { return 1; }
  Cost least() const { return 1; }
};

// A number for every cell.
struct CellCosts {
  using Cost = double;
  std::size_t width = 0;
  std::vector<double> costs;  // by cell number
  Cost operator()(Cell cell) const {
    return costs[static_cast<std::size_t>(cell.y) * width + static_cast<std::size_t>(cell.x)];
  }
  Cost least() const { return *std::min_element(costs.begin(), costs.end()); }
};

// The power of a column: with a base of 1/2 it is cheap to stay in the east, with 2 to stay in the west. Powers of two
// are exact as doubles, for mazes far wider than any in use.
inline CellCosts costs_by_column(const Grid& grid, double base) {
  CellCosts costs{static_cast<std::size_t>(grid.width()), std::vector<double>(grid.cell_count())};
  for (std::size_t cell = 0; cell < costs.costs.size(); ++cell) {
    costs.costs[cell] = std::pow(base, static_cast<double>(cell % costs.width));
  }
  return costs;
}

// From one cell to another.
template <class StepCost = UnitCost>
class PositionProblem : public CellStates {
 public:
  using Action = Direction;
  using Cost = typename StepCost::Cost;

  // Both cells are open.
  PositionProblem(const Grid& grid, Cell start, Cell goal, StepCost cost = {})
      : CellStates(grid, start), goal_(goal), cost_(std::move(cost)) {}

  const StepCost& step_cost() const { return cost_; }
  bool is_goal(State state) const { return state == goal_; }

  template <class Visit>
  void for_each_successor(State state, const Visit& visit) const {
    for_each_neighbour(grid(), state, [&](Direction direction, Cell next) { visit(direction, next, cost_(next)); });
  }
  template <class Visit>
  void for_each_goal(const Visit& visit) const {
    visit(goal_);
  }
  template <class Visit>
  void for_each_predecessor(State state, const Visit& visit) const {
    for (const Direction direction : kDirections) {
      const Cell previous = step(state, opposite(direction));
      if (grid().is_open(previous)) visit(direction, previous, cost_(state));
    }
  }

 private:
  Cell goal_;
  StepCost cost_;
};

// To the nearest of several cells.
class AnyFoodProblem : public CellStates {
 public:
  using Action = Direction;
  using Cost = int;

  AnyFoodProblem(const Grid& grid, Cell start, const std::vector<Cell>& food)
      : CellStates(grid, start), food_(grid.cell_count()) {
    for (const Cell cell : food) food_[grid.number(cell)] = true;
  }

  bool is_goal(State state) const { return food_[number(state)]; }

  template <class Visit>
  void for_each_successor(State state, const Visit& visit) const {
    for_each_neighbour(grid(), state, [&](Direction direction, Cell next) { visit(direction, next, 1); });
  }

 private:
  std::vector<bool> food_;
};

// Estimates for the position problem. They count steps, so they are lower bounds where a step costs at least 1.
struct NullHeuristic {
  static constexpr std::string_view name = "null";
  template <class State>
  int operator()(const State&) const {
    return 0;
  }
};

struct ManhattanHeuristic {
  static constexpr std::string_view name = "manhattan";
  Cell goal;
  int operator()(Cell cell) const { return manhattan_distance(cell, goal); }
};

struct EuclideanHeuristic {
  static constexpr std::string_view name = "euclidean";
  Cell goal;
  double operator()(Cell cell) const {
    const double dx = cell.x - goal.x, dy = cell.y - goal.y;
    return std::sqrt(dx * dx + dy * dy);
  }
};

// The length of a path that may also go diagonally.
struct OctileHeuristic {
  static constexpr std::string_view name = "octile";
  Cell goal;
  double operator()(Cell cell) const {
    const int dx = std::abs(cell.x - goal.x), dy = std::abs(cell.y - goal.y);
    return std::max(dx, dy) + (std::sqrt(2.0) - 1) * std::min(dx, dy);
  }
};

static_assert(NumberedStates<PositionProblem<>> && ReversiblePathProblem<PositionProblem<>>);
static_assert(NumberedStates<AnyFoodProblem>);

}  // namespace ariadne
