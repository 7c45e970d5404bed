#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/enumerable.hpp"
#include "core/move_list.hpp"
#include "core/position.hpp"
#include "core/rng.hpp"

namespace ariadne::nim {

inline constexpr int kHeaps = 3;
inline constexpr int kMaxStones = 7;

struct Move {
  std::uint8_t heap = 0, stones = 0;
  bool operator==(const Move&) const = default;
};

// Three heaps of stones: a move takes any number from one heap, and whoever takes the last stone wins.
class Position {
 public:
  using Move = nim::Move;
  using Heaps = std::array<std::uint8_t, kHeaps>;

  Position() = default;
  explicit Position(Heaps heaps, Seat to_move = 0) : heaps_(heaps), to_move_(to_move) {}

  Seat to_move() const { return to_move_; }
  static constexpr Team team(Seat seat) { return seat == 0 ? Team::first : Team::second; }

  // Heap by heap, fewest stones first.
  MoveList<Move, kHeaps * kMaxStones> moves() const {
    MoveList<Move, kHeaps * kMaxStones> list;
    for (std::uint8_t heap = 0; heap < kHeaps; ++heap) {
      for (std::uint8_t stones = 1; stones <= heaps_[heap]; ++stones) list.push_back({heap, stones});
    }
    return list;
  }
  void play(Move move) {
    heaps_[move.heap] = static_cast<std::uint8_t>(heaps_[move.heap] - move.stones);
    to_move_ ^= 1;
  }
  std::optional<Outcome> result() const {
    if (heaps_ != Heaps{}) return std::nullopt;
    const int winner = to_move_ == 0 ? -1 : 1;  // the last stone was taken by the other side
    return Outcome{winner, static_cast<double>(winner)};
  }
  std::uint64_t hash() const {
    return mix(heaps_[0] | heaps_[1] << 8 | heaps_[2] << 16 | static_cast<std::uint64_t>(to_move_) << 24);
  }
  bool operator==(const Position&) const = default;

  // All heaps that fit, each with either side to move: so small a game can be solved.
  std::uint64_t state_count() const { return 2 * kSizes * kSizes * kSizes; }
  std::uint64_t state() const { return ((heaps_[0] * kSizes + heaps_[1]) * kSizes + heaps_[2]) * 2 + to_move_; }
  Position at_state(std::uint64_t state) const {
    const auto heap = [&](std::uint64_t unit) { return static_cast<std::uint8_t>(state / 2 / unit % kSizes); };
    return Position({heap(kSizes * kSizes), heap(kSizes), heap(1)}, static_cast<Seat>(state % 2));
  }

  const Heaps& heaps() const { return heaps_; }

 private:
  static constexpr std::uint64_t kSizes = kMaxStones + 1;

  Heaps heaps_ = {3, 4, 5};
  Seat to_move_ = 0;
};

static_assert(ariadne::Position<Position>);
static_assert(Enumerable<Position>);

}  // namespace ariadne::nim
