#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/reversi/board.hpp"
#include "games/reversi/position.hpp"

namespace ariadne::reversi {

// The discs of the side to move and of the other one: all that changes from node to node. Values are seen from the
// side to move here, unlike elsewhere: a pass is a move, so the sides always alternate.
struct Sides {
  Squares own = 0, other = 0;

  // After a move that turns these discs.
  Sides after(int square, Squares flips) const { return {other ^ flips, own ^ flips ^ square_bit(square)}; }
  Sides passed() const { return {other, own}; }
  bool operator==(const Sides&) const = default;
};

// What does not change from node to node: how large the board is and how a finished game counts.
struct BoardKind {
  int size = 8;
  Squares board = board_of(8);
  int squares = 64;
  Empties empties = Empties::none;

  BoardKind() = default;
  explicit BoardKind(const Position& position)
      : size(position.size()), board(position.board()), squares(count(board)), empties(position.empties()) {}

  Squares empty(const Sides& sides) const { return board & ~(sides.own | sides.other); }
  // Of a game that ends like this, for the side to move.
  int final_value(const Sides& sides) const {
    const int difference = count(sides.own) - count(sides.other);
    if (empties == Empties::none || difference == 0) return difference;
    const int left = squares - count(sides.own | sides.other);
    return difference > 0 ? difference + left : difference - left;
  }
};

inline constexpr int kMaxScore = 64;
inline constexpr int kNoValue = -128;  // below every value

constexpr std::array<Squares, 64> all_neighbours() {
  std::array<Squares, 64> all{};
  for (int square = 0; square < 64; ++square) {
    Squares around = 0;
    for (int row = std::max(square / 8 - 1, 0); row <= std::min(square / 8 + 1, 7); ++row) {
      for (int column = std::max(square % 8 - 1, 0); column <= std::min(square % 8 + 1, 7); ++column) {
        around |= square_bit(8 * row + column);
      }
    }
    all[static_cast<std::size_t>(square)] = around & ~square_bit(square);
  }
  return all;
}
inline constexpr std::array<Squares, 64> kNeighbours = all_neighbours();

// A disc on a square without a neighbour of the other side turns nothing, and that is quicker to see.
inline bool may_turn(int square, Squares other) { return (kNeighbours[static_cast<std::size_t>(square)] & other) != 0; }

}  // namespace ariadne::reversi
