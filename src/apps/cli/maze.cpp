#include "apps/cli/maze.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/cli/failure.hpp"
#include "apps/cli/files.hpp"
#include "apps/cli/layouts.hpp"
#include "apps/cli/output.hpp"
#include "core/file.hpp"
#include "core/suggest.hpp"
#include "report/paths/maze_facts.hpp"

namespace ariadne {
namespace {

Reading reading_of(bool lenient) { return lenient ? Reading::lenient : Reading::strict; }

// Remarks go to standard error: what stands on standard output is the layout alone and can be read again.
void remark(const Context& context, const std::string& text) {
  if (!context.quiet) print_aside("{}\n", text);
}

MazePlan plan_of(const MazeGenerateOptions& options) {
  const auto kind = std::find(kMazeKinds.begin(), kMazeKinds.end(), options.kind);
  if (kind == kMazeKinds.end()) {
    throw Failure(ExitCode::usage, in_quotes(options.kind) + " is not a kind of maze; expected " + one_of(kMazeKinds),
                  did_you_mean(options.kind, kMazeKinds));
  }
  MazePlan plan = options.plan;
  plan.kind = static_cast<MazeKind>(kind - kMazeKinds.begin());
  return plan;
}

void print_layout(const Layout& layout, const Context& context) {
  fmt::print("{}", layout_text(layout, {context.utf8, context.color}));
}

int list_builtin(const Context& context) {
  Json json = {{"schema", "ariadne/mazes/1"}, {"mazes", Json::array()}};
  for (const auto& name : builtin_names()) {
    const Layout layout = open_layout(name);
    if (context.json) {
      json["mazes"].push_back(facts_json(name, layout));
    } else {
      fmt::print("{:<16} {}\n", name, size_text(layout));
    }
  }
  if (context.json) print_json(json);
  return 0;
}

void print_verdict(const std::string& name, const Result<Layout>& layout) {
  if (layout) {
    fmt::print("{}: {}; {}\n", name, size_text(*layout), shape_text(*layout));
  } else {
    print_aside("{}", Failure(ExitCode::input, layout.error(), name).text());
  }
}

}  // namespace

int run_maze_generate(const MazeGenerateOptions& options, const Context& context) {
  if (context.json && options.output == "-") {
    throw Failure(ExitCode::usage, "standard output takes one thing: --json, or a file that is called -");
  }
  check_output(options.output, options.force);
  const MazePlan plan = plan_of(options);
  const Layout layout = value_or_fail(generate_maze(plan, context.seed), ExitCode::usage);
  if (!options.output.empty()) write_output(options.output, write_layout(layout));
  if (context.json) {
    Json json = {{"schema", "ariadne/maze/1"}, {"kind", options.kind}, {"seed", context.seed}};
    json.update(facts_json(layout));
    print_json(json);
    return 0;
  }
  if (options.output.empty()) print_layout(layout, context);
  remark(context,
         fmt::format("{}: {}, {}, seed {}", options.kind, size_text(layout), shape_text(layout), context.seed));
  return 0;
}

int run_maze_show(const MazeShowOptions& options, const Context& context) {
  if (options.name.empty()) return list_builtin(context);
  const Layout layout = open_layout(options.name, reading_of(options.lenient));
  if (context.json) {
    Json json = {{"schema", "ariadne/maze/1"}};
    json.update(facts_json(source_name(options.name), layout));
    print_json(json);
    return 0;
  }
  print_layout(layout, context);
  remark(context, fmt::format("{}: {}", source_name(options.name), size_text(layout)));
  return 0;
}

int run_maze_check(const MazeCheckOptions& options, const Context& context) {
  Json json = {{"schema", "ariadne/maze-check/1"}, {"mazes", Json::array()}};
  bool sound = true;
  for (const auto& file : options.files) {
    const std::string name = source_name(file);
    const auto layout = read_layout_or_map(read_file(file), reading_of(options.lenient));
    sound = sound && layout;
    if (context.json) {
      json["mazes"].push_back(maze_check_json(name, layout));
    } else {
      print_verdict(name, layout);
    }
  }
  if (context.json) print_json(json);
  return static_cast<int>(sound ? ExitCode::done : ExitCode::input);
}

}  // namespace ariadne
