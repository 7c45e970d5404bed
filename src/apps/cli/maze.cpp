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
#include "mazes/builtin.hpp"
#include "mazes/movingai.hpp"
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
  std::vector<NamedLayout> layouts;
  for (const auto& name : builtin_names()) layouts.push_back({name, open_layout(name)});
  if (context.json) {
    print_json(mazes_json(layouts));
  } else {
    for (const auto& [name, layout] : layouts) fmt::print("{:<16} {}\n", name, size_text(layout));
  }
  return 0;
}

void print_verdict(const CheckedLayout& checked) {
  const auto& [name, layout] = checked;
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
    print_json(generated_maze_json(options.kind, context.seed, layout));
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
    print_json(maze_json(source_name(options.name), layout));
    return 0;
  }
  print_layout(layout, context);
  remark(context, fmt::format("{}: {}", source_name(options.name), size_text(layout)));
  return 0;
}

int run_maze_check(const MazeCheckOptions& options, const Context& context) {
  std::vector<CheckedLayout> checked;
  for (const auto& file : options.files) {
    checked.push_back({source_name(file), read_layout_or_map(read_file(file), reading_of(options.lenient))});
    if (!context.json) print_verdict(checked.back());
  }
  if (context.json) print_json(maze_checks_json(checked));
  const bool sound = std::ranges::all_of(checked, [](const auto& each) { return each.layout.has_value(); });
  return static_cast<int>(sound ? ExitCode::done : ExitCode::input);
}

}  // namespace ariadne
