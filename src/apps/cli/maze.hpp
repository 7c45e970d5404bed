#pragma once

#include <optional>
#include <string>
#include <vector>

#include "apps/cli/context.hpp"
#include "mazes/generate.hpp"

namespace ariadne {

struct MazeGenerateOptions {
  std::string kind = "perfect";  // one of kMazeKinds
  MazePlan plan;                 // the rest of it; the kind is taken from its name
  std::string output;            // file; empty: standard output
  bool force = false;            // overwrite it
};
int run_maze_generate(const MazeGenerateOptions&, const Context&);

struct MazeShowOptions {
  std::string name;      // a built-in layout, a file or "-"; empty: the list of built-in ones
  bool lenient = false;  // read as the course does
};
int run_maze_show(const MazeShowOptions&, const Context&);

struct MazeCheckOptions {
  std::vector<std::string> files;  // "-" is standard input
  bool lenient = false;
};
// Says of each file how large it is and how it hangs together, or what is wrong with it; exit code 3 if any is wrong.
int run_maze_check(const MazeCheckOptions&, const Context&);

}  // namespace ariadne
