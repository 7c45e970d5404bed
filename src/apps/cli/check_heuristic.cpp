#include "apps/cli/check_heuristic.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/cli/failure.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/signals.hpp"
#include "apps/cli/solve/progress.hpp"
#include "apps/cli/solve/runs.hpp"
#include "report/format.hpp"
#include "report/solution/verdict_table.hpp"

namespace ariadne {

int run_check_heuristic(const CheckHeuristicOptions& options, const Context& context) {
  const PathSource source = open_path_source(options.problem);
  const auto known = source.task->heuristics();
  const auto asked = without_repeats(options.heuristics);
  for (const auto& name : asked) value_or_fail(check_name(name, known, "heuristic"), ExitCode::usage);
  std::vector<NamedVerdict> verdicts;
  {
    SolveProgress progress(context);
    progress.begin("check-heuristic");
    const auto& names = asked.empty() ? known : asked;
    const Limits limits{options.nodes, options.time, options.memory};
    const auto checked = value_or_fail(source.task->check_heuristics(names, limits, &interrupted()), ExitCode::usage);
    for (std::size_t i = 0; i < names.size(); ++i) verdicts.push_back({names[i], checked[i]});
  }
  if (context.json) {
    Json json = {{"schema", "ariadne/heuristics/1"}, {"layout", source.name}, {"problem", source.problem}};
    json["title"] = source.task->title();
    json["heuristics"] = Json::array();
    for (const auto& verdict : verdicts) json["heuristics"].push_back(verdict_json(verdict));
    print_json(json);
  } else {
    fmt::print("{}, {}\n{}", source.name, source.task->title(), verdict_text(verdicts));
  }
  if (interrupted()) return interrupted_exit_code();
  return static_cast<int>(std::ranges::all_of(verdicts, passes) ? ExitCode::done : ExitCode::failed);
}

}  // namespace ariadne
