#include "apps/cli/screens.hpp"

namespace ariadne {

double default_speed(const GameEntry& game) {
  const double round = std::chrono::duration<double>(game.info().beat.round).count();
  return round > 0 ? 1 / round : 2;
}

bool is_played_to_beat(const GameInPlay& game) {
  return game.game().info().beat.round.count() > 0 && game.persons() == 1;
}

}  // namespace ariadne
