#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>  // a Game writes JSON

#include "agents/algorithms/deepening.hpp"
#include "agents/algorithms/searched_decision.hpp"
#include "games/game.hpp"
#include "search/tree/table_alpha_beta.hpp"

namespace ariadne {

// What the agents share that search by alpha-beta with a transposition table, as deep as their budget allows, by one
// evaluation of their game.
//
// The value is proven if every line that had to be followed ended by the rules. Then it is the result of the game, and
// no deeper search is begun.
template <Game G, Evaluation<typename G::Position> Evaluate>
struct TableSearch {
  using P = typename G::Position;
  using Table = AlphaBetaTable<P, Evaluate>;

  // With more places than the default: a move takes some hundred thousand nodes.
  struct Memory : Searcher<Table> {
    Memory() : Searcher<Table>(Table(std::size_t{1} << 17)) {}
  };

  static Decision think(const Request<G>& request, Memory& memory) {
    const Evaluate evaluate;
    Silent silent;
    Budget budget(Deepening::limits_of(request), request.how.stop);
    const SearchPlan plan{.last_depth = static_cast<int>(request.settings.number("depth")), .lines = request.how.lines};
    return searched_decision(
        request, plan, static_cast<Searcher<Table>&>(memory), budget, silent,
        [&](Expansion<P>& expansion, Table& table) { return TableAlphaBeta<P, Evaluate>(evaluate, expansion, table); });
  }
};

}  // namespace ariadne
