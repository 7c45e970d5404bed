#include "agents/pacman/course/policies.hpp"

#include <algorithm>
#include <vector>

#include "agents/pacman/policies.hpp"

namespace ariadne::pacman {

Move sampled(const Odds& odds, PythonRandom& random) {
  std::vector<Move> moves(odds.order.begin(), odds.order.end());
  std::sort(moves.begin(), moves.end(), [](Move a, Move b) { return name_of(a) < name_of(b); });
  double total = 0;
  for (const Move move : moves) total += odds[move];
  // Only if the sum is not exactly 1: dividing by 1 changes nothing.
  const double drawn = random.uniform();
  double reached = 0;
  for (const Move move : moves) {
    reached += odds[move] / total;
    if (drawn <= reached) return move;
  }
  return moves.back();
}

Move course_random_ghost(const Position& position, PythonRandom& random) {
  return sampled(random_odds(position), random);
}

Move course_directional_ghost(const Position& position, PythonRandom& random) {
  return sampled(directional_odds(position), random);
}

Move course_greedy(const Position& position, PythonRandom& random) {
  const Moves best = greedy_moves(position);
  return best[random.below(best.size())];
}

Move course_reflex(const Position& position, PythonRandom& random) {
  const Moves best = reflex_moves(position);
  return best[random.below(best.size())];
}

}  // namespace ariadne::pacman
