#pragma once

#include "agents/algorithms/deepening.hpp"
#include "agents/algorithms/searched_decision.hpp"
#include "games/hunger/rules.hpp"
#include "search/tree/table_alpha_beta.hpp"

namespace ariadne::hunger {

// With more places than the default: a move takes some hundred thousand nodes.
struct StrongSearcher : Searcher<AlphaBetaTable<Position, Hunt>> {
  using Table = AlphaBetaTable<Position, Hunt>;
  StrongSearcher() : Searcher(Table(std::size_t{1} << 17)) {}
};

// The strongest agent: alpha-beta with a transposition table, as deep as its budget allows, by the evaluation `hunt`.
//
// Its value is proven if every line that it had to follow ended by the rules: by a shot, a death, the last board or the
// limit of rounds. Then it is the result of the game, and no deeper search is begun.
struct StrongPlayer {
  static constexpr std::string_view name = "strong";
  static constexpr std::string_view summary = "searches deep with a transposition table and proves what it can";
  static constexpr std::int64_t kDefaultNodes = 200'000;  // some hundredths of a second

  template <class G>
  static std::vector<Parameter> parameters() {
    return Deepening::parameters(kMaxDepth, "plies", kDefaultNodes);
  }

  template <class G>
  using Memory = StrongSearcher;

  static Decision think(const ariadne::Request<Rules>& request, StrongSearcher& searcher) {
    using Table = StrongSearcher::Table;
    const Hunt evaluate;
    Silent silent;
    Budget budget(Deepening::limits_of(request), request.how.stop);
    const SearchPlan plan{.last_depth = static_cast<int>(request.settings.number("depth")), .lines = request.how.lines};
    return searched_decision(request, plan, static_cast<Searcher<Table>&>(searcher), budget, silent,
                             [&](Expansion<Position>& expansion, Table& table) {
                               return TableAlphaBeta<Position, Hunt>(evaluate, expansion, table);
                             });
  }
};

}  // namespace ariadne::hunger
