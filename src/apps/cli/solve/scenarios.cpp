#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/signals.hpp"
#include "apps/cli/solve/choice.hpp"
#include "apps/cli/solve/progress.hpp"
#include "apps/cli/solve/scenario_files.hpp"
#include "report/paths/scenario_table.hpp"

namespace ariadne {
namespace {

void check_for_many(const SolveOptions& options) {
  const bool pictures = options.show || options.animate || !options.trace.empty() || !options.svg.empty();
  if (!pictures) return;
  throw Failure(ExitCode::usage, "--show, --animate, --trace and --svg need a single entry",
                "Choose it by its number: --scenario FILE:N");
}

// Ends early when it is interrupted.
std::vector<ScenarioRun> runs_of(const ScenarioSet& set, const SolveOptions& options, const Context& context) {
  SolveProgress progress(context);
  std::vector<ScenarioRun> runs;
  for (std::size_t number = 1; number <= set.size() && !interrupted(); ++number) {
    const PathSource source = set.source(number);
    const auto answers = run_all(*source.task, choice_of(options, *source.task), [&](const std::string& search) {
      progress.rename(fmt::format("entry {} of {}, {}", number, set.size(), search));
    });
    for (const auto& answer : value_or_fail(answers, ExitCode::usage)) {
      runs.push_back({number, set.entry(number), answer, is_as_stated(source.stated_length, answer)});
    }
  }
  return runs;
}

}  // namespace

int solve_scenarios(const SolveOptions& options, const std::string& file, const Context& context) {
  check_for_many(options);
  const ScenarioSet set(options.problem, file);
  if (set.size() == 0) throw Failure(ExitCode::nothing, in_quotes(file) + " has no entries");
  const auto runs = runs_of(set, options, context);
  const ScenarioFile head{set.map_name(), source_name(file), set.problem(), set.size()};
  if (context.json) {
    print_json(scenarios_json(head, runs));
  } else {
    fmt::print("{}", scenarios_text(head, runs));
  }
  if (interrupted()) return interrupted_exit_code();
  const auto fails = [&](const ScenarioRun& run) {
    return run.equal == false || (options.expect == "path" && !run.answer.found);
  };
  return static_cast<int>(std::ranges::any_of(runs, fails) ? ExitCode::failed : ExitCode::done);
}

}  // namespace ariadne
