#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/layouts.hpp"
#include "apps/cli/output.hpp"
#include "core/suggest.hpp"
#include "report/catalogue.hpp"
#include "report/format.hpp"
#include "report/paths/maze_facts.hpp"

namespace ariadne {
namespace {

std::vector<const GameEntry*> games_meant(const std::string& spec) {
  if (!spec.empty()) return {game_spec(spec).game};
  return {games().begin(), games().end()};
}

void list_game(const GameEntry& game, const Context& context, Json& json) {
  json["games"].push_back(game_json(game.info()));
  if (!context.json) fmt::print("{:<10} {}\n", game.info().id, game.info().summary);
}

// Below the name of the game, where that was not printed before.
void list_agents(const GameEntry& game, const ListOptions& options, const Context& context, Json& json) {
  if (!context.json && !options.what.empty() && options.game.empty()) fmt::print("{}\n", game.info().id);
  for (const auto& agent : players_of(game)) {
    json["agents"].push_back(agent_json(agent, game.info()));
    if (!context.json) fmt::print("  {:<13}{}\n", agent.name, agent.summary);
  }
}

void list_algorithms(const Context& context, Json& json) {
  for (const PathAlgorithm& algorithm : kPathAlgorithms) json["algorithms"].push_back(algorithm_json(algorithm));
  if (!context.json) fmt::print("paths      {}\n", path_algorithms_text());
}

// Only the names when everything is listed, to keep the output short.
void list_layouts(const ListOptions& options, const Context& context, Json& json) {
  const auto names = builtin_names();
  for (const auto& name : names) {
    const Layout layout = open_layout(name);
    json["layouts"].push_back({{"name", name}, {"width", layout.grid.width()}, {"height", layout.grid.height()}});
    if (!context.json && !options.what.empty()) fmt::print("{:<16} {}\n", name, size_text(layout));
  }
  if (!context.json && options.what.empty()) fmt::print("layouts    {}\n", joined(names, ", "));
}

// Everything of this name. Every game has its own evaluations, so an agent is shown once for each game that offers it;
// a path algorithm may be called like an agent.
struct Found {
  std::vector<std::string> pages;
  Json json = {{"schema", "ariadne/show/1"}};

  void add(const char* kind, Json entry, std::string page) {
    json[kind].push_back(std::move(entry));
    pages.push_back(std::move(page));
  }
};

Found everything_called(const std::string& name) {
  Found found;
  for (const GameEntry* game : games()) {
    if (game->info().id == name) found.add("games", game_page_json(*game), game_page(*game));
    for (const auto& agent : players_of(*game)) {
      if (agent.name == name) found.add("agents", agent_json(agent, game->info()), agent_page(agent, *game));
    }
  }
  for (const PathAlgorithm& algorithm : kPathAlgorithms) {
    if (algorithm.name == name) found.add("algorithms", algorithm_json(algorithm), algorithm_page(algorithm));
  }
  return found;
}

[[noreturn]] void nothing_called(const std::string& name) {
  std::vector<std::string> names = path_algorithm_names([](const PathAlgorithm&) { return true; });
  for (const GameEntry* game : games()) {
    names.push_back(game->info().id);
    for (const auto& agent : player_names(*game)) names.push_back(agent);
  }
  throw Failure(ExitCode::usage, "no game, agent or path algorithm is called " + in_quotes(name),
                did_you_mean(name, names));
}

}  // namespace

int run_list(const ListOptions& options, const Context& context) {
  const auto wanted = [&](std::string_view what) { return options.what.empty() || options.what == what; };
  if (!options.game.empty() && options.what == "layouts") {
    throw Failure(ExitCode::usage, "layouts do not belong to a game", "Use: ariadne list layouts");
  }
  Json json = {{"schema", "ariadne/list/1"}};
  for (const GameEntry* game : games_meant(options.game)) {
    if (wanted("games")) list_game(*game, context, json);
    if (wanted("agents")) list_agents(*game, options, context, json);
  }
  if (wanted("layouts") && options.game.empty()) list_layouts(options, context, json);
  if (options.what.empty() && options.game.empty()) list_algorithms(context, json);
  if (context.json) print_json(json);
  return 0;
}

int run_show(const ShowOptions& options, const Context& context) {
  const Found found = everything_called(options.name);
  if (found.pages.empty()) nothing_called(options.name);
  if (context.json) {
    print_json(found.json);
  } else {
    for (const auto& page : found.pages) fmt::print("{}", page);
  }
  return 0;
}

}  // namespace ariadne
