#pragma once

#include <memory>
#include <optional>
#include <string>

#include "agents/paths/path_task.hpp"
#include "apps/maze_scene.hpp"

namespace ariadne {

// Which path problem is meant, as it was typed.
struct PathProblemOptions {
  std::string source;       // a layout's name, the file of a layout or of a JSON problem, "-" for standard input
  std::string problem;      // in a layout; empty: position
  std::string cost;         // of a step; empty: unit
  std::string start, goal;  // "x,y"; empty: the layout's own
  bool lenient = false;     // read the layout as the course does
};

// A path problem that was opened.
struct PathSource {
  std::string name;                // of the layout or file
  std::string problem;             // "position", "graph", …
  std::optional<MazeScene> scene;  // of a problem in a maze
  std::unique_ptr<PathTask> task;
  std::optional<double> stated_length;  // by a scenario: what the cheapest way costs
};

// Throws a Failure for what cannot be read.
PathSource open_path_source(const PathProblemOptions& options);

// A problem in a layout that was read already and is called so.
Result<PathSource> maze_source(const Layout& layout, const std::string& name, const MazeProblem& problem);

// "3,4"; `option` names it in errors.
Result<Cell> read_cell(const std::string& text, const std::string& option);

}  // namespace ariadne
