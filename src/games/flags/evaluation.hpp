#pragma once

#include <string_view>
#include <tuple>

#include "games/flags/position.hpp"

// Estimates of a position for Pac-Man.
namespace ariadne::flags {

// Flags captured, the way to the next one, and how much room the ghosts leave, by steps in the maze.
struct ByDistance {
  static constexpr std::string_view name = "distance";
  static constexpr std::string_view help =
      "flags, the way to the next one and the room that ghosts leave, by steps in the maze";

  int operator()(const Position& position) const;
  // Pac-Man towards flags first, each ghost towards Pac-Man first. Ghosts are alike: of joint moves that lead to the
  // same cells only one is searched.
  Position::Moves ordered_moves(const Position& position) const;
  // The same for a search that looks `plies` plies ahead: of a ghost that is too far away to matter within them, one
  // direction is enough.
  Position::Moves ordered_moves(const Position& position, int plies) const;
};

using Evaluations = std::tuple<ByDistance>;

}  // namespace ariadne::flags
