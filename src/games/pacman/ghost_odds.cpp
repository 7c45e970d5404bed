#include "games/pacman/ghost_odds.hpp"

#include <limits>

#include "games/pacman/place.hpp"

namespace ariadne::pacman {
namespace {

constexpr double kDetermined = 0.8;  // to attack, and to flee

void add(Odds& odds, Move move, double chance) {
  double& sum = odds.chance[static_cast<std::size_t>(move)];
  if (sum == 0) odds.order.push_back(move);
  sum += chance;
}

// Sums differ in their last bit by their order: this one is the course's.
void normalise(Odds& odds) {
  double total = 0;
  for (const Move move : odds.order) total += odds[move];
  for (double& chance : odds.chance) chance /= total;
}

// How good it is to be there: near Pac-Man, or far from him while scared.
int worth(const Position& position, Move move) {
  const Piece& ghost = position.piece(position.to_move());
  const Place there = towards(place_of(position.board(), ghost), move, ghost.scared > 0 ? 1 : 2);
  const int distance = doubled_distance(there, place_of(position, kPacman));
  return ghost.scared > 0 ? distance : -distance;
}

Moves best_moves(const Position& position) {
  Moves best;
  int highest = std::numeric_limits<int>::min();
  for (const Move move : position.moves()) {
    const int found = worth(position, move);
    if (found < highest) continue;
    if (found > highest) best = Moves();
    highest = found;
    best.push_back(move);
  }
  return best;
}

}  // namespace

Odds random_odds(const Position& position) {
  Odds odds;
  for (const Move move : position.moves()) add(odds, move, 1);
  normalise(odds);
  return odds;
}

Odds directional_odds(const Position& position) {
  const Moves& moves = position.moves();
  const Moves best = best_moves(position);
  Odds odds;
  for (const Move move : best) add(odds, move, kDetermined / static_cast<double>(best.size()));
  for (const Move move : moves) add(odds, move, (1 - kDetermined) / static_cast<double>(moves.size()));
  normalise(odds);
  return odds;
}

}  // namespace ariadne::pacman
