#include "arena/opening.hpp"

#include <algorithm>

namespace ariadne {
namespace {

constexpr int kDraws = 8;          // of one length, before it is shortened
constexpr int kPliesToBeLeft = 2;  // so that each side still has something to decide

bool can_end_within(const Session& session, int plies) {
  if (session.result()) return true;
  if (plies == 0) return false;
  const auto moves = session.moves();
  return std::any_of(moves.begin(), moves.end(), [&](const std::string& move) {
    const auto next = session.clone();
    return next->play(move) && can_end_within(*next, plies - 1);
  });
}

// False if the game ended on the way.
bool play_random(Session& session, int plies, Rng& rng) {
  for (; plies > 0 && !session.result(); --plies) {
    const auto moves = session.moves();
    if (!session.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))])) return false;
  }
  return plies == 0;
}

}  // namespace

void play_opening(Session& session, int plies, Rng& rng) {
  const std::size_t start = session.history().size();
  for (; plies > 0; --plies) {
    for (int draw = 0; draw < kDraws; ++draw) {
      if (play_random(session, plies, rng) && !can_end_within(session, kPliesToBeLeft)) return;
      session.rewind(start);
    }
  }
}

}  // namespace ariadne
