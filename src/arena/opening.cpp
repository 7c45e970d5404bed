#include "arena/opening.hpp"

#include <algorithm>

namespace ariadne {
namespace {

constexpr int kDraws = 8;          // of one length, before it is shortened
constexpr int kPliesToBeLeft = 2;  // so that each side still has something to decide

bool can_end_within(const Session& session, int plies);

// Whether some choice of the remaining movers, after the moves chosen so far, ends the game.
bool some_step_can_end(const Session& session, const std::vector<Seat>& movers, Step& chosen, int plies) {
  if (chosen.size() == movers.size()) {
    const auto next = session.fork();
    return next->play(chosen) && can_end_within(*next, plies - 1);
  }
  const auto moves = session.moves(movers[chosen.size()]);
  return std::ranges::any_of(moves, [&](const std::string& move) {
    chosen.push_back(move);
    const bool ends = some_step_can_end(session, movers, chosen, plies);
    chosen.pop_back();
    return ends;
  });
}

bool can_end_within(const Session& session, int plies) {
  if (session.result()) return true;
  if (plies == 0) return false;
  Step chosen;
  return some_step_can_end(session, session.movers(), chosen, plies);
}

Step random_step(const Session& session, Rng& rng) {
  Step step;
  for (const Seat mover : session.movers()) {
    const auto moves = session.moves(mover);
    step.push_back(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  return step;
}

// Plays up to `plies` random plies, fewer if the game ends first, and returns how many.
int play_random(Session& session, int plies, Rng& rng) {
  int played = 0;
  while (played < plies && !session.result() && session.play(random_step(session, rng))) ++played;
  return played;
}

}  // namespace

bool starts_vary(const GameEntry& game, const std::string& settings) {
  constexpr std::uint64_t kSeeds = 4;
  const std::string first = game.start(settings, 0).value()->json();
  for (std::uint64_t seed = 1; seed < kSeeds; ++seed) {
    if (game.start(settings, seed).value()->json() != first) return true;
  }
  return false;
}

std::unique_ptr<Session> with_opening(std::unique_ptr<Session> session, int plies, Rng& rng) {
  while (plies > 0) {
    int longest = 0;
    for (int draw = 0; draw < kDraws; ++draw) {
      auto opened = session->clone();
      const int played = play_random(*opened, plies, rng);
      if (played == plies && !can_end_within(*opened, kPliesToBeLeft)) return opened;
      longest = std::max(longest, played);
    }
    plies = std::min(plies - 1, longest);  // at longer ones every game was over
  }
  return session;
}

}  // namespace ariadne
