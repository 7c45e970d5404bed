#pragma once

#include <cstdint>

#include "core/position.hpp"
#include "core/rng.hpp"

namespace ariadne {

// Plays uniformly random moves, at most `plies` of them, and returns how many were played.
template <Position P>
std::uint64_t play_randomly(P& position, Rng& rng, std::uint64_t plies) {
  std::uint64_t played = 0;
  while (played < plies && !position.result()) {
    const auto moves = position.moves();
    position.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    ++played;
  }
  return played;
}

// To the end of the game: every game ends.
template <Position P>
std::uint64_t play_out(P& position, Rng& rng) {
  return play_randomly(position, rng, UINT64_MAX);
}

}  // namespace ariadne
