#pragma once

#include <string>

#include "report/paths/source.hpp"

namespace ariadne {

// Which path problem is meant, as it was typed.
struct PathProblemOptions {
  std::string source;       // a layout's name, the file of a layout or of a JSON problem, "-" for standard input
  std::string problem;      // in a layout; empty: position
  std::string cost;         // of a step; empty: unit
  std::string start, goal;  // "x,y"; empty: the layout's own
  bool lenient = false;     // read the layout as the course does
};

// Throws a Failure for what cannot be read.
PathSource open_path_source(const PathProblemOptions& options);

// "3,4"; `option` names it in errors.
Result<Cell> read_cell(const std::string& text, const std::string& option);

}  // namespace ariadne
