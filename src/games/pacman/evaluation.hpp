#pragma once

#include <algorithm>
#include <limits>
#include <string_view>
#include <tuple>

#include "games/pacman/better.hpp"
#include "games/pacman/place.hpp"

// Estimates of a position for Pac-Man, in points of the game.
namespace ariadne::pacman {

struct Score {
  static constexpr std::string_view name = "score";
  static constexpr std::string_view help = "the score of the game so far";

  int operator()(const Position& position) const { return position.state().score(); }
};

// What the two evaluations of the report are made of. They have no case for a finished game, nor for scared ghosts.
namespace report {

inline constexpr double kPenalty = 500;

inline bool is_close(const Position& position, std::size_t ghost_seat) {
  return doubled_distance(place_of(position, kPacman), place_of(position, ghost_seat)) <= 2;
}

// Larger the nearer the nearest food is; 0 without food.
inline double food_bonus(const Position& position) {
  const Cell pacman = position.board().cell(position.piece(kPacman).floor);
  int nearest = std::numeric_limits<int>::max();
  position.state().for_each_food([&](std::size_t number) {
    const Cell food = position.board().plan().food[number];
    nearest = std::min(nearest, std::abs(food.x - pacman.x) + std::abs(food.y - pacman.y));
  });
  return position.state().no_food() ? 0 : 1.0 / (nearest + 1);
}

}  // namespace report

// Both evaluations of the report would also reward a capsule under Pac-Man, but it is eaten on arrival.
struct ReportReflex {
  static constexpr std::string_view name = "report-reflex";
  static constexpr std::string_view help =
      "the score, a penalty if any ghost is next to Pac-Man, else the nearest food";

  double operator()(const Position& position) const {
    bool close = false;
    for (std::size_t seat = 1; seat < position.board().seats(); ++seat) close |= report::is_close(position, seat);
    return position.state().score() + (close ? -report::kPenalty : report::food_bonus(position));
  }
};

struct ReportBetter {
  static constexpr std::string_view name = "report-better";
  static constexpr std::string_view help =
      "the score, and for each ghost a penalty if it is next to him or else the food";

  double operator()(const Position& position) const {
    double value = position.state().score();
    const double bonus = report::food_bonus(position);
    for (std::size_t seat = 1; seat < position.board().seats(); ++seat) {
      value += report::is_close(position, seat) ? -report::kPenalty : bonus;
    }
    return value;
  }
};

using Evaluations = std::tuple<Score, Better, ReportBetter, ReportReflex>;

}  // namespace ariadne::pacman
