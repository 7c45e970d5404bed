#pragma once

#include <algorithm>

#include "agents/algorithms/fixed_depth.hpp"
#include "games/pacman/better.hpp"
#include "games/pacman/ghost_odds.hpp"
#include "search/tree/expectimax.hpp"
#include "search/tree/likely_expectimax.hpp"

namespace ariadne::pacman {

// Standing still is only tried at once: in a plan it is mostly a move wasted, and leaving it out goes a good deal
// deeper.
struct Bustling {
  static bool tries(const Position& position, Move move) { return move != Move::stop || position.moves().size() == 1; }
};
struct BustlingAmongDirectional : Bustling {
  Odds operator()(const Position& position) const { return directional_odds(position); }
};
struct BustlingAmongRandom : Bustling {
  AllMovesAlike::Odds operator()(const Position& position) const { return AllMovesAlike{}(position); }
};

// The best there is here: as deep as its budget allows, by the evaluation `better`.
struct StrongPlayer {
  static constexpr std::string_view name = "strong";
  static constexpr std::string_view summary = "looks far ahead along what the ghosts are likely to do";
  static constexpr Team team = Team::first;
  static constexpr std::int64_t kUsualNodes = 100'000;  // some hundredths of a second

  template <class G>
  static std::vector<Parameter> parameters() {
    return {
        Parameter::number("depth", 1, kMaxDepth / 2, kMaxDepth / 2, "rounds to look ahead at most"),
        Parameter::number("nodes", 1, 1'000'000'000'000, kUsualNodes,
                          "positions searched a move, unless time limits it"),
        Parameter::number("time", 0, 86'400'000, 0, "milliseconds a move, 0: no limit"),
        Parameter::choice("ghosts", {"directional", "random"}, "how the ghosts are expected to move"),
    };
  }
  template <class G>
  static Decision think(const Request<G>& request) {
    Budget budget(limits_of(request), request.how.stop);
    auto result = request.settings.word("ghosts") == "random" ? searched<BustlingAmongRandom>(request, budget)
                                                              : searched<BustlingAmongDirectional>(request, budget);
    // Stopped before any move was searched: some legal move must be played.
    if (result.moves.empty()) result.move = request.position.moves()[0];
    return decision_of<G>(request.position, result);
  }

 private:
  static constexpr std::size_t kPlaces = 1 << 16;

  template <class G>
  static Limits limits_of(const Request<G>& request) {
    const Settings& settings = request.settings;
    Limits own;
    own.time = std::chrono::milliseconds(settings.number("time"));
    if (settings.given("nodes")) own.nodes = static_cast<std::uint64_t>(settings.number("nodes"));
    Limits limits = tighter(request.how.limits, own);
    if (limits.none()) limits.nodes = static_cast<std::uint64_t>(settings.number("nodes"));
    return limits;
  }
  template <class Model, class G>
  static auto searched(const Request<G>& request, Budget& budget) {
    const Position& position = request.position;
    const Better evaluate;
    Silent silent;
    LikelyTable table(kPlaces);
    const int plies = static_cast<int>(position.board().seats());
    const int deepest = std::min(kMaxDepth / plies, static_cast<int>(request.settings.number("depth")));
    return deepen(deepest, budget, [&](int rounds) {
      Expansion<Position> expansion(budget, silent);
      LikelyExpectimax<Position, Better, Model> kernel(evaluate, expansion, table);
      auto result = search_root(position, rounds * plies, 1, kernel, expansion);
      result.depth = rounds;
      return result;
    });
  }
};

}  // namespace ariadne::pacman
