#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "agents/pacman/course/agents.hpp"
#include "agents/session.hpp"

// Games as the course's program plays them, by the names that it gives to agents: all that draw do so from one
// generator, in the order of their turns. So the same seed gives the same game there and here. This is the edge for
// front ends, in texts and sessions.
namespace ariadne::pacman {

// A game that is about to begin.
struct CourseGame {
  std::unique_ptr<Session> session;
  std::vector<std::unique_ptr<Agent>> agents;  // one per seat; null where a person plays
  std::optional<CoursePlan> plan;              // of a Pac-Man who searches his way first
};

// A cast on a board.
class CourseRun {
 public:
  // With the first `max_ghosts` of the layout's ghosts, and the order of moves of one of the projects; unless told, of
  // the one that has this Pac-Man. An error if the layout cannot be played on.
  static Result<CourseRun> prepare(CourseCast cast, const Layout& layout, std::size_t max_ghosts,
                                   std::optional<CourseProject> project = {});

  bool has_person() const { return cast_.has_person(); }
  // What agents say when they are made.
  std::vector<std::string> greeting() const { return cast_.search ? cast_.search->says : std::vector<std::string>{}; }
  // Whether Pac-Man searches a way before each game, and what is known of that search beforehand.
  bool searches() const { return cast_.search.has_value(); }
  std::optional<Error> doubt() const { return cast_.search ? pacman::doubt(*cast_.search, layout_) : std::nullopt; }
  // Who sits where, as it was typed.
  std::vector<std::string> seats() const;

  // An error if one of them cannot play on this board.
  Result<> check() const;
  // An error if Pac-Man finds no way to walk. He plans once for all games, since they begin alike, within the limits of
  // the first call; callers that come meanwhile wait. If time runs out he fails at his first move, in each game.
  Result<CourseGame> open(const std::shared_ptr<PythonRandom>& random, const Limits& limits,
                          const std::atomic<bool>& stop) const;

 private:
  struct Planned {
    std::once_flag once;
    Result<std::optional<CoursePlan>> plan;
  };
  const Result<std::optional<CoursePlan>>& planned(const CourseSearch& search, const Limits& limits,
                                                   const std::atomic<bool>& stop) const;

  CourseCast cast_;
  Layout layout_;
  std::shared_ptr<const Session> start_;
  std::shared_ptr<Planned> planned_ = std::make_shared<Planned>();
};

// The score of a game of Pac-Man, also before its end, and the moves that Pac-Man made.
int score_of(const Session& session);
int rounds_of(const Session& session);

// The state as the course draws it in text: the maze, a line with the score and a blank one.
std::string course_picture(const Session& session);

}  // namespace ariadne::pacman
