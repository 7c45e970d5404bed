#pragma once

#include <memory>
#include <optional>
#include <string>
#include <tuple>

#include "agents/paths/fill_answer.hpp"
#include "mazes/grid_search/prepared_grid.hpp"
#include "mazes/problems/octile_problem.hpp"
#include "mazes/problems/position_problem.hpp"

namespace ariadne {

// Ways in eight directions, with jump point search beside the general ones.
struct OctileSetup {
  using Problem = OctileProblem;
  static constexpr bool kUnitSteps = false;
  static constexpr std::string_view kOwnMethod = method_of("octile");

  OctileSetup(std::shared_ptr<const PreparedGrid> maze, Cell start, Cell goal);
  OctileSetup(const OctileSetup&) = delete;
  OctileSetup& operator=(const OctileSetup&) = delete;

  // Diagonal steps make the Manhattan distance an overestimate.
  bool proves(std::string_view heuristic) const { return heuristic != ManhattanHeuristic::name; }
  std::string action_text(Heading heading) const { return std::string(Problem::action_name(heading)); }
  std::string state_text(Cell cell) const { return cell_text(cell); }
  std::optional<Cell> cell_of(Cell cell) const { return cell; }
  // Jump points; its expansions are those that it takes from its open list.
  OwnResult<Problem> own_method(const PathQuestion& question, Budget& budget) const;

  std::shared_ptr<const PreparedGrid> prepared;
  Problem problem;
  std::string title;
  std::tuple<OctileHeuristic, EuclideanHeuristic, ManhattanHeuristic, NullHeuristic> heuristics;
};

}  // namespace ariadne
