#pragma once

#include <concepts>
#include <cstdint>

#include "core/position.hpp"

namespace ariadne {

// A game that knows the number of its moves without making them.
template <class P>
concept CountsMoves = requires(const P position) {
  { position.move_count() } -> std::convertible_to<std::size_t>;
};

// Leaves of the tree cut at `depth`; a game that ended earlier counts once. The last ply is counted, not played.
template <Position P>
std::uint64_t perft(const P& position, int depth) {
  if (depth == 0 || position.result()) return 1;
  if (depth == 1) {
    if constexpr (CountsMoves<P>) return position.move_count();
    return position.moves().size();
  }
  std::uint64_t leaves = 0;
  for (const auto move : position.moves()) {
    P next = position;
    next.play(move);
    leaves += perft(next, depth - 1);
  }
  return leaves;
}

}  // namespace ariadne
