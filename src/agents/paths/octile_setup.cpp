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

OctileSetup::OctileSetup(std::shared_ptr<const PreparedGrid> maze, Cell start, Cell goal)
    : prepared(std::move(maze)),
      problem(prepared->grid(), start, goal),
      title(fmt::format("octile {} -> {}", cell_text(start), cell_text(goal))),
      heuristics(OctileHeuristic{goal}, EuclideanHeuristic{goal}, ManhattanHeuristic{goal}, NullHeuristic{}) {}

OwnResult<OctileProblem> OctileSetup::own_method(const PathQuestion& question, Budget& budget) const {
  OwnResult<Problem> own;
  GridPath path;
  if (budget.claim(JumpPointSearch::bytes_for(*prepared))) {
    path = JumpPointSearch(*prepared).find(problem.start(), problem.goal(), budget,
                                           question.trace ? &own.expansion : nullptr);
  }
  own.result.stopped = budget.stopped();
  own.proven = own.result.complete();
  own.result.expanded = path.expanded;
  own.result.generated = path.generated;
  own.result.peak_frontier = path.max_waiting;
  if (!path.found) return own;
  auto& plan = own.result.plan.emplace();
  plan.cost = path.cost();
  for (std::size_t i = 1; i < path.cells.size(); ++i) {
    plan.actions.push_back(heading_between(path.cells[i - 1], path.cells[i]));
  }
  return own;
}

}  // namespace ariadne
