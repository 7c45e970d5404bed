#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "agents/agent.hpp"
#include "agents/external/options.hpp"
#include "agents/pacman/course/search.hpp"
#include "agents/pacman/python_random.hpp"

namespace ariadne::pacman {

// Who plays, in the words of the course's command line. Specs such as expectimax:depth=3 are understood too.
struct CourseWords {
  std::string pacman = "KeyboardAgent";
  std::string arguments;  // of Pac-Man: "depth=3,evalFn=better"
  std::string ghosts = "RandomGhost";
  ExternalOptions external = {};  // how agents in other processes are run
};

// The course has two projects with this game. They list moves in different orders, on which it depends how ties are
// broken.
enum class CourseProject : std::uint8_t { search = 1, multiagent = 2 };

// Makes an agent for a game that draws from this generator.
using CourseMaker = std::function<std::unique_ptr<Agent>(const std::shared_ptr<PythonRandom>&)>;

// What these words stand for.
struct CourseCast {
  CourseWords words;
  CourseMaker pacman;                  // none: he searches a way first, or a person plays
  std::optional<CourseSearch> search;  // of one who searches
  CourseMaker ghosts;

  bool has_person() const { return !pacman && !search; }
  // The one that has this Pac-Man; the second if both have him.
  CourseProject project() const;
};
Result<CourseCast> course_cast(const CourseWords& words);

// All names that may stand for an agent of this team, of the course and of ours.
std::vector<std::string> course_names(Team team);

// Walks the path and then stands still.
std::unique_ptr<Agent> walker_of(std::vector<std::string> path);
// Was still searching for a path when its time was over: fails at its first move.
std::unique_ptr<Agent> late_walker();

}  // namespace ariadne::pacman
