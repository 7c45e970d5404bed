#pragma once

#include <string>
#include <vector>

#include "agents/paths/path_task.hpp"
#include "apps/cli/solve/solve.hpp"

namespace ariadne {

// What the options ask of a problem: names that it knows, none of them twice.
struct SolveChoice {
  std::vector<std::string> algorithms;
  std::vector<std::string> heuristics;  // empty: the problem's default
  PathQuestion question;                // without these names
};

// An option that none of the searches has a use for is a Failure, not ignored.
SolveChoice choice_of(const SolveOptions& options, const PathTask& task);

}  // namespace ariadne
