#include "mazes/problems/eight_puzzle.hpp"

#include "core/json_reader.hpp"

namespace ariadne {

Result<EightPuzzle> EightPuzzle::from_json(const Json& json) {
  constexpr const char* kForm = "an array with each of 0 to 8 once, row by row";
  const JsonReader reader(json, "an eight-puzzle");
  reader.only({"problem", "start"});
  const JsonReader start = reader["start"];
  const auto tiles = start.tuple(kTiles, kForm);
  State state;
  unsigned seen = 0;
  for (int square = 0; square < kTiles; ++square) {
    const auto tile = tiles[static_cast<std::size_t>(square)].count(kTiles - 1);
    if ((seen >> tile & 1) != 0) start.expected(kForm);
    seen |= 1u << tile;
    state.set(square, static_cast<int>(tile));
  }
  if (reader.failed()) return reader.failure();
  return EightPuzzle(state);
}

}  // namespace ariadne
