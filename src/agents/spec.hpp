#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "agents/external/options.hpp"
#include "agents/registry.hpp"

// A spec names an agent with its settings in one piece of text: `alphabeta:depth=6,eval=discs`, the same as
// `alphabeta(depth=6,eval=discs)`; or the command of an agent in another process: `cmd:"python3 bot.py"`, `./bot`,
// `gtp:gtp-rhino`. This is where specs become agents, for everything above the edge.
namespace ariadne {

// The spec of a seat where a person plays, which has no agent.
inline constexpr std::string_view kHuman = "human";

// The agent that a spec stands for in a game, drawing from this seed. An error says what is wrong with the spec. Agents
// in other processes are made only where `external` allows them; throws HostFault if this machine cannot run them.
Result<std::unique_ptr<Agent>> make_agent(const GameEntry& game, std::string_view spec, std::uint64_t seed,
                                          const ExternalOptions& external = {});

// A program is a spec with an agent for each team, such as `minmax+classic`, the first team's first. This is the one
// for a team; a spec of one agent stands for both. A plus sign in quotation marks belongs to a command.
std::string spec_for_team(std::string_view program, Team team);

// The agent or program of a match in the one spelling that is shown and recorded. An error if the game does not know
// it, if its agents cannot play for their teams, or if it is a person.
Result<std::string> program_spec(const GameEntry& game, const std::string& typed, const ExternalOptions& external = {});

// An error if the agent of this spec plays for the other team alone.
Result<> check_team(const GameEntry& game, std::string_view spec, Team team);

// The spec of the default agent of a team.
std::string default_agent(const GameEntry& game, Team team);

// The agent that comes in levels, for people to play against.
inline constexpr std::string_view kLevel = "level";
// The spec of the agent of a team that people are offered first: the default level, where the game has levels.
std::string agent_for_people(const GameEntry& game, Team team);

// One spec per seat from those given: the last one is repeated where it can play, and other seats get the default.
Result<std::vector<std::string>> specs_for_seats(const GameEntry& game, const std::vector<std::string>& seats,
                                                 std::vector<std::string> given);

// The agent of the spec in the one spelling of all specs that mean the same under these limits: settings in their
// order, without those that make no difference. A spec that the game does not know stays as it is.
std::string canonical_spec(const GameEntry& game, std::string_view spec, const Limits& limits);

// "minimax:depth=2,eval=discs,random" is two specs: a setting goes with the spec before it. A comma in quotation marks
// belongs to a command: 'cmd:"bot --levels 1,2",random' is two specs as well.
std::vector<std::string> split_specs(std::string_view list);

// What the registry knows of the spec's agent, or nullptr.
const AgentInfo* info_of(const GameEntry& game, std::string_view spec);
// The parameter of the spec's agent, or nullptr.
const Parameter* parameter_of(const GameEntry& game, std::string_view spec, std::string_view name);
// The value that the spec gives to a parameter, or its default.
std::string setting_in(std::string_view spec, const Parameter& parameter);
// Whether the spec itself says it.
bool gives_setting(std::string_view spec, std::string_view name);
// The spec with this value, replaced or added.
std::string spec_with(std::string_view spec, std::string_view name, std::string_view value);

}  // namespace ariadne
