#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

#include "core/limits.hpp"

namespace ariadne {

// A search that takes long tells what it knows at least this often.
inline constexpr std::chrono::seconds kTellsEvery{1};

// What is known of a root move's value: for most moves alpha-beta only proves that they are no better than the best.
enum class Bound : std::uint8_t { exact, no_better };

template <class Move, class Value>
struct RootMove {
  Move move{};
  Value value{};
  Bound bound = Bound::exact;
  std::vector<Move> line;  // the move and the best play after it
};

// The result of a search. `moves` is in the order of the game, whatever the values.
template <class Move, class Value>
struct SearchResult {
  Move move{};
  Value value{};
  int depth = 0;
  bool complete = true;                   // false: the budget ended first, and only part of `moves` was searched
  bool proven = false;                    // every line was followed to the end of the game: the value is the game's own
  bool forces = false;                    // no mean was taken: one side can force the result of a decided value
  StopReason stopped = StopReason::none;  // why the search went no further, if the budget ended it
  std::uint64_t nodes = 0;
  std::uint64_t cutoffs = 0;
  std::vector<RootMove<Move, Value>> moves;

  // The principal variation: the line of the chosen move.
  const std::vector<Move>& pv() const {
    static const std::vector<Move> none;
    for (const auto& root : moves) {
      if (root.move == move && root.bound == Bound::exact) return root.line;
    }
    return none;
  }
};

}  // namespace ariadne
