#pragma once

#include <string>

#include "agents/agent.hpp"
#include "agents/session.hpp"
#include "apps/cli/commands.hpp"

// What the analysis of a position and that of a record have in common.
namespace ariadne {

int analyse_position(const AnalyseOptions& options, const Context& context);
int analyse_record(const AnalyseOptions& options, const Context& context);

// What is asked about a position for one of its movers.
Question question_of(const AnalyseOptions& options, const Session& session, Seat seat);

// The specs of the agents that were named, or the default of the side to move.
std::vector<std::string> judges_of(const AnalyseOptions& options, const Session& session);

}  // namespace ariadne
