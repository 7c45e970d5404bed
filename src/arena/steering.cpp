#include "arena/steering.hpp"

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

Steering::Steering(const Beat& beat, std::optional<std::chrono::milliseconds> round, bool waits)
    : beat_(beat), round_(round ? std::clamp(*round, kFastest, kSlowest) : beat.round), waits_(waits) {}

void Steering::want(const std::string& move) {
  wanted_ = move;
  steered_ = true;
}

void Steering::set_round(std::chrono::milliseconds round) { round_ = std::clamp(round, kFastest, kSlowest); }

void Steering::keep_time(Referee& referee) const {
  const auto agents = std::max<std::size_t>(referee.game().players.size() - 1, 1);  // one person steers
  if (!waits_ && referee.thinking_for() >= round_ / agents) referee.hurry();
}

void Steering::choose(Referee& referee, Clock::time_point now) {
  const Seat seat = referee.awaited().front();
  for (const auto& move : steered_moves(referee.game().session->moves(seat))) {
    if (!referee.choose(seat, move)) continue;
    if (move != beat_.idle) heading_ = move;
    break;
  }
  steered_ = false;
  next_beat_ = std::max(next_beat_ + round_, now);
}

// What to play, best first. Where nobody can wait, going into a wall may be a fault that leaves the player where he is;
// if it cannot be played either, any move will do.
std::vector<std::string> Steering::steered_moves(const std::vector<std::string>& moves) const {
  for (const auto& move : {wanted_, heading_, beat_.idle}) {
    if (std::ranges::count(moves, move) > 0) return {move};
  }
  return {wanted_, heading_, moves.front()};
}

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
