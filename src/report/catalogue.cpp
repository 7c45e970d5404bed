#include "report/catalogue.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "agents/paths/path_task.hpp"
#include "agents/spec.hpp"
#include "mazes/layout.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

const AgentInfo kPerson = {std::string(kHuman), "you, or anyone else at this terminal", {}, std::nullopt};

Json parameter_json(const Parameter& parameter) {
  Json json = {{"name", parameter.name}, {"help", parameter.help}};
  if (parameter.is_number()) {
    json["default"] = std::stoll(parameter.fallback);
    json["min"] = parameter.min;
    json["max"] = parameter.max;
  } else {
    json["default"] = parameter.fallback;
    json["choices"] = parameter.choices;
  }
  return json;
}

Json parameters_json(const std::vector<Parameter>& parameters) {
  Json json = Json::array();
  for (const auto& parameter : parameters) json.push_back(parameter_json(parameter));
  return json;
}

std::string parameter_lines(const std::vector<Parameter>& parameters) {
  std::string text;
  for (const auto& parameter : parameters) {
    text += fmt::format("  {:<10} {}\n  {:<10} {}, default {}\n", parameter.name, parameter.help, "", parameter.range(),
                        parameter.fallback);
  }
  return text;
}

// "minimax:depth=3,eval=weights": the name with all defaults.
std::string signature(const std::string& name, const std::vector<Parameter>& parameters) {
  std::vector<std::string> items;
  for (const auto& parameter : parameters) {
    items.push_back((parameter.name == name ? "" : parameter.name + "=") + parameter.fallback);
  }
  return items.empty() ? name : name + ":" + joined(items, ",");
}

// The first seat of the only side that an agent plays for; it has one.
const std::string& only_side(const AgentInfo& agent, const GameInfo& game) {
  return game.seats[*agent.team == Team::first ? 0 : 1];
}

std::string agent_example(const AgentInfo& agent, const GameEntry& game) {
  const std::string& id = game.info().id;
  if (agent.name == kPerson.name) return "ariadne play " + id;
  if (!agent.plays(Team::first)) {
    return fmt::format("ariadne watch {} --agents {},{}", id, default_agent(game, Team::first), agent.name);
  }
  return fmt::format("ariadne watch {} --agents {},{}", id, agent.name, game.agents().front().name);
}

Json layout_entry_json(const std::string& name, const Layout& layout) {
  return {{"name", name}, {"width", layout.grid.width()}, {"height", layout.grid.height()}};
}

// How a game is steered that does not wait for its players.
Json beat_json(const Beat& beat) {
  return {{"ms", beat.round.count()}, {"up", beat.arrows[0]}, {"down", beat.arrows[1]}, {"left", beat.arrows[2]},
          {"right", beat.arrows[3]},  {"idle", beat.idle},    {"ready", beat.ready}};
}

// A game with all that can be chosen before and while it is played.
Json offered_game_json(const GameEntry& game) {
  const GameInfo& info = game.info();
  Json json = game_page_json(game);
  json["teams"] = {info.team_name(0), info.team_name(1)};
  json["default_agents"] = {default_agent(game, Team::first), default_agent(game, Team::second)};
  json["agents"] = Json::array();
  for (const auto& agent : players_of(game)) {
    json["agents"].push_back(agent_json(agent, info));
    if (agent.team) json["agents"].back()["team"] = info.team_name(*agent.team == Team::first ? 0 : 1);
  }
  if (!info.pass.empty()) json["pass"] = info.pass;
  if (info.beat.round.count() > 0) json["beat"] = beat_json(info.beat);
  if (!info.directions.empty()) json["directions"] = info.directions;
  json["for_points"] = info.for_points;
  return json;
}

// A board on which every problem can be posed.
constexpr std::string_view kSmallBoard = "%%%%%\n%. .%\n% P %\n%. .%\n%%%%%\n";

// A problem with what it can be searched by.
Json problem_choice_json(const std::string& name) {
  const auto task = maze_task(read_layout(kSmallBoard).value(), {.problem = name});
  if (!task) return {{"name", name}};
  return {{"name", name}, {"algorithms", (*task)->algorithms()}, {"heuristics", (*task)->heuristics()}};
}

std::string_view example_layout(const PathAlgorithm& algorithm) {
  return algorithm.problem == "food" ? "crumbs" : "palace";
}

}  // namespace

std::vector<AgentInfo> players_of(const GameEntry& game) {
  std::vector<AgentInfo> agents = {kPerson};
  agents.insert(agents.end(), game.agents().begin(), game.agents().end());
  return agents;
}

std::vector<std::string> player_names(const GameEntry& game) {
  std::vector<std::string> names;
  for (const auto& agent : players_of(game)) names.push_back(agent.name);
  return names;
}

Json game_json(const GameInfo& info) {
  return {{"name", info.id},
          {"title", info.title},
          {"summary", info.summary},
          {"seats", info.seats},
          {"parameters", parameters_json(info.parameters)},
          {"formats", info.formats}};
}

std::string game_signature(const GameEntry& game) { return signature(game.info().id, game.info().parameters); }

