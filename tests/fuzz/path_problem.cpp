#include "agents/paths/path_task.hpp"
#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {
namespace {

constexpr Limits kLittle{.nodes = 2000, .memory = 16u << 20};

PathAnswer solved(const PathTask& task, const std::string& algorithm) {
  PathQuestion question;
  question.algorithm = algorithm;
  question.limits = kLittle;
  const auto answer = task.solve(question);
  promise(answer.has_value(), "a task can be searched by all its algorithms");
  promise(answer->complete || answer->stopped != StopReason::none, "a search that was stopped says why");
  return *answer;
}

}  // namespace

bool path_problem(std::string_view bytes) {
  const auto task = task_from_json(bytes);
  if (!task) {
    promise_explained(task.error());
    return false;
  }
  const PathAnswer cheapest = solved(**task, "ucs");
  for (const auto& algorithm : (*task)->algorithms()) {
    const PathAnswer answer = solved(**task, algorithm);
    if (!answer.complete || !cheapest.complete) continue;
    promise(answer.found == cheapest.found, "what one search finds, all find");
    promise(!answer.found || answer.cost >= cheapest.cost - 1e-9, "nothing is cheaper than the cheapest");
  }
  return true;
}

}  // namespace ariadne::fuzz
