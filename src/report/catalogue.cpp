#include "report/catalogue.hpp"

#include <fmt/format.h>

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

// What is said of an agent in each game: every text once, alone if it holds in all games that offer the agent, else
// behind the names of those in which it holds. text_of(offer) may be empty: there is nothing to be said.
template <class TextOf>
std::vector<std::string> by_game(std::span<const AgentOffer> offers, const TextOf& text_of) {
  std::vector<std::string> texts, lines;
  std::vector<std::vector<std::string>> games;  // of each text
  for (const AgentOffer& offer : offers) {
    const std::string text = text_of(offer);
    if (text.empty()) continue;
    const auto place = static_cast<std::size_t>(std::ranges::find(texts, text) - texts.begin());
    if (place == texts.size()) {
      texts.push_back(text);
      games.emplace_back();
    }
    games[place].push_back(offer.game->info().id);
  }
  for (std::size_t i = 0; i < texts.size(); ++i) {
    lines.push_back(games[i].size() == offers.size() ? texts[i] : joined(games[i], ", ") + ": " + texts[i]);
  }
  return lines;
}

// Of all parameters, in the order of the first game that has each.
std::vector<std::string> parameter_names(std::span<const AgentOffer> offers) {
  std::vector<std::string> names;
  for (const AgentOffer& offer : offers) {
    for (const auto& parameter : offer.agent.parameters) {
      if (std::ranges::count(names, parameter.name) == 0) names.push_back(parameter.name);
    }
  }
  return names;
}

std::string range_and_default(const Parameter& parameter) {
  return parameter.range() + ", default " + parameter.fallback;
}

// A name, and all that is to be said of it behind it.
std::string parameter_lines(const std::string& name, const std::vector<std::string>& lines) {
  std::string text;
  for (const auto& line : lines) text += fmt::format("  {:<10} {}\n", text.empty() ? name : "", line);
  return text;
}

std::string parameter_lines(const std::vector<Parameter>& parameters) {
  std::string text;
  for (const auto& parameter : parameters) {
    text += parameter_lines(parameter.name, {parameter.help, range_and_default(parameter)});
  }
  return text;
}

// What the parameter of this name is in each game that has it.
std::string parameter_lines(const std::string& name, std::span<const AgentOffer> offers) {
  const auto said = [&](const auto& text_of) {
    return by_game(offers, [&](const AgentOffer& offer) {
      const auto found = std::ranges::find(offer.agent.parameters, name, &Parameter::name);
      return found == offer.agent.parameters.end() ? std::string() : text_of(*found);
    });
  };
  auto lines = said([](const Parameter& parameter) { return parameter.help; });
  for (auto& line : said(range_and_default)) lines.push_back(std::move(line));
  return parameter_lines(name, lines);
}

// "minimax:depth=3,eval=weights": the name with all defaults.
std::string signature(const std::string& name, const std::vector<Parameter>& parameters) {
  std::vector<std::string> items;
  for (const auto& parameter : parameters) {
    items.push_back((parameter.name == name ? "" : parameter.name + "=") + parameter.fallback);
  }
  return items.empty() ? name : name + ":" + joined(items, ",");
}

// The first seat of the only side that an agent plays for.
const std::string& only_side(Team team, const GameInfo& game) { return game.seats[team == Team::first ? 0 : 1]; }

std::string agent_example(const AgentInfo& agent, const GameEntry& game) {
  const std::string& id = game.info().id;
  if (agent.name == kPerson.name) return "ariadne play " + id;
  if (!agent.plays(Team::first)) {
    return fmt::format("ariadne watch {} --agents {},{}", id, default_agent(game, Team::first), agent.name);
  }
  return fmt::format("ariadne watch {} --agents {},{}", id, agent.name, game.agents().front().name);
}

std::string only_team_text(const AgentOffer& offer) {
  if (!offer.agent.team) return {};
  return "plays only for " + offer.game->info().team_name(*offer.agent.team == Team::first ? 0 : 1);
}

std::string summary_text(std::span<const AgentOffer> offers) {
  const auto summaries = by_game(offers, [](const AgentOffer& offer) { return offer.agent.summary; });
  const std::string& name = offers.front().agent.name;
  return summaries.size() == 1 ? fmt::format("{}: {}\n", name, summaries.front())
                               : fmt::format("{}:\n  {}\n", name, joined(summaries, "\n  "));
}

std::string games_text(std::span<const AgentOffer> offers) {
  std::vector<std::string> names;
  for (const AgentOffer& offer : offers) names.push_back(offer.game->info().id);
  return fmt::format("games: {}\n", joined(names, ", "));
}

// With defaults as in the first game.
std::string parameters_text(std::span<const AgentOffer> offers) {
  const auto names = parameter_names(offers);
  if (names.empty()) return {};
  const auto with_defaults = [](const AgentOffer& offer) {
    return signature(offer.agent.name, offer.agent.parameters);
  };
  const bool alike = by_game(offers, with_defaults).size() == 1;
  std::string text = fmt::format("\nparameters, as in {}{}:\n", with_defaults(offers.front()),
                                 alike ? "" : fmt::format(" ({})", offers.front().game->info().id));
  for (const auto& name : names) text += parameter_lines(name, offers);
  return text;
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
  if (agent.team) json["plays"] = only_side(*agent.team, game);
  json["parameters"] = parameters_json(agent.parameters);
  return json;
}

std::string agent_page(std::span<const AgentOffer> offers) {
  std::string text = summary_text(offers) + games_text(offers);
  for (const auto& line : by_game(offers, only_team_text)) text += line + "\n";
  const AgentOffer& first = offers.front();
  return text + parameters_text(offers) + fmt::format("\nTry: {}\n", agent_example(first.agent, *first.game));
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
  std::vector<AgentOffer> offers;
  for (const GameEntry* game : games()) {
    if (game->info().id == name) {
      shown.json["games"].push_back(game_page_json(*game));
      shown.pages.push_back(game_page(*game));
    }
    for (const auto& info : players_of(*game)) {
      if (info.name != name) continue;
      shown.json["agents"].push_back(agent_json(info, game->info()));
      offers.push_back({game, info});
    }
  }
  if (!offers.empty()) shown.pages.push_back(agent_page(offers));
  for (const PathAlgorithm& algorithm : kPathAlgorithms) {
    if (algorithm.name != name) continue;
    shown.json["algorithms"].push_back(algorithm_json(algorithm));
    shown.pages.push_back(algorithm_page(algorithm));
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
