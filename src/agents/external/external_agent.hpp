#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "agents/external/command.hpp"
#include "agents/external/options.hpp"
#include "agents/registry.hpp"

namespace ariadne {

// Whether the spec is a command whose dialect has this game. Only its program knows whether it plays it.
bool can_be_played_by(const GameEntry& game, std::string_view spec);

// The agent of a spec that is_external(). Its process is started when it is first asked. An error says what is wrong
// with the spec, or that it is not allowed; throws HostFault if this machine has no sandbox for it.
Result<std::unique_ptr<Agent>> external_agent(const GameEntry& game, std::string_view spec, std::uint64_t seed,
                                              const ExternalOptions& options);

}  // namespace ariadne
