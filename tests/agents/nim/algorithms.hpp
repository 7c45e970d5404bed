#pragma once

#include "agents/algorithms.hpp"
#include "games/nim/rules.hpp"

namespace ariadne {

// The agent of docs/agent-inside.md.
struct NimSumAgent {
  static constexpr std::string_view name = "nim-sum";
  static constexpr std::string_view summary = "leaves heaps whose binary sum without carries is zero";

  template <Game G>
  static std::vector<Parameter> parameters() {
    return {Parameter::number("blunders", 0, 100, 0, "percent of its moves that are random")};
  }
  template <Game G>
  static Decision think(const Request<G>& request) {
    const nim::Position& position = request.position;
    const auto moves = position.moves();
    nim::Move chosen = moves[request.rng.below(static_cast<std::uint32_t>(moves.size()))];
    const bool blunders = request.rng.below(100) < request.settings.number("blunders");
    for (const nim::Move move : moves) {
      if (!blunders && sum_after(position, move) == 0) chosen = move;
    }
    Decision decision;
    decision.move = G::move_text(position, chosen);
    decision.nodes = moves.size();
    return decision;
  }

 private:
  static int sum_after(nim::Position position, nim::Move move) {
    position.play(move);
    return position.heaps()[0] ^ position.heaps()[1] ^ position.heaps()[2];
  }
};

template <>
struct OwnAlgorithms<nim::Rules> {
  using Types = std::tuple<NimSumAgent>;
};

}  // namespace ariadne
