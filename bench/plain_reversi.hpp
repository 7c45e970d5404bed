#pragma once

#include <bit>
#include <cstdint>

// Reversi as a plain bitboard program writes it, one direction after the other: what our perft is compared with.
namespace ariadne::plain {

using Bits = std::uint64_t;

constexpr Bits kNotA = 0xfefefefefefefefeu, kNotH = 0x7f7f7f7f7f7f7f7fu;

inline Bits shifted(Bits bits, int direction) {
  switch (direction) {
    case 0:
      return (bits << 1) & kNotA;
    case 1:
      return (bits >> 1) & kNotH;
    case 2:
      return bits << 8;
    case 3:
      return bits >> 8;
    case 4:
      return (bits << 9) & kNotA;
    case 5:
      return (bits >> 9) & kNotH;
    case 6:
      return (bits << 7) & kNotH;
    default:
      return (bits >> 7) & kNotA;
  }
}

inline Bits moves(Bits own, Bits other) {
  Bits all = 0;
  for (int direction = 0; direction < 8; ++direction) {
    Bits run = shifted(own, direction) & other;
    for (int step = 0; step < 5; ++step) run |= shifted(run, direction) & other;
    all |= shifted(run, direction);
  }
  return all & ~(own | other);
}

inline Bits flips(Bits own, Bits other, Bits move) {
  Bits all = 0;
  for (int direction = 0; direction < 8; ++direction) {
    Bits run = 0, next = shifted(move, direction);
    for (; next & other; next = shifted(next, direction)) run |= next;
    if (next & own) all |= run;
  }
  return all;
}

inline std::uint64_t perft(Bits own, Bits other, int depth) {
  Bits legal = moves(own, other);
  if (legal == 0) return moves(other, own) == 0 || depth == 1 ? 1 : perft(other, own, depth - 1);
  if (depth == 1) return static_cast<std::uint64_t>(std::popcount(legal));
  std::uint64_t leaves = 0;
  for (; legal != 0; legal &= legal - 1) {
    const Bits move = legal & -legal, turned = flips(own, other, move);
    leaves += perft(other & ~turned, own | move | turned, depth - 1);
  }
  return leaves;
}

}  // namespace ariadne::plain
