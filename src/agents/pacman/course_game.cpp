#include "agents/pacman/course_game.hpp"

#include <algorithm>
#include <cassert>

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

Transcript play_course_game(const Position& start, std::span<const CoursePolicy> policies, PythonRandom& random) {
  assert(policies.size() >= start.board().seats());
  Transcript game{start, {}};
  Position position = start;
  while (!position.result()) {
    const Move move = policies[position.to_move()](position, random);
    game.moves.push_back(move);
    position.play(move);
  }
  return game;
}

}  // namespace ariadne::pacman
