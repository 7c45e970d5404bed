#include "apps/cli/maze.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/cli/failure.hpp"
#include "apps/cli/layouts.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/read_file.hpp"
#include "core/file.hpp"
#include "core/suggest.hpp"
#include "report/drawing/look.hpp"
#include "report/format.hpp"
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
    throw Failure(ExitCode::usage, in_quotes(options.kind) + " is no kind of maze, expected " + one_of(kMazeKinds),
                  did_you_mean(options.kind, kMazeKinds));
  }
  MazePlan plan = options.plan;
  plan.kind = static_cast<MazeKind>(kind - kMazeKinds.begin());
  return plan;
}

void save(const MazeGenerateOptions& options, const Layout& layout) {
  if (!options.force && file_exists(options.output)) {
    throw Failure(ExitCode::usage, "the file " + in_quotes(options.output) + " exists already",
                  "Replace it by --force.");
  }
  value_or_fail(write_file(options.output, write_layout(layout)), ExitCode::environment);
}

Ink ink_of(char c) {
  if (c == '%') return Ink::faint;
  if (c == 'P') return Ink::first;
  return c == '.' ? Ink::strong : Ink::second;
}

// Each run of equal characters in its ink.
std::string painted(const std::string& text, const Look& look) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_not_of(text[at], at), text.size());
    const std::string run = text.substr(at, end - at);
    out += run.find_first_of(" _\n") == 0 ? run : paint(look, ink_of(run.front()), run);
    at = end;
  }
  return out;
}

void print_layout(const Layout& layout, const Context& context) {
  const std::string text = write_layout(layout);
  fmt::print("{}", context.color ? painted(text, {context.utf8, true}) : text);
}

Json named(const std::string& name, const Layout& layout) {
  Json json = {{"name", name}};
  json.update(facts_json(layout));
  return json;
}

int list_builtin(const Context& context) {
  Json json = {{"schema", "ariadne/mazes/1"}, {"mazes", Json::array()}};
  for (const auto& name : builtin_names()) {
    const Layout layout = open_layout(name);
    if (context.json) {
      json["mazes"].push_back(named(name, layout));
    } else {
      fmt::print("{:<16} {}\n", name, size_text(layout));
    }
  }
  if (context.json) print_json(json);
  return 0;
}

Json verdict_json(const std::string& name, const Result<Layout>& layout) {
  Json json = {{"name", name}, {"valid", layout.has_value()}};
  if (layout) {
    json.update(facts_json(*layout));
  } else {
    const Error& error = layout.error();
    json.update({{"error", error.message}, {"line", error.line}, {"column", error.column}});
  }
  return json;
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
  const MazePlan plan = plan_of(options);
  const Layout layout = value_or_fail(generate_maze(plan, context.seed), ExitCode::usage);
  if (!options.output.empty()) save(options, layout);
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
    json.update(named(source_name(options.name), layout));
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
      json["mazes"].push_back(verdict_json(name, layout));
    } else {
      print_verdict(name, layout);
    }
  }
  if (context.json) print_json(json);
  return static_cast<int>(sound ? ExitCode::done : ExitCode::input);
}

}  // namespace ariadne
