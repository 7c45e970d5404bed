#pragma once

#include <array>
#include <cstdint>
#include <numbers>
#include <string_view>

#include "core/path_problem.hpp"
#include "mazes/grid.hpp"
#include "mazes/grid_search/heading.hpp"
#include "mazes/problems/cell_states.hpp"

namespace ariadne {

// From one cell to another in eight directions. A diagonal step costs the square root of 2 and needs both cells beside
// it open.
class OctileProblem : public CellStates {
 public:
  using Action = Heading;
  using Cost = double;

  OctileProblem(const Grid& grid, Cell start, Cell goal) : CellStates(grid, start), goal_(goal) {}

  State goal() const { return goal_; }
  bool is_goal(State state) const { return state == goal_; }

  template <class Visit>
  void for_each_successor(State state, const Visit& visit) const {
    for (const Heading heading : kHeadings) {
      if (can_step(state, heading)) visit(heading, step(state, heading), cost_of(heading));
    }
  }
  template <class Visit>
  void for_each_goal(const Visit& visit) const {
    visit(goal_);
  }
  // Whatever can be stepped can be stepped back.
  template <class Visit>
  void for_each_predecessor(State state, const Visit& visit) const {
    for (const Heading heading : kHeadings) {
      const Cell previous{static_cast<std::int16_t>(state.x - x_of(heading)),
                          static_cast<std::int16_t>(state.y - y_of(heading))};
      if (grid().is_open(previous) && can_step(previous, heading)) visit(heading, previous, cost_of(heading));
    }
  }

  static std::string_view action_name(Heading heading) {
    constexpr std::array<std::string_view, 8> kNames = {"North",     "South",     "East",      "West",
                                                        "NorthEast", "NorthWest", "SouthEast", "SouthWest"};
    return kNames[static_cast<std::size_t>(heading)];
  }

 private:
  static Cost cost_of(Heading heading) { return is_diagonal(heading) ? std::numbers::sqrt2 : 1; }
  bool can_step(Cell cell, Heading heading) const {
    if (!grid().is_open(step(cell, heading))) return false;
    return !is_diagonal(heading) ||
           (grid().is_open(step(cell, vertical_part(heading))) && grid().is_open(step(cell, horizontal_part(heading))));
  }

  Cell goal_;
};

static_assert(NumberedStates<OctileProblem> && ReversiblePathProblem<OctileProblem>);

}  // namespace ariadne
