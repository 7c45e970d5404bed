#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

#include "agents/pacman/course/run.hpp"
#include "apps/cli/pacman/course_result.hpp"
#include "arena/referee.hpp"

namespace ariadne {

// The games of a run of the course's program, and where their random numbers come from.
struct CourseGames {
  std::shared_ptr<const pacman::CourseRun> run;
  std::size_t count = 1;
  std::uint64_t seed = 0;                       // each game has a generator of its own that is seeded by this
  std::shared_ptr<pacman::PythonRandom> fixed;  // one generator for all of them instead, as in the course
  TimeControl clock;                            // an agent that needs more time in a game crashes

  std::shared_ptr<pacman::PythonRandom> numbers_of(std::size_t game) const;
};

// A game about to begin. A Failure if Pac-Man finds no way; nothing if that was interrupted.
struct CourseGame {
  GameInPlay game;
  std::optional<pacman::CoursePlan> plan;
};
std::optional<CourseGame> course_game(const CourseGames& games, std::size_t number);

struct PlayedGame {
  CourseResult result;
  GameRecord record;
};
// What is kept of a game as far as it was played.
PlayedGame played_game(CourseGame course);

// Plays a game of agents alone; `watch` is told of each ply.
PlayedGame play_course_game(const CourseGames& games, CourseGame course,
                            const std::function<void(const Session&)>& watch = {});

// Plays them all with `jobs` threads and hands them on in their order.
void play_course_games(const CourseGames& games, int jobs, const std::function<void(PlayedGame)>& sink);

}  // namespace ariadne
