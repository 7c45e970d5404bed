#include "report/paths/runs.hpp"

#include <algorithm>

#include "agents/external/command.hpp"

namespace ariadne {
namespace {

bool stopped(const PathQuestion& question) { return question.stop != nullptr && *question.stop; }

Result<PathAnswer> run_one(const PathTask& task, const PathRuns& runs, const std::string& algorithm,
                           const std::string& heuristic) {
  PathQuestion question = runs.question;
  question.algorithm = algorithm;
  question.heuristic = heuristic;
  return is_external(algorithm) && runs.elsewhere ? runs.elsewhere(algorithm, question) : task.solve(question);
}

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

Result<std::vector<PathAnswer>> run_all(const PathTask& task, const PathRuns& runs,
                                        const std::function<void(const std::string&)>& before) {
  const std::vector<std::string> the_default = {""};
  std::vector<PathAnswer> answers;
  for (const auto& algorithm : runs.algorithms) {
    for (const auto& heuristic : runs.heuristics.empty() ? the_default : runs.heuristics) {
      if (stopped(runs.question)) return answers;
      before(algorithm);
      auto answer = run_one(task, runs, algorithm, heuristic);
      if (!answer) return tl::unexpected(std::move(answer.error()));
      answers.push_back(std::move(*answer));
      if (answers.back().heuristic.empty()) break;
    }
  }
  return answers;
}

}  // namespace ariadne