Json game_page_json(const GameEntry& game) {
  Json json = game_json(game.info());
  json["rules"] = game.info().rules;
  json["example_move"] = game.info().example_move;
  json["agents"] = player_names(game);
  return json;
}

std::string game_page(const GameEntry& game) {
  const GameInfo& info = game.info();
  std::string text = fmt::format("{} ({})\n{}\n\n{}\n", info.title, info.id, info.summary, info.rules);
  text += fmt::format("seats: {}    a move: {}\n", joined(info.seats, ", "), info.example_move);
  if (!info.parameters.empty()) text += fmt::format("\nparameters, as in {}:\n", game_signature(game));
  text += parameter_lines(info.parameters);
  return text + fmt::format("\nagents: {}\n\nTry: ariadne play {}\n", joined(player_names(game), ", "), info.id);
}

Json agent_json(const AgentInfo& agent, const GameInfo& game) {
  Json json = {{"name", agent.name}, {"game", game.id}, {"summary", agent.summary}};
  if (agent.team) json["plays"] = only_side(agent, game);
  json["parameters"] = parameters_json(agent.parameters);
  return json;
}

std::string agent_page(const AgentInfo& agent, const GameEntry& game) {
  std::string text = fmt::format("{}: {}\n", agent.name, agent.summary);
  if (agent.team) text += fmt::format("plays only for {}\n", game.info().team_name(*agent.team == Team::first ? 0 : 1));
  text += "\n";
  if (!agent.parameters.empty()) {
    text += fmt::format("for {}, as in {}:\n", game.info().id, signature(agent.name, agent.parameters)) +
            parameter_lines(agent.parameters) + "\n";
  }
  return text + "Try: " + agent_example(agent, game) + "\n";
}

Json algorithm_json(const PathAlgorithm& algorithm) {
  Json json = {{"name", algorithm.name}, {"summary", algorithm.summary}, {"heuristic", algorithm.informed}};
  if (!algorithm.problem.empty()) json["problem"] = algorithm.problem;
  return json;
}

std::string algorithm_page(const PathAlgorithm& algorithm) {
  const std::string problem = algorithm.problem.empty() ? "" : fmt::format(" --problem {}", algorithm.problem);
  return fmt::format("{}: {}\na path algorithm{}{}\n\nTry: ariadne solve {}{} --algo {}\n", algorithm.name,
                     algorithm.summary, algorithm.informed ? " that uses a heuristic" : "",
                     algorithm.problem.empty() ? "" : fmt::format(" for the problem {}", algorithm.problem),
                     example_layout(algorithm), problem, algorithm.name);
}

Json listing_json(const Listing& listing) {
  Json json = {{"schema", "ariadne/list/1"}};
  for (const GameEntry* game : listing.games) {
    if (listing.with_games) json["games"].push_back(game_json(game->info()));
    if (!listing.with_agents) continue;
    for (const auto& agent : players_of(*game)) json["agents"].push_back(agent_json(agent, game->info()));
  }
  if (listing.layouts) {
    for (const auto& [name, layout] : *listing.layouts) {
      json["layouts"].push_back(layout_entry_json(name, layout));
    }
  }
  if (listing.with_algorithms) {
    for (const PathAlgorithm& algorithm : kPathAlgorithms) json["algorithms"].push_back(algorithm_json(algorithm));
  }
  return json;
}

Json catalogue_json(std::span<const NamedLayout> layouts) {
  Json json = {{"schema", "ariadne/catalogue/1"}, {"games", Json::array()}};
  for (const GameEntry* game : games()) json["games"].push_back(offered_game_json(*game));
  for (const auto& problem : maze_problems()) json["problems"].push_back(problem_choice_json(problem));
  for (const PathAlgorithm& algorithm : kPathAlgorithms) json["algorithms"].push_back(algorithm_json(algorithm));
  for (const auto& [name, layout] : layouts) json["layouts"].push_back(layout_entry_json(name, layout));
  return json;
}

Shown everything_called(const std::string& name) {
  Shown shown{{}, {{"schema", "ariadne/show/1"}}};
  const auto add = [&](const char* kind, Json entry, std::string page) {
    shown.json[kind].push_back(std::move(entry));
    shown.pages.push_back(std::move(page));
  };
  for (const GameEntry* game : games()) {
    if (game->info().id == name) add("games", game_page_json(*game), game_page(*game));
    for (const auto& agent : players_of(*game)) {
      if (agent.name == name) add("agents", agent_json(agent, game->info()), agent_page(agent, *game));
    }
  }
  for (const PathAlgorithm& algorithm : kPathAlgorithms) {
    if (algorithm.name == name) add("algorithms", algorithm_json(algorithm), algorithm_page(algorithm));
  }
  return shown;
}

std::vector<std::string> names_to_show() {
  std::vector<std::string> names = path_algorithm_names([](const PathAlgorithm&) { return true; });
  for (const GameEntry* game : games()) {
    names.push_back(game->info().id);
    for (const auto& agent : player_names(*game)) {
      if (std::ranges::count(names, agent) == 0) names.push_back(agent);
    }
  }
  return names;
}

}  // namespace ariadne
