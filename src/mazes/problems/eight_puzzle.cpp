#include "mazes/problems/eight_puzzle.hpp"

#include <nlohmann/json.hpp>

#include "core/json_place.hpp"

namespace ariadne {

Result<EightPuzzle> EightPuzzle::from_json(const Json& json) {
  const auto known = only_members(json, {"problem", "start"}, "an eight-puzzle");
  if (!known) return tl::unexpected(known.error());
  const Json start = json.value("start", Json());
  const auto wrong =
      failure_in({"start"}, "an eight-puzzle needs \"start\", an array with each of 0 to 8 once, row by row");
  if (!start.is_array() || start.size() != kTiles) return wrong;
  State state;
  unsigned seen = 0;
  for (int square = 0; square < kTiles; ++square) {
    const Json& tile = start[static_cast<std::size_t>(square)];
    const bool fits = tile.is_number_unsigned() && tile.get<std::uint64_t>() < kTiles;
    if (!fits || (seen >> tile.get<unsigned>() & 1) != 0) return wrong;
    seen |= 1u << tile.get<unsigned>();
    state.set(square, tile.get<int>());
  }
  return EightPuzzle(state);
}

}  // namespace ariadne
