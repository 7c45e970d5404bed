#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <type_traits>

#include "core/seat.hpp"
#include "search/tree/line.hpp"

namespace ariadne {

// A number for a move, the same in every position. Different moves hardly ever share one, unless they are of a type
// that cannot be seen as a number: those share 0.
inline constexpr std::size_t kMoveNumbers = 1024;
template <class Move>
std::size_t number_of(Move move) {
  constexpr auto scattered = [](std::uint32_t bits) { return std::size_t{bits * 0x9e3779b1u >> 22}; };
  if constexpr (std::has_unique_object_representations_v<Move> && std::is_trivially_copyable_v<Move>) {
    if constexpr (sizeof(Move) == 1) return std::bit_cast<std::uint8_t>(move);
    if constexpr (sizeof(Move) == 2) return scattered(std::bit_cast<std::uint16_t>(move));
    if constexpr (sizeof(Move) == 4) return scattered(std::bit_cast<std::uint32_t>(move));
  }
  return 0;
}

// The same in 16 bits, for tables.
template <class Move>
std::uint16_t tag_of(Move move) {
  if constexpr (std::has_unique_object_representations_v<Move> && sizeof(Move) == 2) {
    return std::bit_cast<std::uint16_t>(move);
  } else {
    return static_cast<std::uint16_t>(number_of(move));
  }
}

// What a search has learnt about moves, wherever they were played: which ones cut off. It outlives a depth.
//
// Threads: those of a search share it, without locks, since what one of them learns saves the others work. A lesson
// that two of them learn at the same time may be lost.
template <class Move>
class MoveExperience {
 public:
  // Where a move is to be judged: at which distance from the root, for which team, and as an answer to which move.
  struct Place {
    Team team = Team::first;
    int ply = 0;
    std::size_t answers = 0;  // the number_of() that move
  };

  // This one cut off at a node of such a depth; those that were tried before it did not.
  template <class Tried>
  void learn(const Place& place, int depth, Move best, const Tried& tried) {
    killers_at(place).add(best);
    counter_to(place).add(best);
    const int bonus = std::min(depth * depth, kMaxBonus);
    change(place.team, best, bonus);
    for (const auto& other : tried) change(place.team, other.move, -bonus);
  }

  // Cut off lately at this distance from the root: the last, the one before, or as an answer to the same move.
  bool is_killer(const Place& place, Move move) const { return killers_at(place).has(move); }
  bool is_counter(const Place& place, Move move) const { return counter_to(place).has(move); }
  // How often it cuts off, deep nodes counting most.
  int history(Team team, Move move) const { return load(history_[index(team)][number_of(move)]); }

  static constexpr int kMaxHistory = 8000;

 private:
  static constexpr int kMaxBonus = 400;

  template <class T>
  static T load(const std::atomic<T>& value) {
    return value.load(std::memory_order_relaxed);
  }
  template <class T>
  static void store(std::atomic<T>& value, T what) {
    value.store(what, std::memory_order_relaxed);
  }

  template <std::size_t room>
  struct LastMoves {
    std::array<std::atomic<std::uint16_t>, room> tags{};
    std::atomic<std::uint8_t> size = 0;

    bool has(Move move) const {
      const std::size_t known = load(size);
      for (std::size_t i = 0; i < known; ++i) {
        if (load(tags[i]) == tag_of(move)) return true;
      }
      return false;
    }
    void add(Move move) {
      if (has(move)) return;
      for (std::size_t i = room - 1; i > 0; --i) store(tags[i], load(tags[i - 1]));
      store(tags[0], tag_of(move));
      const std::uint8_t known = load(size);
      if (known < room) store(size, static_cast<std::uint8_t>(known + 1));
    }
  };

  static std::size_t index(Team team) { return static_cast<std::size_t>(team); }
  auto& killers_at(const Place& place) { return killers_[static_cast<std::size_t>(place.ply)]; }
  const auto& killers_at(const Place& place) const { return killers_[static_cast<std::size_t>(place.ply)]; }
  auto& counter_to(const Place& place) { return counters_[index(place.team)][place.answers]; }
  const auto& counter_to(const Place& place) const { return counters_[index(place.team)][place.answers]; }
  // The nearer to the end of its range, the less it goes on.
  void change(Team team, Move move, int bonus) {
    auto& history = history_[index(team)][number_of(move)];
    const int before = load(history);
    store(history, static_cast<std::int16_t>(before + bonus - before * std::abs(bonus) / kMaxHistory));
  }

  std::array<LastMoves<2>, kMaxDepth + 1> killers_{};
  std::array<std::array<LastMoves<1>, kMoveNumbers>, 2> counters_{};
  std::array<std::array<std::atomic<std::int16_t>, kMoveNumbers>, 2> history_{};
};

}  // namespace ariadne
