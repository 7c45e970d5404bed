#include "apps/cli/check_heuristic.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/cli/failure.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/signals.hpp"
#include "apps/cli/solve/progress.hpp"
#include "report/paths/heuristic_table.hpp"
#include "report/paths/runs.hpp"

namespace ariadne {
namespace {

// The given ones, or all that the problem has.
std::vector<std::string> heuristics_of(const CheckHeuristicOptions& options, const PathTask& task) {
  const auto known = task.heuristics();
  for (const auto& name : options.heuristics) value_or_fail(check_name(name, known, "heuristic"), ExitCode::usage);
  return options.heuristics.empty() ? known : without_repeats(options.heuristics);
}

std::vector<CheckedHeuristic> checked(const CheckHeuristicOptions& options, const PathTask& task,
                                      const Context& context) {
  const auto names = heuristics_of(options, task);
  SolveProgress progress(context);
  progress.begin("check-heuristic");
  const Limits limits{options.nodes, options.time, options.memory};
  const auto verdicts = value_or_fail(task.check_heuristics(names, limits, &interrupted()), ExitCode::usage);
  std::vector<CheckedHeuristic> heuristics;
  for (std::size_t i = 0; i < names.size(); ++i) heuristics.push_back({names[i], verdicts[i]});
  return heuristics;
}

}  // namespace

int run_check_heuristic(const CheckHeuristicOptions& options, const Context& context) {
  const PathSource source = open_path_source(options.problem);
  const auto heuristics = checked(options, *source.task, context);
  if (context.json) {
    print_json(heuristics_json(source, heuristics));
  } else {
    fmt::print("{}, {}\n{}", source.name, source.task->title(), heuristic_table(heuristics));
  }
  if (interrupted()) return interrupted_exit_code();
  return static_cast<int>(std::ranges::all_of(heuristics, passes) ? ExitCode::done : ExitCode::failed);
}

}  // namespace ariadne
