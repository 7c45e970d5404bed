#pragma once

#include <vector>

#include "core/json_reader.hpp"
#include "games/pacman/place.hpp"

namespace ariadne::pacman {

// A piece as its JSON has it.
struct DraftPiece {
  Place place;
  Move direction = Move::stop;
  int scared = 0;
  Cell start;

  bool is_half() const { return place.x % 2 != 0 || place.y % 2 != 0; }
  // Where it is, or which cell it is leaving if it is between two.
  Cell cell() const {
    const Place behind = is_half() ? towards(place, reverse_of(direction), 1) : place;
    return {static_cast<std::int16_t>(behind.x / 2), static_cast<std::int16_t>(behind.y / 2)};
  }
};

// A state that was read, before there is a board for it.
struct Draft {
  int to_move = 0, score = 0, round = 0;
  bool lost = false;
  DraftPiece pacman;
  std::vector<DraftPiece> ghosts;
  std::vector<Cell> food, capsules;  // by y, then x
};

// Everything stands on open cells of the grid, unless the reader has failed.
Draft read_draft(const JsonReader& state, const Grid& grid);

}  // namespace ariadne::pacman
