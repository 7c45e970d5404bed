#include "apps/cli/solve/runs.hpp"

#include <algorithm>

#include "apps/cli/failure.hpp"

namespace ariadne {
namespace {

bool stopped(const PathQuestion& question) { return question.stop != nullptr && *question.stop; }

}  // namespace

std::vector<std::string> without_repeats(const std::vector<std::string>& names) {
  std::vector<std::string> different;
  for (const auto& name : names) {
    if (std::ranges::count(different, name) == 0) different.push_back(name);
  }
  return different;
}

std::string default_algorithm(const PathTask& task) {
  const auto known = task.algorithms();
  for (const std::string name : {"exact", "astar"}) {
    if (std::ranges::count(known, name) > 0) return name;
  }
  return known.front();
}

std::vector<PathAnswer> run_all(const PathTask& task, const std::vector<std::string>& algorithms,
                                const std::vector<std::string>& heuristics, const PathQuestion& question,
                                const std::function<void(const std::string&)>& before) {
  const std::vector<std::string> the_default = {""};
  std::vector<PathAnswer> answers;
  for (const auto& algorithm : algorithms) {
    for (const auto& heuristic : heuristics.empty() ? the_default : heuristics) {
      if (stopped(question)) return answers;
      before(algorithm);
      PathQuestion asked = question;
      asked.algorithm = algorithm;
      asked.heuristic = heuristic;
      answers.push_back(value_or_fail(task.solve(asked), ExitCode::usage));
      if (answers.back().heuristic.empty()) break;
    }
  }
  return answers;
}

}  // namespace ariadne
