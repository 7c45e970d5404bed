#pragma once

#include <string_view>
#include <tuple>

#include "games/flags/position.hpp"

// Estimates of a position for Pac-Man.
namespace ariadne::flags {

// Pac-Man towards flags first, each ghost towards Pac-Man first. Ghosts are alike: of joint moves that lead to the same
// cells only one is searched.
struct ByTargets {
  Position::Moves ordered_moves(const Position& position) const;
};

// Flags captured, the way to the next one, and how much room the ghosts leave, by steps in the maze.
struct ByDistance : ByTargets {
  static constexpr std::string_view name = "distance";
  static constexpr std::string_view help =
      "flags, the way to the next one and the room that ghosts leave, by steps in the maze";

  int operator()(const Position& position) const;
  using ByTargets::ordered_moves;
  // The same for a search that looks `plies` plies ahead: of a ghost that is too far away to matter within them, one
  // direction is enough.
  Position::Moves ordered_moves(const Position& position, int plies) const;
};

// How far Pac-Man is surrounded: it sees ghosts close in long before any of them is near.
struct ByTerritory : ByTargets {
  static constexpr std::string_view name = "territory";
  static constexpr std::string_view help =
      "flags, the way to all of them, the cells that Pac-Man reaches before the ghosts and how far these are";

  static void prepare();
  int operator()(const Position& position) const;
};

using Evaluations = std::tuple<ByDistance, ByTerritory>;

}  // namespace ariadne::flags
