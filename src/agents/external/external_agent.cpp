#include "agents/external/external_agent.hpp"

#include "agents/external/gtp_agent.hpp"
#include "agents/external/protocol_agent.hpp"

namespace ariadne {

bool can_be_played_by(const GameEntry& game, std::string_view spec) {
  const auto command = read_external(spec);
  return command && (command->dialect != Dialect::gtp || !game.info().gtp_name.empty());
}

Result<std::unique_ptr<Agent>> external_agent(const GameEntry& game, std::string_view spec, std::uint64_t seed,
                                              const ExternalOptions& options) {
  if (!options.allows(spec)) return failure("agents in other processes are not allowed here: " + in_quotes(spec));
  auto command = read_external(spec);
  if (!command) return tl::unexpected(command.error());
  if (!can_be_played_by(game, spec)) return failure("there are no GTP engines for " + game.info().id);
  check_sandbox(options.sandbox);
  if (command->dialect == Dialect::gtp) return std::make_unique<GtpAgent>(std::move(*command), options);
  return std::make_unique<ProtocolAgent>(std::move(*command), options, seed);
}

}  // namespace ariadne
