#include "apps/cli/command_line/read.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <random>

#include "agents/registry.hpp"
#include "apps/cli/command_line/tree.hpp"
#include "apps/cli/command_line/words.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/output.hpp"
#include "core/suggest.hpp"
#include "core/text.hpp"
#include "report/catalogue.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

std::uint64_t drawn_seed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32 | device()) >> 11;  // 53 bits: exact in every reader of JSON
}

Context context_of(const Options& options) {
  Context context = context_of_terminal(options.color);
  context.json = options.json;
  context.quiet = options.quiet;
  context.seed_given = options.seed.has_value();
  context.seed = options.seed ? *options.seed : drawn_seed();
  context.external = options.external;
  const auto sandbox = std::ranges::find(kSandboxNames, options.sandbox);
  context.external.sandbox = static_cast<Sandbox>(sandbox - std::begin(kSandboxNames));
  return context;
}

std::string help_of(const CLI::App& command) {
  const CLI::App* parent = command.get_parent();
  if (parent == nullptr) return command.help();
  return command.help(full_name(*parent)) + "\nGlobal options: --json, --quiet, --color, --seed, --help\n";
}

// The arguments in an unambiguous order: commands, options with their values, positional arguments.
std::vector<std::string> in_order(const CommandWords& words) {
  std::vector<std::string> ordered;
  for (const auto* app = words.command; app->get_parent() != nullptr; app = app->get_parent()) {
    ordered.insert(ordered.begin(), app->get_name());
  }
  for (const auto& [option, name, value] : words.options) {
    ordered.push_back("--" + option->get_lnames().front() + (value.empty() ? "" : "=" + value));
  }
  if (!words.arguments.empty()) ordered.push_back("--");
  ordered.insert(ordered.end(), words.arguments.begin(), words.arguments.end());
  return ordered;
}

// Fills in the options. CLI11 takes its arguments from the back.
void parse(CommandTree& tree, const CommandWords& words) {
  auto ordered = in_order(words);
  std::reverse(ordered.begin(), ordered.end());
  try {
    tree.program().parse(ordered);
  } catch (const CLI::ParseError&) {  // invalid values throw a Failure instead
    throw Failure(ExitCode::usage, "these arguments cannot be combined",
                  "See: " + full_name(*words.command) + " --help");
  }
}

Run printing(std::string text) {
  return [text = std::move(text)](const Context&) {
    fmt::print("{}", text);
    return 0;
  };
}

Run completing(const std::vector<std::string>& words) {
  std::string text;
  for (const auto& candidate : completions(words)) text += candidate + "\n";
  return printing(std::move(text));
}

// The games and agents that have a setting of this name.
std::vector<std::string> with_setting(const std::string& name) {
  std::vector<std::string> owners;
  const auto add = [&](const std::string& owner, const std::vector<Parameter>& parameters) {
    const bool has = std::ranges::count(parameters, name, &Parameter::name) > 0;
    if (has && std::ranges::count(owners, owner) == 0) owners.push_back(owner);
  };
  for (const GameEntry* game : games()) {
    add(game->info().id, game->info().parameters);
    for (const auto& agent : game->agents()) add(agent.name, agent.parameters);
  }
  return owners;
}

// There is also a page on every game, agent and path algorithm, but they are too many to be listed.
std::string topic_suggestion(const std::string& typed, std::vector<std::string> commands) {
  if (const auto owners = with_setting(typed); !owners.empty()) {
    return fmt::format("It is a setting of {}. See: ariadne help {}", enumerated(owners), owners.front());
  }
  for (const auto& topic : help_topics()) commands.push_back(topic);
  std::vector<std::string> known = commands;
  for (const auto& name : names_to_show()) known.push_back(name);
  const std::string close = did_you_mean(typed, known);
  return close.empty() ? "Available: " + list_of(commands) + ", and whatever ariadne list shows." : close;
}

}  // namespace

Invocation read_command_line(const std::vector<std::string>& arguments) {
  if (!arguments.empty() && arguments.front() == "__complete") {
    return {Context{}, completing({arguments.begin() + 1, arguments.end()})};
  }
  // The run refers to the options, so it keeps them alive.
  const auto tree = std::make_shared<CommandTree>();
  const CommandWords words = read_words(tree->program(), arguments);
  const bool lost = words.fault && !command_names(*words.command).empty();
  if (words.has("--help") && !lost) return {Context{}, printing(help_of(*words.command))};
  value_or_fail(check_words(words), ExitCode::usage);
  parse(*tree, words);
  const Context context = context_of(tree->options());
  if (context.external.sandbox == Sandbox::off && !context.quiet) {
    print_aside("warning: with --sandbox off, agents in other processes can do whatever you can\n");
  }
  if (tree->options().version) return {context, run_version};
  if (words.command == &tree->program()) return {context, run_without_arguments};
  return {context, [tree, command = words.command](const Context& given) { return tree->run_of(*command)(given); }};
}

std::string help_of(const std::vector<std::string>& command) {
  CommandTree tree;
  const CommandWords words = read_words(tree.program(), command);
  if (words.fault || !words.arguments.empty()) {
    if (const auto pages = everything_called(joined(command)).pages; !pages.empty()) return joined(pages, "\n");
    throw Failure(ExitCode::usage, "there is no help topic " + in_quotes(joined(command)),
                  topic_suggestion(joined(command), command_names(tree.program())));
  }
  return help_of(*words.command);
}

}  // namespace ariadne
