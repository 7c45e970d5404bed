#pragma once

#include "agents/external/protocol_talk.hpp"
#include "agents/paths/path_task.hpp"
#include "core/json.hpp"

namespace ariadne {

// Asks an agent in another process for a plan. `problem` describes the task to it. The plan is replayed by the rules of
// the task: its cost is what the steps cost, whatever the agent says, and one that does not hold is a failure of kind
// `invalid`. Throws HostFault if this machine cannot run it.
tl::expected<PathAnswer, AgentFailure> external_plan(const ExternalCommand& command, const PathTask& task,
                                                     const Json& problem, const PathQuestion& question,
                                                     const ExternalOptions& options);

}  // namespace ariadne
