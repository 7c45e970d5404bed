#pragma once

#include <memory>
#include <string>

#include "agents/agent.hpp"
#include "agents/external/options.hpp"
#include "core/json_reader.hpp"

namespace ariadne {

// An agent that is asked about a position, and for whom.
struct Analyst {
  std::unique_ptr<Agent> agent;
  Seat seat = 0;
};

// The agent of a spec for the member "seat", or for the first mover that it can play for.
Result<Analyst> open_analyst(const JsonReader& arguments, const Session& session, const std::string& spec,
                             const ExternalOptions& external);

}  // namespace ariadne
