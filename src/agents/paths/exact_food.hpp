#pragma once

#include <vector>

#include "agents/paths/own_result.hpp"
#include "mazes/problems/food_problem.hpp"

namespace ariadne {

// The shortest walk over all dots, proven unless the budget ends first or the maze is too open for a proof. The quick
// way gives a good walk, and proves it only where that is easy. Takes any number of dots.
OwnResult<FoodProblem> exact_food(const Grid& grid, Cell start, const std::vector<Cell>& food, bool quick,
                                  Budget& budget);

}  // namespace ariadne
