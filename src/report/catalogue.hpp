#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "agents/paths/path_names.hpp"
#include "agents/registry.hpp"
#include "core/json.hpp"
#include "report/paths/maze_facts.hpp"

// What there is to play, to play with and to search by: entries of a list, and a page on each.
namespace ariadne {

// All who can play a game, `human` first.
std::vector<AgentInfo> players_of(const GameEntry& game);
std::vector<std::string> player_names(const GameEntry& game);

std::string game_signature(const GameEntry& game);  // its spec with every setting at its default

Json game_json(const GameInfo& info);
Json game_page_json(const GameEntry& game);  // the same with the rules and the agents
std::string game_page(const GameEntry& game);

// Agents belong to a game: every game has its own parameters for them.
Json agent_json(const AgentInfo& agent, const GameInfo& game);
std::string agent_page(const AgentInfo& agent, const GameEntry& game);

Json algorithm_json(const PathAlgorithm& algorithm);
std::string algorithm_page(const PathAlgorithm& algorithm);

// A list of all that is asked for.
struct Listing {
  std::span<const GameEntry* const> games;  // whose entries and agents are listed
  bool with_games = true, with_agents = true, with_algorithms = true;
  std::optional<std::vector<NamedLayout>> layouts;
};
Json listing_json(const Listing& listing);

// All that there is for a front end that offers choices: games with their pages, agents and controls, path problems
// with what each can be searched by, layouts.
Json catalogue_json(std::span<const NamedLayout> layouts);

// Everything of a name, as pages and as JSON; no pages if there is nothing. Every game has its own evaluations, so an
// agent is shown once for each game that offers it; a path algorithm may be called like an agent.
struct Shown {
  std::vector<std::string> pages;
  Json json;
};
Shown everything_called(const std::string& name);
std::vector<std::string> names_to_show();

}  // namespace ariadne
