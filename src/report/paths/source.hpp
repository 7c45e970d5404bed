#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "agents/paths/path_task.hpp"
#include "core/json.hpp"
#include "report/paths/path_scene.hpp"

namespace ariadne {

// A path problem that was opened.
struct PathSource {
  std::string name;              // of the layout or file
  std::string problem;           // "position", "graph", …
  std::function<Scene()> scene;  // of a problem in a maze, else empty; made when it is drawn, since maps are large
  std::unique_ptr<PathTask> task;
  std::optional<double> stated_length;  // by a scenario: what the cheapest way costs
  std::function<Json()> description;    // the problem for agents in other processes; empty: there is none
};

// A problem in a layout that was read already; `name` is what the layout is called.
Result<PathSource> maze_source(const SharedMaze& maze, const std::string& name, const MazeProblem& problem);

// "palace, position (55,38) -> (1,1)": a file is named without its folder and ending.
std::string heading_of(const PathSource& source);

// How every JSON about a problem begins: schema, layout, problem and title.
Json problem_json(const std::string& schema, const PathSource& source);

// Whether a search found what is stated, as closely as the files write it. Nothing where there is nothing to compare:
// no length is stated, or the search was stopped before it found a way.
std::optional<bool> is_as_stated(const std::optional<double>& stated, const PathAnswer& answer);

}  // namespace ariadne
