#pragma once

#include <optional>
#include <string>
#include <vector>

#include "agents/pacman/course/run.hpp"
#include "arena/game.hpp"
#include "core/json.hpp"

namespace ariadne {

// The result of one game of the course's program.
struct CourseResult {
  enum class End : std::uint8_t { won, lost, limit, crashed, unfinished };
  End end = End::unfinished;
  int score = 0;
  int moves = 0;                           // of Pac-Man
  Seat late = 0;                           // who crashed
  std::optional<pacman::CoursePlan> plan;  // the path found before the game began

  bool won() const { return end == End::won; }
};

// How the game ended, or that it did not. A forfeit counts as a crash.
CourseResult result_of(const GameInPlay& game);

// The lines that the course's program prints after a game, and after all games.
std::string ending_line(const CourseResult& result);
std::vector<std::string> summary_lines(const std::vector<CourseResult>& results);

Json results_json(const std::vector<CourseResult>& results);

}  // namespace ariadne
