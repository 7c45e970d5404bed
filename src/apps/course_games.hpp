#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

#include "agents/pacman/course/run.hpp"
#include "apps/course_result.hpp"
#include "apps/play_table.hpp"

namespace ariadne {

// The games of a run of the course's program, and where their random numbers come from.
struct CourseGames {
  std::shared_ptr<const pacman::CourseRun> run;
  std::size_t count = 1;
  std::uint64_t seed = 0;                              // each game has a generator of its own that is seeded by this
  std::shared_ptr<pacman::PythonRandom> fixed;         // one generator for all of them instead, as in the course
  std::optional<std::chrono::milliseconds> time_each;  // for all moves of an agent in a game; who needs more crashes

  std::shared_ptr<pacman::PythonRandom> numbers_of(std::size_t game) const;
};

// A game with its players around it, about to begin. A Failure if Pac-Man finds no way; nothing if that was
// interrupted.
struct CourseTable {
  Table table;
  std::optional<pacman::CoursePlan> plan;
};
std::optional<CourseTable> course_table(const CourseGames& games, std::size_t game);

struct PlayedGame {
  CourseResult result;
  GameRecord record;
};

// Plays a game of agents alone; `watch` is told of each ply.
PlayedGame play_course_game(const CourseGames& games, CourseTable place, const PlyObserver& watch = {});

// Plays them all with so many threads and hands them on in their order.
void play_course_games(const CourseGames& games, int jobs, const std::function<void(PlayedGame)>& sink);

}  // namespace ariadne
