#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "agents/agent.hpp"
#include "agents/external/command.hpp"
#include "agents/external/options.hpp"
#include "agents/registry.hpp"

namespace ariadne {

// One thing that an agent in another process has to do.
struct ComplianceCheck {
  enum class Verdict : std::uint8_t { passed, failed, noted };  // noted: it may do so

  std::string what;
  Verdict verdict = Verdict::passed;
  std::string detail;                  // figures, or why it failed
  std::string evidence;                // lines
  std::optional<FailureKind> failure;  // of the agent, if that is why it failed
};

// Whether an agent speaks the protocol, with what was said.
struct Compliance {
  struct SaidLine {
    bool by_host = false;
    std::string line;  // cut if it is long
  };

  std::string name, version;  // as it calls itself
  std::vector<ComplianceCheck> checks;
  std::vector<SaidLine> said;  // the last lines until the first failure, or of all

  bool good() const;
  // It failed, and always in this way.
  bool failed_only_by(FailureKind kind) const;
};

// Starts the agent and lets it play: a game for each team against random moves, in one process, cut short if it takes
// long; then it is told to stop, and to quit. Throws HostFault if this machine cannot run it.
Compliance check_compliance(const GameSpec& game, const ExternalCommand& command, const ExternalOptions& options,
                            std::uint64_t seed);

}  // namespace ariadne
