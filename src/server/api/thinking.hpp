#pragma once

#include <chrono>

#include "arena/thinker.hpp"
#include "server/api/call.hpp"

namespace ariadne {

// Asks an agent on a thread of its own. Once the call is stopped, or after `max_time`, the best answer so far is taken.
Result<Decision> asked(Agent& agent, const Question& question, const std::string& spec, const CallContext& context,
                       std::chrono::milliseconds max_time);

}  // namespace ariadne
