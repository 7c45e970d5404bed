#include "apps/cli/solve/scenarios.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/cli/failure.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/signals.hpp"
#include "apps/cli/solve/choice.hpp"
#include "apps/cli/solve/progress.hpp"
#include "apps/cli/solve/runs.hpp"
#include "apps/cli/solve/scenario_files.hpp"
#include "report/format.hpp"
#include "report/paths/scenario_table.hpp"

namespace ariadne {
namespace {

void check_for_many(const SolveOptions& options) {
  const bool pictures = options.show || options.animate || !options.trace.empty() || !options.svg.empty();
  if (!pictures) return;
  throw Failure(ExitCode::usage, "--show, --animate, --trace and --svg are of one entry",
                "Choose it by its number: --scenario FILE:N");
}

// Ends early once somebody asked to stop.
std::vector<ScenarioRun> runs_of(const ScenarioSet& set, const SolveOptions& options, const Context& context) {
  SolveProgress progress(context);
  std::vector<ScenarioRun> runs;
  for (std::size_t number = 1; number <= set.size() && !interrupted(); ++number) {
    const PathSource source = set.source(number);
    const SolveChoice choice = choice_of(options, *source.task);
    const auto answers =
        run_all(*source.task, choice.algorithms, choice.heuristics, choice.question, [&](const std::string& search) {
          progress.rename(fmt::format("entry {} of {}, {}", number, set.size(), search));
        });
    for (const auto& answer : answers) {
      runs.push_back({number, set.entry(number), answer, is_as_stated(source.stated_length, answer)});
    }
  }
  return runs;
}

void print_object(const ScenarioSet& set, const std::string& file, std::span<const ScenarioRun> runs) {
  Json json = {{"schema", "ariadne/scenarios/1"}, {"layout", set.map_name()}, {"scenario", file}};
  json["problem"] = set.problem();
  json["entries"] = set.size();
  json["results"] = Json::array();
  for (const auto& run : runs) json["results"].push_back(scenario_run_json(run));
  json["totals"] = scenario_totals_json(runs);
  print_json(json);
}

void print_text(const ScenarioSet& set, const std::string& file, std::span<const ScenarioRun> runs) {
  fmt::print("{}, {}, {} scenarios of {}\n{}", set.map_name(), set.problem(), with_commas(set.size()), file,
             scenario_table(runs));
  if (set.problem() == "position") fmt::print("the stated lengths are of ways in eight directions\n");
}

}  // namespace

int run_solve_scenarios(const SolveOptions& options, const std::string& file, const Context& context) {
  check_for_many(options);
  const ScenarioSet set(options.problem, file);
  if (set.size() == 0) throw Failure(ExitCode::nothing, in_quotes(file) + " has no entries");
  const auto runs = runs_of(set, options, context);
  if (context.json) {
    print_object(set, file, runs);
  } else {
    print_text(set, file, runs);
  }
  if (interrupted()) return interrupted_exit_code();
  const auto fails = [&](const ScenarioRun& run) {
    return run.equal == false || (options.expect == "path" && !run.answer.found);
  };
  return static_cast<int>(std::ranges::any_of(runs, fails) ? ExitCode::failed : ExitCode::done);
}

}  // namespace ariadne
