#pragma once

#include "agents/algorithms/table_search.hpp"
#include "games/hunger/rules.hpp"

namespace ariadne::hunger {

using StrongSearch = TableSearch<Rules, Hunt>;

// The strongest agent: alpha-beta with a transposition table by the evaluation `hunt`. Lines end by the rules with a
// shot, a death, the last board or the limit of rounds.
struct StrongPlayer {
  static constexpr std::string_view name = "strong";
  static constexpr std::string_view summary = "searches deep with a transposition table and proves what it can";
  static constexpr std::int64_t kDefaultNodes = 200'000;  // some hundredths of a second

  template <class G>
  static std::vector<Parameter> parameters() {
    return Deepening::parameters(kMaxDepth, "plies", kDefaultNodes);
  }

  template <class G>
  using Memory = StrongSearch::Memory;

  static Decision think(const ariadne::Request<Rules>& request, StrongSearch::Memory& memory) {
    return StrongSearch::think(request, memory);
  }
};

}  // namespace ariadne::hunger
