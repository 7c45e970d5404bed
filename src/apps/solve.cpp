#include "apps/solve.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "apps/failure.hpp"
#include "apps/format.hpp"
#include "apps/path_runs.hpp"
#include "apps/signals.hpp"
#include "apps/solve_progress.hpp"
#include "apps/solve_report.hpp"
#include "apps/solve_show.hpp"
#include "apps/terminal/expansion_player.hpp"
#include "arena/file.hpp"
#include "core/result.hpp"

namespace ariadne {
namespace {

using Names = std::vector<std::string>;

// Found out before any search begins.
void check_output(const std::string& file, bool force) {
  if (file.empty() || file == "-") return;
  if (!force && file_exists(file)) {
    throw Failure(ExitCode::usage, "the file " + in_quotes(file) + " exists and is kept",
                  "Choose another name, or replace it with --force.");
  }
  value_or_fail(check_writable(file), ExitCode::environment);
}

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
  if (!(options.weight >= 1) || !std::isfinite(options.weight)) {
    throw Failure(ExitCode::usage, fmt::format("--weight is {}, expected 1 or more", options.weight));
  }
  if (!options.expect.empty() && options.expect != "path") {
    throw Failure(ExitCode::usage, "--expect is " + in_quotes(options.expect) + ", expected path");
  }
  if (options.animate && !(context.input_tty && Screen::is_possible())) {
    throw Failure(ExitCode::usage, "--animate needs a terminal", "--svg FILE draws a picture without one.");
  }
}

Names algorithms_of(const SolveOptions& options, const PathTask& task) {
  Names algorithms = options.algorithms;
  if (algorithms.empty()) algorithms = {default_algorithm(task)};
  for (const auto& name : algorithms) value_or_fail(task.check_algorithm(name), ExitCode::usage);
  check_names(options.heuristics, task.heuristics(), "heuristic");
  if (options.upper_bound_only && std::ranges::count(algorithms, "exact") == 0) {
    throw Failure(ExitCode::usage, "--upper-bound-only is a way of exact", "Use it with --problem food --algo exact.");
  }
  return algorithms;
}

void check_pictures(const SolveOptions& options, const PathSource& source) {
  if (source.scene || (options.svg.empty() && !options.animate)) return;
  throw Failure(ExitCode::usage, "only mazes are drawn, and this is a problem without places",
                "--show lists the actions, --trace FILE the states.");
}

std::vector<PathAnswer> answers_of(const SolveOptions& options, const Context& context, const PathTask& task) {
  PathQuestion question;
  question.weight = options.weight;
  question.limits = {options.nodes, options.time};
  question.stop = &interrupted();
  question.trace = options.animate || !options.trace.empty() || !options.svg.empty();
  question.upper_bound_only = options.upper_bound_only;
  SolveProgress progress(context);
  return run_all(task, algorithms_of(options, task), options.heuristics, question,
                 [&](const std::string& search) { progress.begin(search); });
}

void write_output(const std::string& file, const std::string& text) {
  if (file == "-") {
    fmt::print("{}", text);
  } else {
    value_or_fail(write_file(file, text), ExitCode::environment);
  }
}

void print_object(const SolveOptions& options, const PathSource& source, const std::vector<PathAnswer>& answers) {
  Json json = {{"schema", "ariadne/solve/1"}, {"layout", source.name}, {"problem", source.problem}};
  json["title"] = source.task->title();
  json["results"] = Json::array();
  for (const auto& answer : answers) json["results"].push_back(answer_json(answer, !options.trace.empty()));
  print_json(json);
}

void print_text(const SolveOptions& options, const Context& context, const PathSource& source,
                const std::vector<PathAnswer>& answers) {
  const bool weighted = std::ranges::any_of(answers, [](const auto& answer) { return answer.algorithm == "wastar"; });
  fmt::print("{}, {}{}\n", source.name, source.task->title(),
             weighted ? fmt::format(", weight {}", options.weight) : "");
  fmt::print("{}", answer_table(answers));
  if (!options.show) return;
  for (const auto& answer : answers) {
    fmt::print("\n{}", shown_answer(source, answer, show_limits(), {context.utf8, context.color}));
  }
}

void animate(const MazeScene& scene, const std::vector<PathAnswer>& answers, const Context& context) {
  Screen screen;
  ExpansionPlayer(screen, scene, answers, {context.utf8, context.color}).run();
}

int exit_code(const SolveOptions& options, const std::vector<PathAnswer>& answers) {
  if (interrupted()) return interrupted_exit_code();
  const bool found = std::ranges::all_of(answers, [](const PathAnswer& answer) { return answer.found; });
  return static_cast<int>(options.expect == "path" && !found ? ExitCode::failed : ExitCode::done);
}

}  // namespace

int run_solve(const SolveOptions& options, const Context& context) {
  check_options(options, context);
  const PathSource source = open_path_source(options.problem);
  check_pictures(options, source);
  const auto answers = answers_of(options, context, *source.task);
  if (answers.empty()) return interrupted_exit_code();
  if (options.animate && source.scene) animate(*source.scene, answers, context);
  if (context.json) {
    print_object(options, source, answers);
  } else if (!prints_file(options, context)) {
    print_text(options, context, source, answers);
  }
  if (!options.trace.empty() && !trace_in_object(options, context)) write_output(options.trace, trace_lines(answers));
  if (!options.svg.empty() && source.scene) write_output(options.svg, svg_of(source, *source.scene, answers));
  return exit_code(options, answers);
}

}  // namespace ariadne
