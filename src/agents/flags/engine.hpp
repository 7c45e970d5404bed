#pragma once

#include "agents/algorithms/table_search.hpp"
#include "games/flags/rules.hpp"

namespace ariadne::flags {

using EngineSearch = TableSearch<Rules, ByDistance>;

// Alpha-beta with a transposition table for both sides. The other side is taken to know the choice of this one, so it
// is careful rather than cunning.
struct EnginePlayer {
  static constexpr std::string_view name = "engine";
  static constexpr std::string_view summary = "searches deep with a transposition table, against the worst answers";
  static constexpr std::int64_t kDefaultNodes = 100'000;  // some milliseconds

  template <class G>
  static std::vector<Parameter> parameters() {
    return Deepening::parameters(kMaxDepth, "choices", kDefaultNodes);
  }

  template <class G>
  using Memory = EngineSearch::Memory;

  static Decision think(const ariadne::Request<Rules>& request, EngineSearch::Memory& memory) {
    return EngineSearch::think(request, memory);
  }
};

}  // namespace ariadne::flags
