#pragma once

#include <atomic>
#include <concepts>
#include <cstdint>
#include <optional>

#include "core/borrowed.hpp"
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

// The same, or nothing once the flag is set. It is looked at far from the leaves, where that costs nothing.
template <Position P>
std::optional<std::uint64_t> perft(const P& position, int depth, const std::atomic<bool>& stop) {
  constexpr int kUnwatched = 3;
  if (stop.load(std::memory_order_relaxed)) return std::nullopt;
  if (depth <= kUnwatched || position.result()) return perft(borrowed(position), depth);
  std::uint64_t leaves = 0;
  for (const auto move : position.moves()) {
    P next = position;
    next.play(move);
    const auto below = perft(next, depth - 1, stop);
    if (!below) return std::nullopt;
    leaves += *below;
  }
  return leaves;
}

}  // namespace ariadne
