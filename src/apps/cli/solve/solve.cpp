#include "apps/cli/solve/solve.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "agents/external/planner.hpp"
#include "agents/paths/path_names.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "apps/cli/layouts.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/play/play.hpp"
#include "apps/cli/screens.hpp"
#include "apps/cli/serve.hpp"
#include "apps/cli/signals.hpp"
#include "apps/cli/solve/choice.hpp"
#include "apps/cli/solve/progress.hpp"
#include "apps/cli/solve/scenario_files.hpp"
#include "apps/cli/solve/source.hpp"
#include "core/result.hpp"
#include "mazes/builtin.hpp"
#include "report/paths/picture.hpp"
#include "report/paths/table.hpp"

namespace ariadne {
namespace {

// With --json the order of expansion is part of the object.
bool trace_in_object(const SolveOptions& options, const Context& context) {
  return context.json && options.trace == "-";
}

// A file on standard output takes the place of the table.
bool prints_file(const SolveOptions& options, const Context& context) {
  return options.svg == "-" || (options.trace == "-" && !context.json);
}

void check_outputs(const SolveOptions& options, const Context& context) {
  check_output(options.trace, options.force);
  check_output(options.svg, options.force);
  if (!options.trace.empty() && options.trace == options.svg) {
    throw Failure(ExitCode::usage, "--trace and --svg cannot both be written to " + in_quotes(options.svg));
  }
  if (context.json + options.show + prints_file(options, context) > 1) {
    throw Failure(ExitCode::usage, "standard output takes one thing: --json, --show, or a file that is called -");
  }
}

void check_options(const SolveOptions& options, const Context& context) {
  check_outputs(options, context);
  if (!options.expect.empty() && options.expect != "path") {
    throw Failure(ExitCode::usage, "--expect is " + in_quotes(options.expect) + ", expected path");
  }
  if (options.animate && !wants_screen(context, false)) {
    throw Failure(ExitCode::usage, "--animate needs a terminal", "--svg FILE draws a picture without one.");
  }
}

void check_pictures(const SolveOptions& options, const PathSource& source) {
  if (source.scene || (options.svg.empty() && !options.animate)) return;
  throw Failure(ExitCode::usage, "this problem has no map to draw",
                "--show lists the actions, --trace FILE the states.");
}

// The plan of an agent in another process, as the rules of the problem judge it.
PathAnswer answer_of_agent(const std::string& spec, const PathQuestion& question, const Context& context,
                           const PathSource& source) {
  const auto command = value_or_fail(read_external(spec), ExitCode::usage);
  auto answer = external_plan(command, *source.task, source.description(), question, context.external);
  if (answer) return std::move(*answer);
  print_evidence(answer.error());
  throw Failure(ExitCode::agent, fmt::format("{} failed ({}): {}", in_quotes(spec), name_of(answer.error().kind),
                                             answer.error().reason));
}

std::vector<PathAnswer> answers_of(PathRuns runs, const Context& context, const PathSource& source) {
  SolveProgress progress(context);
  runs.elsewhere = [&](const std::string& spec, const PathQuestion& question) {
    return answer_of_agent(spec, question, context, source);
  };
  return value_or_fail(run_all(*source.task, runs, [&](const std::string& search) { progress.begin(search); }),
                       ExitCode::usage);
}

// As wide as the terminal, if there is one.
ShowLimits show_limits() {
  ShowLimits limits;
  if (const auto columns = output_columns()) limits.columns = *columns;
  return limits;
}

void print_text(const SolveOptions& options, const Context& context, const PathSource& source, double weight,
                const std::vector<PathAnswer>& answers) {
  fmt::print("{}", solve_text(source, answers, weight));
  if (!options.show) return;
  for (const auto& answer : answers) {
    fmt::print("\n{}", shown_answer(source, answer, show_limits(), {context.utf8, context.color}));
  }
}

void animate(const PathSource& source, const std::vector<PathAnswer>& answers, const Context& context) {
  context.screens->expansions(heading_of(source), source.scene(), answers, {context.utf8, context.color});
}

int exit_code(const SolveOptions& options, const PathSource& source, const std::vector<PathAnswer>& answers) {
  if (interrupted()) return interrupted_exit_code();
  const auto fails = [&](const PathAnswer& answer) {
    return (options.expect == "path" && !answer.found) || is_as_stated(source.stated_length, answer) == false;
  };
  return static_cast<int>(std::ranges::any_of(answers, fails) ? ExitCode::failed : ExitCode::done);
}

int solve_one(const SolveOptions& options, const Context& context, const PathSource& source) {
  check_pictures(options, source);
  const PathRuns runs = choice_of(options, *source.task);
  const auto answers = answers_of(runs, context, source);
  if (answers.empty()) return interrupted_exit_code();
  if (options.animate && source.scene) animate(source, answers, context);
  if (context.json) {
    print_json(solve_json(source, answers, !options.trace.empty()));
  } else if (!prints_file(options, context)) {
    print_text(options, context, source, runs.question.weight, answers);
  }
  if (!options.trace.empty() && !trace_in_object(options, context)) write_output(options.trace, trace_lines(answers));
  if (!options.svg.empty() && source.scene) write_output(options.svg, svg_of(source, answers));
  return exit_code(options, source, answers);
}

Json cell_json(const std::string& text, const std::string& option) {
  const Cell cell = value_or_fail(read_cell(text, option), ExitCode::usage);
  return {cell.x, cell.y};
}

// Every algorithm with every heuristic, as they would be run here.
Json runs_json(const PathRuns& runs) {
  Json json = Json::array();
  for (const auto& algorithm : runs.algorithms) {
    const bool informed = uses_heuristic(algorithm) && !runs.heuristics.empty();
    for (const auto& heuristic : informed ? runs.heuristics : std::vector<std::string>{""}) {
      Json run = {{"algorithm", algorithm}};
      if (!heuristic.empty()) run["heuristic"] = heuristic;
      if (algorithm == "wastar") run["weight"] = runs.question.weight;
      json.push_back(std::move(run));
    }
  }
  return json;
}

int solve_in_browser(const SolveOptions& options, const Context& context) {
  const PathProblemOptions& problem = options.problem;
  if (!options.scenario.empty()) throw Failure(ExitCode::usage, "--scenario cannot be combined with --ui web");
  const PathSource source = open_path_source(problem);
  if (!source.scene) throw Failure(ExitCode::usage, "this problem has no map to draw");
  const Reading reading = problem.lenient ? Reading::lenient : Reading::strict;
  Json arguments = {{"problem", source.problem}, {"runs", runs_json(choice_of(options, *source.task))}};
  if (find_builtin(problem.source) != nullptr) {
    arguments["maze"] = problem.source;
  } else {
    arguments["text"] = write_layout(open_layout(problem.source, reading));
  }
  if (!problem.cost.empty()) arguments["cost"] = problem.cost;
  if (!problem.start.empty()) arguments["start"] = cell_json(problem.start, "--start");
  if (!problem.goal.empty()) arguments["goal"] = cell_json(problem.goal, "--goal");
  return show_call("solve", "solve", std::move(arguments), context);
}

}  // namespace

int run_solve(const SolveOptions& options, const Context& context) {
  if (options.ui == kWebUi) return solve_in_browser(options, context);
  check_options(options, context);
  if (options.scenario.empty()) return solve_one(options, context, open_path_source(options.problem));
  const ScenarioChoice choice = read_scenario_choice(options.scenario);
  if (choice.entry == 0) return solve_scenarios(options, choice.file, context);
  return solve_one(options, context, open_scenario(options.problem, choice));
}

}  // namespace ariadne
