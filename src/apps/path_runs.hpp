#pragma once

#include <functional>
#include <string>
#include <vector>

#include "agents/paths/path_task.hpp"

namespace ariadne {

// Names that the problem does not have are a Failure with the nearest one that it has.
void check_names(const std::vector<std::string>& typed, const std::vector<std::string>& known, const std::string& what);

std::vector<std::string> without_repeats(const std::vector<std::string>& names);

// The algorithms that use a heuristic, in problems that have them.
std::vector<std::string> informed_algorithms();

// `exact` where the problem has it, since it proves what it finds; else A*.
std::string default_algorithm(const PathTask& task);

// Runs each algorithm with each heuristic, or with the problem's default if none is given; a blind search has no use
// for heuristics and runs once. `before` is told the algorithm of each run. Ends early once `question.stop` is set.
std::vector<PathAnswer> run_all(const PathTask& task, const std::vector<std::string>& algorithms,
                                const std::vector<std::string>& heuristics, const PathQuestion& question,
                                const std::function<void(const std::string&)>& before);

}  // namespace ariadne
