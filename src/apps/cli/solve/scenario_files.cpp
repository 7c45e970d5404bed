#include "apps/cli/solve/scenario_files.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "apps/cli/layouts.hpp"

namespace ariadne {
namespace {

MazeProblem problem_of(const PathProblemOptions& options) {
  if (!options.start.empty() || !options.goal.empty()) {
    throw Failure(ExitCode::usage, "a scenario has its own start and goal", "Leave out --start and --goal.");
  }
  MazeProblem problem;
  problem.problem = options.problem.empty() ? "octile" : options.problem;
  if (problem.problem != "octile" && problem.problem != "position") {
    throw Failure(ExitCode::usage, "--scenario and --problem " + problem.problem + " cannot be combined",
                  "Scenarios are ways from cell to cell: octile in eight directions, position in four.");
  }
  if (!options.cost.empty()) problem.cost = options.cost;
  return problem;
}

}  // namespace

ScenarioChoice read_scenario_choice(const std::string& text) {
  const std::size_t colon = text.rfind(':');
  const bool numbered = colon != std::string::npos && colon + 1 < text.size() &&
                        text.find_first_not_of("0123456789", colon + 1) == std::string::npos;
  if (!numbered) return {text, 0};
  ScenarioChoice read{text.substr(0, colon), 0};
  const auto result = std::from_chars(text.data() + colon + 1, text.data() + text.size(), read.entry);
  if (result.ec == std::errc() && read.entry > 0) return read;
  throw Failure(ExitCode::usage, "--scenario is " + in_quotes(text) + ", expected FILE, or FILE:N with N from 1 on");
}

ScenarioSet::ScenarioSet(const PathProblemOptions& options, const std::string& file)
    : map_name_(source_name(options.source)),
      map_(open_layout(options.source, options.lenient ? Reading::lenient : Reading::strict)),
      problem_(problem_of(options)) {
  entries_ = value_or_fail(read_scenarios(read_file(file), map_.layout()->grid), ExitCode::input, source_name(file));
}

PathSource ScenarioSet::source(std::size_t number) const {
  MazeProblem problem = problem_;
  problem.start = entry(number).start;
  problem.goal = entry(number).goal;
  PathSource source = value_or_fail(maze_source(map_, map_name_, problem), ExitCode::usage);
  if (problem.problem == "octile") source.stated_length = entry(number).length;
  return source;
}

PathSource open_scenario(const PathProblemOptions& options, const ScenarioChoice& choice) {
  const ScenarioSet set(options, choice.file);
  if (choice.entry > set.size()) {
    throw Failure(ExitCode::usage,
                  fmt::format("there is no entry {} in {} (1..{})", choice.entry, in_quotes(choice.file), set.size()));
  }
  return set.source(choice.entry);
}

}  // namespace ariadne
