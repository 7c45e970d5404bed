#pragma once

#include <algorithm>

#include "agents/algorithms/searched_decision.hpp"
#include "games/pacman/better.hpp"
#include "games/pacman/ghost_odds.hpp"
#include "search/tree/expectimax.hpp"
#include "search/tree/likely_expectimax.hpp"

namespace ariadne::pacman {

// Standing still is only tried as the first move: later it mostly wastes a move, and without it the search goes a good
// deal deeper.
struct Bustling {
  static bool tries(const Position& position, Move move) { return move != Move::stop || position.moves().size() == 1; }
};
struct BustlingAmongDirectional : Bustling {
  Odds operator()(const Position& position) const { return directional_odds(position); }
};
struct BustlingAmongRandom : Bustling {
  AllMovesAlike::Odds operator()(const Position& position) const { return AllMovesAlike{}(position); }
};

// The strongest agent: as deep as its budget allows, by the evaluation `better`.
struct StrongPlayer {
  static constexpr std::string_view name = "strong";
  static constexpr std::string_view summary = "searches deep along the likely moves of the ghosts";
  static constexpr Team team = Team::first;
  static constexpr std::int64_t kDefaultNodes = 100'000;  // some hundredths of a second

  template <class G>
  static std::vector<Parameter> parameters() {
    return {
        Parameter::number("depth", 1, kMaxDepth / 2, kMaxDepth / 2, "rounds to look ahead at most"),
        Parameter::number("nodes", 1, 1'000'000'000'000, kDefaultNodes,
                          "positions searched per move, unless time limits it"),
        Parameter::number("time", 0, 86'400'000, 0, "milliseconds per move, 0: no limit"),
        Parameter::choice("ghosts", {"directional", "random"}, "how the ghosts are expected to move"),
    };
  }

  template <class G>
  using Memory = Searcher<LikelyTable>;
  template <class G>
  static Decision think(const Request<G>& request, Memory<G>& searcher) {
    return request.settings.word("ghosts") == "random" ? searched<BustlingAmongRandom>(request, searcher)
                                                       : searched<BustlingAmongDirectional>(request, searcher);
  }

 private:
  template <class G>
  static Limits limits_of(const Request<G>& request) {
    const Settings& settings = request.settings;
    Limits own{.time = std::chrono::milliseconds(settings.number("time")), .memory = 0};
    if (settings.given("nodes")) own.nodes = static_cast<std::uint64_t>(settings.number("nodes"));
    Limits limits = tighter(request.how.limits, own);
    if (limits.none()) limits.nodes = static_cast<std::uint64_t>(settings.number("nodes"));
    return limits;
  }
  template <class Model, class G>
  static Decision searched(const Request<G>& request, Searcher<LikelyTable>& searcher) {
    const int plies = static_cast<int>(request.position.board().seats());
    const int deepest = std::min(kMaxDepth / plies, static_cast<int>(request.settings.number("depth")));
    const Better evaluate;
    Silent silent;
    Budget budget(limits_of(request), request.how.stop);
    return searched_decision(request, {.last_depth = deepest, .plies = plies}, searcher, budget, silent,
                             [&](Expansion<Position>& expansion, LikelyTable& table) {
                               return LikelyExpectimax<Position, Better, Model>(evaluate, expansion, table);
                             });
  }
};

}  // namespace ariadne::pacman
