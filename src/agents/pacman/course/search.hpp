#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "agents/pacman/course/words.hpp"
#include "agents/paths/path_task.hpp"

// The agents of the course that search a way before the game begins and then walk it.
namespace ariadne::pacman {

// Which search an agent stands for, and what it says about itself when it is made.
struct CourseSearch {
  enum class Kind : std::uint8_t {
    task,          // one of the searches of agents/paths
    closest_dots,  // the nearest food, again and again
    tiny_maze,     // the moves that the course gives away for its first maze
  };
  Kind kind = Kind::task;
  MazeProblem problem;
  std::string algorithm = "astar";
  std::string heuristic;          // empty: the default of the problem
  bool warns = false;             // of a maze that has more or other food than its goal
  std::vector<std::string> says;  // once
};

// The search of an agent of this name; none if it is not one that searches.
Result<std::optional<CourseSearch>> course_search(const std::string& agent, CourseArguments& arguments);

// A way that was found.
struct CoursePlan {
  std::vector<std::string> path;
  double cost = 0;
  std::optional<std::uint64_t> expanded;
  std::vector<std::string> says;  // in every game
  std::vector<Cell> expansion;    // of the position problem: its cells in the order in which they were expanded
};

// Whether there is such a problem on this board, and such a method for it.
Result<> check(const CourseSearch& search, const Layout& layout);

// Why the search will probably not end, and what to do instead: the food problem has a state for each set of dots that
// may be left.
std::optional<Error> doubt(const CourseSearch& search, const Layout& layout);

// Ghosts are not considered. An error if there is no way or the search was stopped by a limit or by the flag; empty if
// time ran out.
Result<std::optional<CoursePlan>> plan(const CourseSearch& search, const Layout& layout, const Limits& limits,
                                       const std::atomic<bool>& stop);

// The names of these agents.
std::vector<std::string> course_search_names();

}  // namespace ariadne::pacman
