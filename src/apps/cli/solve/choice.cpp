#include "apps/cli/solve/choice.hpp"

#include <algorithm>

#include "agents/external/command.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/signals.hpp"
#include "core/suggest.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

using Names = std::vector<std::string>;

// Fails unless one of `users` is among the algorithms.
void check_use(const std::string& option, const Names& users, const Names& algorithms) {
  const auto uses = [&](const std::string& name) { return std::ranges::count(users, name) > 0; };
  if (std::ranges::any_of(algorithms, uses)) return;
  throw Failure(ExitCode::usage, option + " is only for " + one_of(users) + ", not for " + joined(algorithms, ", "),
                "Choose with --algo, such as --algo " + users.front() + ".");
}

PathQuestion question_of(const SolveOptions& options) {
  PathQuestion question;
  question.weight = options.weight.value_or(question.weight);
  question.limits = {options.nodes, options.time, options.memory};
  question.stop = &interrupted();
  question.trace = options.animate || !options.trace.empty() || !options.svg.empty();
  question.upper_bound_only = options.upper_bound_only;
  return question;
}

}  // namespace

PathRuns choice_of(const SolveOptions& options, const PathTask& task) {
  PathRuns choice{without_repeats(options.algorithms), without_repeats(options.heuristics), question_of(options)};
  if (choice.algorithms.empty()) choice.algorithms = {default_algorithm(task)};
  for (const auto& name : choice.algorithms) {
    if (!is_external(name)) value_or_fail(task.check_algorithm(name), ExitCode::usage);
  }
  for (const auto& name : choice.heuristics) {
    value_or_fail(check_name(name, task.heuristics(), "heuristic"), ExitCode::usage);
  }
  if (!choice.heuristics.empty()) check_use("--heuristic", informed_algorithms(), choice.algorithms);
  if (options.weight) check_use("--weight", {"wastar"}, choice.algorithms);
  if (options.upper_bound_only) check_use("--upper-bound-only", {"exact"}, choice.algorithms);
  return choice;
}

}  // namespace ariadne
