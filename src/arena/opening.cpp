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

// Plays up to so many plies; fewer if the game ends on the way. Returns how many.
int play_random(Session& session, int plies, Rng& rng) {
  int played = 0;
  for (; played < plies && !session.result(); ++played) {
    const auto moves = session.moves();
    if (!session.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))])) break;
  }
  return played;
}

}  // namespace

void play_opening(Session& session, int plies, Rng& rng) {
  const std::size_t start = session.history().size();
  while (plies > 0) {
    int longest = 0;
    for (int draw = 0; draw < kDraws; ++draw) {
      const int played = play_random(session, plies, rng);
      if (played == plies && !can_end_within(session, kPliesToBeLeft)) return;
      longest = std::max(longest, played);
      session.rewind(start);
    }
    plies = std::min(plies - 1, longest);  // no use in lengths at which every game was over
  }
}

}  // namespace ariadne
