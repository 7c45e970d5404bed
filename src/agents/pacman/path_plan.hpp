#pragma once

#include "agents/paths/path_task.hpp"
#include "games/pacman/position.hpp"

// Path problems on the board of a game, as if there were no ghosts.
namespace ariadne::pacman {

// The board as it is now: what was eaten is gone.
Layout layout_of(const Position& position);

// Pac-Man steps in four directions, so the octile problem does not apply to him.
std::vector<std::string> path_problems();
std::vector<std::string> path_algorithms();

// How a way is to be found; names are those of path tasks.
struct PathPlan {
  std::string problem;
  PathQuestion question;
};

// Whether there is such a problem on this board, and such a method for it.
Result<> check_path_plan(const Position& position, const PathPlan& plan);

// What the search found; none if the method does not suit the problem.
PathAnswer answer_of(const Position& position, const PathPlan& plan);
// The way of an answer as moves.
std::vector<Move> way_of(const PathAnswer& answer);

}  // namespace ariadne::pacman
