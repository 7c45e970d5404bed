#pragma once

#include <chrono>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "agents/paths/path_task.hpp"
#include "core/path_problem.hpp"
#include "core/path_result.hpp"

namespace ariadne {

// What a problem's own method gives: a result as of any search, and how much is proven.
template <PathProblem P>
struct OwnResult {
  PathResult<typename P::Action, typename P::Cost> result;
  bool proven = true;                        // nothing is cheaper than the plan; without a plan: there is none
  std::optional<double> lower_bound;         // where a proof was begun and not finished
  bool expands_states = true;                // false: it works on something else, and there is nothing to trace
  std::vector<typename P::State> expansion;  // if a trace is wanted
};

// The answer of answered(budget), with the time it took.
template <class Answered>
PathAnswer timed_answer(const PathQuestion& question, const Answered& answered) {
  const auto start = std::chrono::steady_clock::now();
  Budget budget(question.limits, question.stop);
  PathAnswer answer = answered(budget);
  answer.time = std::chrono::steady_clock::now() - start;
  answer.algorithm = question.algorithm;
  return answer;
}

// All of a result but its plan. A search that was not stopped and found nothing has proved that there is no path.
template <class Action, class Cost>
void fill_figures(const PathResult<Action, Cost>& result, bool optimal, PathAnswer& answer) {
  answer.found = result.plan.has_value();
  answer.complete = result.complete();
  answer.stopped = result.stopped;
  answer.optimal = answer.found ? optimal : answer.complete;
  answer.expanded = result.expanded;
  answer.generated = result.generated;
  answer.peak_frontier = result.peak_frontier;
}

template <PathProblem P>
void fill_figures(const OwnResult<P>& own, PathAnswer& answer) {
  fill_figures(own.result, own.proven, answer);
  answer.lower_bound = own.lower_bound;
  answer.traceable = own.expands_states;
}

// What is wrong with a plan from elsewhere.
inline tl::unexpected<Error> impossible_step(std::size_t before, const std::string& action, const std::string& state) {
  return failure("step " + std::to_string(before + 1) + " of the plan is " + in_quotes(action) +
                 ", which is not possible at " + state);
}
inline tl::unexpected<Error> ends_elsewhere(const std::string& state) {
  return failure("the plan ends at " + state + ", which is not a goal");
}

// To be called with the outcome of every replay: a plan that fails it is a bug and is not returned.
inline void check_holds(bool holds, const std::string& algorithm) {
  if (!holds) throw std::logic_error("the plan of " + algorithm + " does not hold");
}

}  // namespace ariadne
