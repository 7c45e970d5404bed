#pragma once

#include <algorithm>
#include <bit>
#include <string_view>
#include <tuple>

#include "core/outcome.hpp"
#include "games/hunger/position.hpp"

// Estimates of a position for player 1. All are far below kWinValue, and a finished game has its decided value.
namespace ariadne::hunger {

// What a position is worth is mostly a matter of who gets armed first: an armed player hunts an unarmed one down.
inline constexpr int kWorthOfPoint = 3;
inline constexpr int kWorthOfPistol = 150;  // in hand
inline constexpr int kPistolInReach = 100;  // still to be had, less a part for each step to it
inline constexpr int kWorthOfStep = 3;      // towards the own pistol, or of the only armed one towards the other
inline constexpr int kTrapPointsPerUnit = 4;

// Steps to the nearest pistol of a player's own, if one is left.
inline std::optional<int> steps_to_pistol(const Position& position, Seat seat) {
  const Board& board = position.board();
  const Tribute& tribute = position.tribute(seat);
  std::optional<int> least;
  for (ItemSet left = position.left() & board.pistols(seat); left != 0; left &= left - 1) {
    const PlacedItem& pistol = board.items()[static_cast<std::size_t>(std::countr_zero(left))];
    const int steps = distance(pistol.x, pistol.y, tribute.x, tribute.y);
    least = least ? std::min(*least, steps) : steps;
  }
  return least;
}

// The points of the traps that can still hurt a player: those on what is left of the board, unless it is protected.
inline int danger(const Position& position, Seat seat) {
  int points = 0;
  for (const Weapons protection : {kBow, kSword}) {
    if (!position.tribute(seat).has(protection)) points += position.board().trap_points(protection, position.ring());
  }
  return points;
}

// Points, weapons in hand and to be had, the distance of the hunter to the hunted, and the traps.
struct Hunt {
  static constexpr std::string_view name = "hunt";
  static constexpr std::string_view help = "points, pistols and the ways to them, who hunts whom, and traps";

  int operator()(const Position& position) const {
    if (const auto outcome = position.result()) return decisive_value(*outcome);
    const Tribute &one = position.tribute(kOne), &two = position.tribute(kTwo);
    return kWorthOfPoint * (one.score - two.score) + arms(position, kOne) - arms(position, kTwo) +
           (danger(position, kOne) - danger(position, kTwo)) / kTrapPointsPerUnit +
           (two.has(kPistol) - one.has(kPistol)) * kWorthOfStep * distance(one, two);
  }

 private:
  static int arms(const Position& position, Seat seat) {
    if (position.tribute(seat).has(kPistol)) return kWorthOfPistol;
    const auto steps = steps_to_pistol(position, seat);
    return steps ? kPistolInReach - kWorthOfStep * *steps : 0;
  }
};

// Who leads by points, and no more: what decides if nobody dies.
struct Lead {
  static constexpr std::string_view name = "lead";
  static constexpr std::string_view help = "the difference of the scores";

  int operator()(const Position& position) const {
    if (const auto outcome = position.result()) return decisive_value(*outcome);
    return position.tribute(kOne).score - position.tribute(kTwo).score;
  }
};

using Evaluations = std::tuple<Hunt, Lead>;

}  // namespace ariadne::hunger
