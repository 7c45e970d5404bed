#pragma once

#include <memory>
#include <string>

#include "agents/paths/path_task.hpp"
#include "mazes/problems/position_problem.hpp"

namespace ariadne {

// From one open cell to another, where every step costs 1 or, by a table with a name, what the cell entered costs.
std::unique_ptr<PathTask> position_task(const Grid& grid, Cell start, Cell goal);
std::unique_ptr<PathTask> position_task(const Grid& grid, Cell start, Cell goal, CellCosts costs,
                                        const std::string& cost_name);

}  // namespace ariadne
