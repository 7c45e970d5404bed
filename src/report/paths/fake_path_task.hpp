#pragma once

#include <string>
#include <vector>

#include "agents/paths/path_task.hpp"
#include "report/paths/source.hpp"

namespace ariadne {

// A task for tests that answers what it was told to and remembers what it was asked.
class FakePathTask final : public PathTask {
 public:
  const std::string& title() const override { return title_; }
  std::vector<std::string> algorithms() const override { return algorithms_; }
  std::vector<std::string> heuristics() const override { return {"manhattan", "null"}; }
  Result<PathAnswer> solve(const PathQuestion& question) const override {
    asked.push_back(question);
    PathAnswer answer;
    answer.algorithm = question.algorithm;
    const bool blind = question.algorithm == "bfs" || question.algorithm == "exact";
    if (!blind) answer.heuristic = question.heuristic.empty() ? "manhattan" : question.heuristic;
    return answer;
  }
  Result<PathAnswer> replay(const std::vector<std::string>&) const override { return PathAnswer{}; }
  Result<std::vector<HeuristicVerdict>> check_heuristics(const std::vector<std::string>& names, const Limits&,
                                                         const std::atomic<bool>*) const override {
    return std::vector<HeuristicVerdict>(names.size());
  }

  std::string title_ = "position (1,1) -> (3,1)";
  std::vector<std::string> algorithms_ = {"bfs", "astar"};
  mutable std::vector<PathQuestion> asked;
};

// A source of that task, without a map.
inline PathSource fake_source(std::string name) {
  PathSource source;
  source.name = std::move(name);
  source.problem = "position";
  source.task = std::make_unique<FakePathTask>();
  return source;
}

}  // namespace ariadne
