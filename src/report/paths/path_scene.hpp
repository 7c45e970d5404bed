#pragma once

#include <span>

#include "agents/paths/path_task.hpp"
#include "core/scene.hpp"
#include "mazes/layout.hpp"

namespace ariadne {

// A path problem before anything is searched: the walls, and as actors the start, the goals (or corners) and the food
// of problems that are about food.
Scene scene_of(const Layout& layout, const MazeProblem& problem);

// The cell of a maze in its scene: in mazes y is counted from the bottom.
inline Spot spot_of(const Ground& ground, Cell cell) { return {ground.rows - 1 - cell.y, cell.x}; }

// Adds what a search found, the start first, and in which order it expanded cells.
void add_path(Scene& scene, std::span<const Cell> path);
void add_expansions(Scene& scene, std::span<const Cell> order);
// Adds which cells waited to be expanded, and since when.
void add_frontier(Scene& scene, std::span<const ReachedCell> reached);

// Where the start stands, or else the bottom left.
Spot start_of(const Scene& scene);

}  // namespace ariadne
