#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/move_list.hpp"
#include "mazes/grid.hpp"

namespace ariadne::pacman {

// What a piece does in its turn. The first four are the directions of a grid, in its order.
enum class Move : std::uint8_t { north, south, east, west, stop };

inline constexpr std::size_t kMoveCount = 5;

static_assert(static_cast<int>(Move::west) == static_cast<int>(Direction::west));
constexpr Direction direction_of(Move step) { return static_cast<Direction>(step); }
constexpr Move move_of(Direction direction) { return static_cast<Move>(direction); }

constexpr std::string_view name_of(Move move) {
  return move == Move::stop ? std::string_view("Stop") : ariadne::name_of(direction_of(move));
}

// Standing still has no reverse.
constexpr Move reverse_of(Move move) { return move == Move::stop ? Move::stop : move_of(opposite(direction_of(move))); }

// A set of moves as bits.
using MoveSet = std::uint8_t;
constexpr MoveSet bit_of(Move move) { return static_cast<MoveSet>(1u << static_cast<unsigned>(move)); }

using Moves = MoveList<Move, kMoveCount>;

// In which order moves are listed: as the second project of the course does (West, Stop, East, North, South), or as the
// first one does (North, South, East, West, Stop).
enum class Order : std::uint8_t { multiagent, search };

constexpr std::array<Move, kMoveCount> moves_in(Order order) {
  using enum Move;
  if (order == Order::search) return {north, south, east, west, stop};
  return {west, stop, east, north, south};
}

// The moves of every set, listed in this order once and for all.
const std::array<Moves, 1u << kMoveCount>& listed_moves(Order order);

// An open cell and all that a move needs to know of it.
struct Floor {
  std::array<std::uint16_t, kMoveCount> next{};  // the floor where each move leads: this one if it is blocked
  MoveSet open = 0;                              // the moves that lead somewhere
  std::int8_t capsule = -1;                      // its number, if this cell ever had one
  std::int16_t food = -1;                        // likewise
};

}  // namespace ariadne::pacman
