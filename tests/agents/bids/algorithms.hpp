#pragma once

#include "agents/algorithms.hpp"
#include "games/bids/rules.hpp"

namespace ariadne {

// Fails in the way that it is told to, so that every front end can be seen to cope.
struct FailingAgent {
  static constexpr std::string_view name = "failing";
  static constexpr std::string_view summary = "plays its lowest card, and fails once it has two left";

  template <Game G>
  static std::vector<Parameter> parameters() {
    std::vector<std::string> kinds = {"none"};
    kinds.insert(kinds.end(), kFailureNames.begin(), kFailureNames.end());
    return {Parameter::choice("kind", std::move(kinds), "how it fails")};
  }
  template <Game G>
  static tl::expected<Decision, AgentFailure> think(const Request<G>& request) {
    const auto moves = request.position.moves();
    const auto number = request.settings.number("kind");
    const auto kind = static_cast<FailureKind>(number - 1);
    const bool fails = number > 0 && moves.size() == 2;
    if (fails && kind != FailureKind::invalid) return agent_failure(kind, "told to fail");
    Decision decision;
    decision.move = fails ? "nonsense" : G::move_text(request.position, moves[0]);
    return decision;
  }
};

template <>
struct OwnAlgorithms<bids::Rules> {
  using Types = std::tuple<FailingAgent>;
};

}  // namespace ariadne
