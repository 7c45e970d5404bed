#pragma once

#include <cstdlib>

#include "games/pacman/position.hpp"

namespace ariadne::pacman {

// Twice the coordinates of a place: ghosts may stand between two cells.
struct Place {
  int x = 0, y = 0;
  bool operator==(const Place&) const = default;
};

constexpr Place towards(Place place, Move move, int length) {
  const Cell one = move == Move::stop ? Cell{} : step(Cell{}, direction_of(move));
  return {place.x + one.x * length, place.y + one.y * length};
}

inline Place place_of(const Board& board, const Piece& piece) {
  const Cell cell = board.cell(piece.floor);
  return towards({2 * cell.x, 2 * cell.y}, piece.direction, piece.half);
}
inline Place place_of(const Position& position, std::size_t seat) {
  return place_of(position.board(), position.piece(seat));
}

// Twice the Manhattan distance.
inline int doubled_distance(Place a, Place b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }

}  // namespace ariadne::pacman
