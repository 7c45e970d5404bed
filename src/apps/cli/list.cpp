#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "apps/cli/layouts.hpp"
#include "apps/cli/output.hpp"
#include "core/suggest.hpp"
#include "report/format.hpp"
#include "report/paths/maze_facts.hpp"

namespace ariadne {
namespace {

Json json_of(const Parameter& parameter) {
  Json json = {{"name", parameter.name}, {"help", parameter.help}};
  if (parameter.is_number()) {
    json["default"] = std::stoll(parameter.fallback);
    json["min"] = parameter.min;
    json["max"] = parameter.max;
  } else {
    json["default"] = parameter.fallback;
    json["choices"] = parameter.words;
  }
  return json;
}

Json json_of(const std::vector<Parameter>& parameters) {
  Json json = Json::array();
  for (const auto& parameter : parameters) json.push_back(json_of(parameter));
  return json;
}

Json json_of(const GameInfo& info) {
  return {{"name", info.id},
          {"title", info.title},
          {"summary", info.summary},
          {"seats", info.seats},
          {"parameters", json_of(info.parameters)},
          {"formats", info.formats}};
}

// The first seat of the only team that an agent can play for; empty: it plays for either.
std::string only_side(const AgentInfo& info, const GameInfo& game) {
  return info.team ? game.seats[*info.team == Team::first ? 0 : 1] : "";
}

Json json_of(const AgentInfo& info, const GameInfo& game) {
  Json json = {{"name", info.name}, {"game", game.id}, {"summary", info.summary}};
  if (info.team) json["plays"] = only_side(info, game);
  json["parameters"] = json_of(info.parameters);
  return json;
}

void print_parameters(const std::vector<Parameter>& parameters) {
  for (const auto& parameter : parameters) {
    fmt::print("  {:<10} {}\n  {:<10} {}, default {}\n", parameter.name, parameter.help, "", parameter.range(),
               parameter.fallback);
  }
}

std::string signature(const std::string& name, const std::vector<Parameter>& parameters) {
  std::vector<std::string> items;
  for (const auto& parameter : parameters) items.push_back(parameter.name + "=" + parameter.fallback);
  return items.empty() ? name : name + ":" + joined(items, ",");
}

std::vector<const GameEntry*> games_asked(const std::string& spec) {
  if (!spec.empty()) return {game_spec(spec).game};
  return {games().begin(), games().end()};
}

const AgentInfo kPerson = {"human", "you, or anyone else at this terminal", {}, std::nullopt};

std::vector<AgentInfo> agents_of(const GameEntry& game) {
  std::vector<AgentInfo> agents = {kPerson};
  agents.insert(agents.end(), game.agents().begin(), game.agents().end());
  return agents;
}

std::vector<std::string> agent_names(const GameEntry& game) {
  std::vector<std::string> names;
  for (const auto& agent : agents_of(game)) names.push_back(agent.name);
  return names;
}

Json in_full(const GameEntry& game) {
  Json json = json_of(game.info());
  json["rules"] = game.info().rules;
  json["example_move"] = game.info().example_move;
  json["agents"] = agent_names(game);
  return json;
}

void list_game(const GameEntry& game, const Context& context, Json& json) {
  json["games"].push_back(json_of(game.info()));
  if (!context.json) fmt::print("{:<10} {}\n", game.info().id, game.info().summary);
}

// Under the name of the game, unless that was printed before.
void list_agents(const GameEntry& game, const ListOptions& options, const Context& context, Json& json) {
  if (!context.json && !options.what.empty() && options.game.empty()) fmt::print("{}\n", game.info().id);
  for (const auto& agent : agents_of(game)) {
    json["agents"].push_back(json_of(agent, game.info()));
    if (!context.json) fmt::print("  {:<13}{}\n", agent.name, agent.summary);
  }
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

void show_game(const GameEntry& game) {
  const GameInfo& info = game.info();
  fmt::print("{} ({})\n{}\n\n{}\n", info.title, info.id, info.summary, info.rules);
  fmt::print("seats: {}    a move: {}\n", joined(info.seats, ", "), info.example_move);
  if (!info.parameters.empty()) fmt::print("\nparameters, as in {}:\n", signature(info.id, info.parameters));
  print_parameters(info.parameters);
  fmt::print("\nagents: {}\n\nTry: ariadne play {}\n", joined(agent_names(game), ", "), info.id);
}

void show_agent(const AgentInfo& agent, const GameEntry& game) {
  fmt::print("{}: {}\n", agent.name, agent.summary);
  if (agent.team) fmt::print("plays only for {}\n", only_side(agent, game.info()));
  fmt::print("\n");
  if (!agent.parameters.empty()) {
    fmt::print("for {}, as in {}:\n", game.info().id, signature(agent.name, agent.parameters));
    print_parameters(agent.parameters);
    fmt::print("\n");
  }
  const std::string& id = game.info().id;
  if (agent.name == kPerson.name) {
    fmt::print("Try: ariadne play {}\n", id);
  } else {
    fmt::print("Try: ariadne watch {} --agents {},{}\n", id, agent.name, game.agents().front().name);
  }
}

// Every game has its own evaluations, so an agent is shown once for each game that offers it.
bool show_agent_of_every_game(const std::string& name, const Context& context) {
  Json found = Json::array();
  for (const GameEntry* game : games()) {
    for (const auto& agent : agents_of(*game)) {
      if (agent.name != name) continue;
      found.push_back(json_of(agent, game->info()));
      if (!context.json) show_agent(agent, *game);
    }
  }
  if (context.json && !found.empty()) print_json({{"schema", "ariadne/show/1"}, {"agents", found}});
  return !found.empty();
}

[[noreturn]] void no_game_or_agent(const std::string& name) {
  std::vector<std::string> names;
  for (const GameEntry* game : games()) {
    names.push_back(game->info().id);
    for (const auto& agent : agent_names(*game)) names.push_back(agent);
  }
  throw Failure(ExitCode::usage, "there is no game or agent " + in_quotes(name), did_you_mean(name, names));
}

}  // namespace

int run_list(const ListOptions& options, const Context& context) {
  const auto wanted = [&](std::string_view what) { return options.what.empty() || options.what == what; };
  if (!options.game.empty() && options.what == "layouts") {
    throw Failure(ExitCode::usage, "layouts do not belong to a game", "Use: ariadne list layouts");
  }
  Json json = {{"schema", "ariadne/list/1"}};
  for (const GameEntry* game : games_asked(options.game)) {
    if (wanted("games")) list_game(*game, context, json);
    if (wanted("agents")) list_agents(*game, options, context, json);
  }
  if (wanted("layouts") && options.game.empty()) list_layouts(options, context, json);
  if (context.json) print_json(json);
  return 0;
}

int run_show(const ShowOptions& options, const Context& context) {
  if (show_agent_of_every_game(options.name, context)) return 0;
  for (const GameEntry* game : games()) {
    if (game->info().id != options.name) continue;
    if (context.json) {
      print_json({{"schema", "ariadne/show/1"}, {"games", Json::array({in_full(*game)})}});
    } else {
      show_game(*game);
    }
    return 0;
  }
  no_game_or_agent(options.name);
}

}  // namespace ariadne
