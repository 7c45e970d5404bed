#include "apps/cli/solve/scenario_files.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "apps/cli/failure.hpp"
#include "apps/cli/layouts.hpp"
#include "apps/cli/read_file.hpp"

namespace ariadne {
namespace {

// Lengths are written with six figures, and rounding changes them by half of this at most.

MazeProblem problem_of(const PathProblemOptions& options) {
  if (!options.start.empty() || !options.goal.empty()) {
    throw Failure(ExitCode::usage, "a scenario has its own start and goal", "Leave out --start and --goal.");
  }
  MazeProblem problem;
  problem.problem = options.problem.empty() ? "octile" : options.problem;
  if (problem.problem != "octile" && problem.problem != "position") {
    throw Failure(ExitCode::usage, "--scenario and --problem " + problem.problem + " do not fit together",
                  "Scenarios are ways from cell to cell: octile in eight directions, position in four.");
  }
  if (!options.cost.empty()) problem.cost = options.cost;
  return problem;
}

}  // namespace

ScenarioWord read_scenario_word(const std::string& word) {
  const std::size_t colon = word.rfind(':');
  const bool numbered = colon != std::string::npos && colon + 1 < word.size() &&
                        word.find_first_not_of("0123456789", colon + 1) == std::string::npos;
  if (!numbered) return {word, 0};
  ScenarioWord read{word.substr(0, colon), 0};
  const auto result = std::from_chars(word.data() + colon + 1, word.data() + word.size(), read.entry);
  if (result.ec == std::errc() && read.entry > 0) return read;
  throw Failure(ExitCode::usage, "--scenario is " + in_quotes(word) + ", expected FILE, or FILE:N with N from 1 on");
}

ScenarioSet::ScenarioSet(const PathProblemOptions& options, const std::string& file)
    : map_name_(source_name(options.source)), problem_(problem_of(options)) {
  map_ = open_layout(options.source, options.lenient ? Reading::lenient : Reading::strict);
  entries_ = value_or_fail(read_scenarios(read_file(file), map_.grid), ExitCode::input, source_name(file));
}

PathSource ScenarioSet::source(std::size_t number) const {
  MazeProblem problem = problem_;
  problem.start = entry(number).start;
  problem.goal = entry(number).goal;
  PathSource source = value_or_fail(maze_source(map_, map_name_, problem), ExitCode::usage);
  if (problem.problem == "octile") source.stated_length = entry(number).length;
  return source;
}

PathSource open_scenario(const PathProblemOptions& options, const ScenarioWord& word) {
  const ScenarioSet set(options, word.file);
  if (word.entry > set.size()) {
    throw Failure(ExitCode::usage, fmt::format("{} has {} entr{}, and none is {}", in_quotes(word.file), set.size(),
                                               set.size() == 1 ? "y" : "ies", word.entry));
  }
  return set.source(word.entry);
}

}  // namespace ariadne
