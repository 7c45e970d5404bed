#include "apps/cli/screens.hpp"

#include <algorithm>

namespace ariadne {
namespace {

// A seat that moves several actors at a time is not steered by arrow keys: its moves are typed.
bool is_steered_by_arrows(const GameInPlay& game, Seat seat) {
  return std::ranges::any_of(game.game().info().beat.arrows, [&](const std::string& arrow) {
    return game.session->read_move(seat, arrow).has_value();
  });
}

}  // namespace

double default_speed(const GameEntry& game) {
  const double round = std::chrono::duration<double>(game.info().beat.round).count();
  return round > 0 ? 1 / round : 2;
}

bool is_played_to_beat(const GameInPlay& game) {
  if (game.game().info().beat.round.count() == 0 || game.persons() != 1) return false;
  const auto person = std::ranges::find_if(game.players, &Player::is_person);
  return game.over() || is_steered_by_arrows(game, static_cast<Seat>(person - game.players.begin()));
}

}  // namespace ariadne
