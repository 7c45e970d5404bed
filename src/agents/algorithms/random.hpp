#pragma once

#include "agents/request.hpp"

namespace ariadne {

// Any legal move, all equally likely.
struct RandomPlayer : NoParameters {
  static constexpr std::string_view name = "random";
  static constexpr std::string_view summary = "plays a random legal move";
  template <class G>
  static constexpr bool offered_by = Game<G>;

  template <Game G>
  static Decision think(const Request<G>& request) {
    const auto moves = request.position.moves();
    const auto move = moves[request.rng.below(static_cast<std::uint32_t>(moves.size()))];
    Decision decision;
    decision.move = G::move_text(request.position, move);
    return decision;
  }
};

}  // namespace ariadne
