#pragma once

#include "agents/algorithms/deepening.hpp"
#include "agents/algorithms/fixed_depth.hpp"
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
    auto all = Deepening::parameters(kMaxDepth, "rounds", kDefaultNodes);
    all.push_back(Parameter::choice("ghosts", {"directional", "random"}, "how the ghosts are expected to move"));
    return all;
  }

  template <class G>
  static Result<> check(const Request<G>& request) {
    return check_depth(request);
  }

  struct Kept : Searcher<TranspositionTable> {
    Kept() : Searcher<TranspositionTable>(TranspositionTable(std::size_t{1} << 20)) {}
  };
  template <class G>
  using Memory = Kept;
  template <class G>
  static Decision think(const Request<G>& request, Memory<G>& searcher) {
    return request.settings.choice("ghosts") == "random" ? searched<BustlingAmongRandom>(request, searcher)
                                                         : searched<BustlingAmongDirectional>(request, searcher);
  }

 private:
  template <class Model, class G>
  static Decision searched(const Request<G>& request, Searcher<TranspositionTable>& searcher) {
    const SearchPlan plan = plan_to(request.settings.number("depth"), request);
    const Better evaluate;
    Silent silent;
    searcher.new_game();  // a value depends on how likely its line is
    Budget budget(Deepening::limits_of(request), request.how.stop);
    const auto kernel_for = [&](Expansion<Position>& expansion, TranspositionTable& table) {
      return LikelyExpectimax<Position, Better, Model>(evaluate, expansion, table);
    };
    return searched_decision(request, request.position, plan, searcher, budget, silent,
                             kernel_source<Position, TranspositionTable, Silent>(kernel_for));
  }
};

}  // namespace ariadne::pacman
