#pragma once

#include <functional>
#include <string>
#include <vector>

#include "agents/paths/path_task.hpp"

namespace ariadne {

std::vector<std::string> without_repeats(const std::vector<std::string>& names);

// `exact` where the problem has it, since it proves what it finds; else A*.
std::string default_algorithm(const PathTask& task);

// What is to be run on a problem.
struct PathRuns {
  std::vector<std::string> algorithms;
  std::vector<std::string> heuristics;  // empty: the problem's default
  PathQuestion question;                // without these names
  // Answers for algorithms that are agents in other processes; empty: there are none.
  std::function<Result<PathAnswer>(const std::string& algorithm, const PathQuestion&)> elsewhere;
};

// Runs each algorithm with each heuristic; a blind search has no use for heuristics and runs once. `before` is told the
// algorithm of each run. Ends early once `question.stop` is set. The first name that the problem does not have is an
// error, and what was found until then is lost.
Result<std::vector<PathAnswer>> run_all(const PathTask& task, const PathRuns& runs,
                                        const std::function<void(const std::string&)>& before);

}  // namespace ariadne
