#pragma once

#include <functional>
#include <string>
#include <vector>

#include "agents/paths/path_task.hpp"

namespace ariadne {

std::vector<std::string> without_repeats(const std::vector<std::string>& names);

// `exact` where the problem has it, since it proves what it finds; else A*.
std::string default_algorithm(const PathTask& task);

// Runs each algorithm with each heuristic, or with the problem's default if none is given; a blind search has no use
// for heuristics and runs once. `before` is told the algorithm of each run. Ends early once `question.stop` is set.
std::vector<PathAnswer> run_all(const PathTask& task, const std::vector<std::string>& algorithms,
                                const std::vector<std::string>& heuristics, const PathQuestion& question,
                                const std::function<void(const std::string&)>& before);

}  // namespace ariadne
