#include "agents/paths/path_task.hpp"

#include <algorithm>

#include "core/suggest.hpp"

namespace ariadne {

Result<> PathTask::check_algorithm(const std::string& name) const {
  return check_name(name, algorithms(), "algorithm");
}

Result<> check_question(const PathTask& task, const PathQuestion& question) {
  if (auto known = task.check_algorithm(question.algorithm); !known) return known;
  if (question.heuristic.empty()) return {};
  return check_name(question.heuristic, task.heuristics(), "heuristic");
}

Result<> check_name(const std::string& name, const std::vector<std::string>& known, std::string_view what) {
  if (std::find(known.begin(), known.end(), name) != known.end()) return {};
  return failure("this problem has no " + std::string(what) + " " + in_quotes(name), suggestion(name, known));
}

}  // namespace ariadne
