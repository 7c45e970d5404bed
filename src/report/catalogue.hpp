#pragma once

#include <nlohmann/json.hpp>
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

// An agent belongs to a game, even if others have one of this name: every game has its own parameters for it.
Json agent_json(const AgentInfo& agent, const GameInfo& game);

// An agent as one of the games offers it.
struct AgentOffer {
  const GameEntry* game;
  AgentInfo agent;
};
// A page on the agents of one name; there is at least one. What differs from game to game is said for each.
std::string agent_page(std::span<const AgentOffer> offers);

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

// Everything of a name, as pages and as JSON; no pages if there is nothing. A path algorithm may be called like an
// agent. In JSON an agent is listed once for each game that offers it.
struct Shown {
  std::vector<std::string> pages;
  Json json;
};
Shown everything_called(const std::string& name);
std::vector<std::string> names_to_show();

}  // namespace ariadne
