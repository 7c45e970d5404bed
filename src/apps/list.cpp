#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "agents/registry.hpp"
#include "apps/commands.hpp"
#include "apps/failure.hpp"
#include "apps/format.hpp"
#include "apps/input.hpp"
#include "core/suggest.hpp"

namespace ariadne {
namespace {

Json json_of(const Parameter& parameter) {
  Json json = {{"name", parameter.name}, {"help", parameter.help}};
  if (parameter.is_number()) {
    json["default"] = std::stoll(parameter.fallback);
    json["min"] = parameter.least;
    json["max"] = parameter.most;
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

Json json_of(const AgentInfo& info, const std::string& game) {
  return {{"name", info.name}, {"game", game}, {"summary", info.summary}, {"parameters", json_of(info.parameters)}};
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

struct Wanted {
  bool games, agents;
};

// Empty means all of it.
Wanted wanted(const std::string& what) {
  const std::vector<std::string> known = {"games", "agents"};
  if (!what.empty() && what != "games" && what != "agents") {
    throw Failure(ExitCode::usage, "cannot list " + in_quotes(what) + ", expected " + one_of(known),
                  did_you_mean(what, known));
  }
  return {what != "agents", what != "games"};
}

std::vector<const GameEntry*> games_asked(const std::string& word) {
  if (!word.empty()) return {game_of(word).game};
  return {games().begin(), games().end()};
}

const AgentInfo kHuman = {"human", "you, or anybody at this terminal", {}};

void show_game(const GameEntry& game) {
  const GameInfo& info = game.info();
  fmt::print("{} ({})\n{}\n\n{}\n", info.title, info.id, info.summary, info.rules);
  fmt::print("seats: {}    a move: {}\n", joined(info.seats, ", "), info.example_move);
  if (!info.parameters.empty()) fmt::print("\nparameters, as in {}:\n", signature(info.id, info.parameters));
  print_parameters(info.parameters);
  fmt::print("\nagents: human");
  for (const auto& agent : game.agents()) fmt::print(", {}", agent.name);
  fmt::print("\n\nTry: ariadne play {}\n", info.id);
}

void show_agent(const AgentInfo& agent, const GameEntry& game) {
  fmt::print("{}: {}\n\n", agent.name, agent.summary);
  if (!agent.parameters.empty()) {
    fmt::print("for {}, as in {}:\n", game.info().id, signature(agent.name, agent.parameters));
    print_parameters(agent.parameters);
    fmt::print("\n");
  }
  fmt::print("Try: ariadne watch {} --agents {},{}\n", game.info().id, agent.name, game.agents().front().name);
}

const AgentInfo* find_agent(const GameEntry& game, const std::string& name) {
  for (const auto& agent : game.agents()) {
    if (agent.name == name) return &agent;
  }
  return nullptr;
}

// Every game has its own evaluations, so an agent is shown once for each game that offers it.
bool show_agent_of_every_game(const std::string& name, const Context& context) {
  Json found = Json::array();
  for (const GameEntry* game : games()) {
    const AgentInfo* agent = find_agent(*game, name);
    if (agent == nullptr) continue;
    found.push_back(json_of(*agent, game->info().id));
    if (!context.json) show_agent(*agent, *game);
  }
  if (context.json && !found.empty()) print_json({{"schema", "ariadne/show/1"}, {"agents", found}});
  return !found.empty();
}

[[noreturn]] void nothing_of_that_name(const std::string& name) {
  std::vector<std::string> names;
  for (const GameEntry* game : games()) {
    names.push_back(game->info().id);
    for (const auto& agent : game->agents()) names.push_back(agent.name);
  }
  throw Failure(ExitCode::usage, "no game or agent is called " + in_quotes(name), did_you_mean(name, names));
}

}  // namespace

int run_list(const ListOptions& options, const Context& context) {
  const auto [games_wanted, agents_wanted] = wanted(options.what);
  Json json = {{"schema", "ariadne/list/1"}};
  for (const GameEntry* game : games_asked(options.game)) {
    const GameInfo& info = game->info();
    if (games_wanted) json["games"].push_back(json_of(info));
    if (agents_wanted) json["agents"].push_back(json_of(kHuman, info.id));
    if (!context.json && games_wanted) fmt::print("{:<10} {}\n", info.id, info.summary);
    if (!context.json && agents_wanted) fmt::print("  {:<10} {}\n", kHuman.name, kHuman.summary);
    if (!agents_wanted) continue;
    for (const auto& agent : game->agents()) {
      json["agents"].push_back(json_of(agent, info.id));
      if (!context.json) fmt::print("  {:<10} {}\n", agent.name, agent.summary);
    }
  }
  if (context.json) print_json(json);
  return 0;
}

int run_show(const ShowOptions& options, const Context& context) {
  if (show_agent_of_every_game(options.name, context)) return 0;
  for (const GameEntry* game : games()) {
    if (game->info().id != options.name) continue;
    if (context.json) {
      print_json({{"schema", "ariadne/show/1"}, {"games", Json::array({json_of(game->info())})}});
    } else {
      show_game(*game);
    }
    return 0;
  }
  nothing_of_that_name(options.name);
}

}  // namespace ariadne
