#include "arena/failed_starts.hpp"

namespace ariadne {

bool FailedStarts::add(const FinishedGame& game) {
  for (const std::size_t team : {std::size_t{0}, std::size_t{1}}) {
    const std::size_t agent = game.pairing.agents[team];
    const AgentFailure* failed = nullptr;
    for (const auto& [seat, failure] : game.forfeits) {
      const bool own = (plan_.game->team(seat) == Team::first ? 0u : 1u) == team;
      if (own && failure.kind == FailureKind::start) failed = &failure;
    }
    if (failed == nullptr) {
      in_a_row_[agent] = 0;
    } else if (++in_a_row_[agent] >= kMax && !withdrawn_) {
      withdrawn_ = Withdrawn{plan_.agents[agent], *failed};
    }
  }
  return !withdrawn_;
}

}  // namespace ariadne
