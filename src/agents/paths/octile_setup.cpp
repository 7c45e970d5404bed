#include "agents/paths/octile_setup.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "mazes/grid_search/jump_point_search.hpp"

namespace ariadne {
namespace {

Heading heading_between(Cell from, Cell to) {
  return *std::find_if(kHeadings.begin(), kHeadings.end(), [&](Heading heading) { return step(from, heading) == to; });
}

}  // namespace

OctileSetup::OctileSetup(const Grid& maze, Cell start, Cell goal)
    : grid(maze),
      problem(grid, start, goal),
      title(fmt::format("octile {} -> {}", cell_text(start), cell_text(goal))),
      prepared(grid),
      heuristics(OctileHeuristic{goal}, EuclideanHeuristic{goal}, ManhattanHeuristic{goal}, NullHeuristic{}) {}

PathAnswer OctileSetup::own_method(const PathQuestion&) const {
  PathAnswer answer;
  GridPath path = JumpPointSearch(prepared).find(problem.start(), problem.goal());
  answer.found = path.found;
  answer.optimal = path.found;
  answer.cost = path.cost();
  answer.expanded = path.expanded;
  answer.generated = path.generated;
  for (std::size_t i = 1; i < path.cells.size(); ++i) {
    answer.path.push_back(action_text(heading_between(path.cells[i - 1], path.cells[i])));
  }
  answer.cells = std::move(path.cells);
  return answer;
}

}  // namespace ariadne
