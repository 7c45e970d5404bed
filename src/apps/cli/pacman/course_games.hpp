#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

#include "agents/pacman/course/run.hpp"
#include "apps/cli/pacman/course_result.hpp"
#include "arena/referee.hpp"

namespace ariadne {

// The games of one run of the course's program, and where their random numbers come from.
struct CourseGames {
  std::shared_ptr<const pacman::CourseRun> run;
  std::size_t count = 1;
  std::uint64_t seed = 0;                       // each game has its own generator, seeded from this
  std::shared_ptr<pacman::PythonRandom> fixed;  // one generator for all of them instead, as in the course
  TimeControl clock;                            // an agent that runs out of time counts as crashed

  std::shared_ptr<pacman::PythonRandom> numbers_of(std::size_t game) const;
};

// A game that is about to begin. Throws a Failure if Pac-Man finds no path; empty if the search was interrupted.
struct CourseGame {
  GameInPlay game;
  std::optional<pacman::CoursePlan> plan;
};
std::optional<CourseGame> course_game(const CourseGames& games, std::size_t number);

struct PlayedGame {
  CourseResult result;
  GameRecord record;
};
// What is kept of a game, finished or not.
PlayedGame played_game(CourseGame course);

// Plays a game between agents; `watch` is called after each ply.
PlayedGame play_course_game(const CourseGames& games, CourseGame course,
                            const std::function<void(const Session&)>& watch = {});

// Plays all games on `jobs` threads and passes them to the sink in order.
void play_course_games(const CourseGames& games, int jobs, const std::function<void(PlayedGame)>& sink);

}  // namespace ariadne
