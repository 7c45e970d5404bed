#pragma once

#include <optional>
#include <string>

#include "agents/agent.hpp"
#include "agents/session.hpp"
#include "apps/cli/commands.hpp"

// What the analysis of a position and that of a record have in common.
namespace ariadne {

int analyse_position(const AnalyseOptions& options, const Context& context);
int analyse_record(const AnalyseOptions& options, const Context& context);

Thinking thinking_of(const AnalyseOptions& options);
Team team_to_move(const Session& session);
std::string name_to_move(const Session& session);

// The agent asked for, or the one that usually plays this side.
std::string judge_of(const AnalyseOptions& options, const Session& session);

// How the game ends, where that is known, or else the value.
std::string known_or_value(const Session& session, double value, const std::optional<int>& wins_in, bool proven);

}  // namespace ariadne
