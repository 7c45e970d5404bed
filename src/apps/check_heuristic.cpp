#include "apps/check_heuristic.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/failure.hpp"
#include "apps/format.hpp"
#include "apps/path_runs.hpp"
#include "apps/signals.hpp"
#include "apps/solve_progress.hpp"
#include "apps/verdict_report.hpp"

namespace ariadne {

int run_check_heuristic(const CheckHeuristicOptions& options, const Context& context) {
  const PathSource source = open_path_source(options.problem);
  const auto known = source.task->heuristics();
  const auto asked = without_repeats(options.heuristics);
  check_names(asked, known, "heuristic");
  std::vector<NamedVerdict> verdicts;
  {
    SolveProgress progress(context);
    for (const auto& name : asked.empty() ? known : asked) {
      progress.begin(name);
      const auto verdict =
          source.task->check_heuristic(name, {options.nodes, options.time, options.memory}, &interrupted());
      if (interrupted()) break;
      verdicts.push_back({name, value_or_fail(verdict, ExitCode::failed)});
    }
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
