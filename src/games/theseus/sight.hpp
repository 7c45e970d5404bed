#pragma once

#include <algorithm>

#include "games/theseus/position.hpp"

// What a player sees: along the four directions, three tiles ahead, up to the first wall. And what that is worth.
namespace ariadne::theseus {

inline constexpr int kSight = 3;

// The steps to the first wanted tile in a direction, 0 if none is in sight.
template <class Wanted>
int sighted(const Board& board, int from, Direction direction, const Wanted& wanted) {
  for (int steps = 1; steps <= kSight; ++steps) {
    const int tile = board.next(from, direction);
    if (tile == from) return 0;
    if (wanted(tile)) return steps;
    from = tile;
  }
  return 0;
}

// The steps to a certain tile, or to the nearest supply, in a direction; 0 if it is not in sight.
inline int sighted_tile(const Board& board, int from, Direction direction, int wanted) {
  return sighted(board, from, direction, [&](int tile) { return tile == wanted; });
}
inline int sighted_supply(const Position& position, int from, Direction direction) {
  return sighted(position.board(), from, direction,
                 [&](int tile) { return (position.board().supply_on(tile) & position.supplies()) != 0; });
}

// What a sighting at this distance counts; 0 is nothing seen.
constexpr double worth(int steps) {
  constexpr double kWorth[] = {0, 1, 0.5, 0.3};
  return kWorth[steps];
}

// The best sighting of a tile from another in any direction.
inline double best_sighting(const Board& board, int from, int wanted) {
  double best = 0;
  for (const Direction direction : kDirections) {
    best = std::max(best, worth(sighted_tile(board, from, direction, wanted)));
  }
  return best;
}

inline constexpr double kSupplyWeight = 0.46, kPlayerWeight = 0.54;
inline constexpr double kBlocked = -10;

// What a direction promises to the player to move, by sight alone: a supply draws both, the other player draws the
// Minotaur and repels Theseus.
inline double promise_of(const Position& position, Direction direction) {
  const Board& board = position.board();
  const bool is_theseus = position.to_move() == kTheseus;
  const int from = position.tile_to_move(), other = is_theseus ? position.minotaur() : position.theseus();
  if (board.next(from, direction) == from) return kBlocked;
  const double supply = worth(sighted_supply(position, from, direction));
  const double player = worth(sighted_tile(board, from, direction, other));
  return kSupplyWeight * supply + (is_theseus ? -kPlayerWeight : kPlayerWeight) * player;
}

}  // namespace ariadne::theseus
