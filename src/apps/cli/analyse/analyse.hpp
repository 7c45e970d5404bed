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

// The spec of the agent that was named, or the default of the side to move.
std::string judge_of(const AnalyseOptions& options, const Session& session);

}  // namespace ariadne
