#pragma once

#include <memory>
#include <optional>
#include <string>

#include "agents/paths/path_task.hpp"
#include "mazes/problems/position_problem.hpp"

namespace ariadne {

// What the problems in a maze have in common: cells for states and directions for actions.
struct InMaze {
  std::string action_text(Direction direction) const { return std::string(name_of(direction)); }
  std::string state_text(Cell cell) const { return cell_text(cell); }
  std::optional<Cell> cell_of(Cell cell) const { return cell; }
};

// From one open cell to another, where every step costs 1 or, by a table with a name, what the cell entered costs.
std::unique_ptr<PathTask> position_task(const Grid& grid, Cell start, Cell goal);
std::unique_ptr<PathTask> position_task(const Grid& grid, Cell start, Cell goal, CellCosts costs,
                                        const std::string& cost_name);

}  // namespace ariadne
