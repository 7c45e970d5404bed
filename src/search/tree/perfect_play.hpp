#pragma once

#include <cassert>
#include <vector>

#include "core/enumerable.hpp"
#include "search/tree/verdict.hpp"

namespace ariadne {

// How a position on a solved board ends with perfect play.
//
// A limit on the moves needs no verdicts of its own. A win in `moves` is forced in that many moves whatever the other
// team does, so it stands if they are left. If fewer are left, the other team can hold out until the limit, since
// `moves` is as late as it can lose; and since the first team to win is the only one that can, that is a draw.
template <Enumerable P>
Verdict verdict_at(const P& position, const Verdicts& verdicts) {
  const Verdict verdict = verdicts[position.state()];
  if constexpr (MoveLimited<P>) {
    if (verdict.moves > position.moves_left()) return {};
  }
  return verdict;
}

// A move and how the game ends after it, counted with the move itself.
template <class Move>
struct JudgedMove {
  Move move{};
  Verdict verdict;
};

// Every move that can be played, in the order of the game.
template <Enumerable P>
std::vector<JudgedMove<typename P::Move>> judge_moves(const P& position, const Verdicts& verdicts) {
  std::vector<JudgedMove<typename P::Move>> judged;
  for (const auto move : playable_moves(position)) {
    P next = position;
    next.play(move);
    Verdict verdict = verdict_at(next, verdicts);
    if (verdict.sign != 0) ++verdict.moves;
    judged.push_back({move, verdict});
  }
  return judged;
}

// The first of the best: it wins as soon or loses as late as possible.
template <Enumerable P>
JudgedMove<typename P::Move> perfect_move(const P& position, const Verdicts& verdicts) {
  assert(!position.result());
  const int turn = P::team(position.to_move()) == Team::first ? 1 : -1;
  const auto judged = judge_moves(position, verdicts);
  auto best = judged.front();
  for (const auto& each : judged) {
    if (turn * rank_of(each.verdict) > turn * rank_of(best.verdict)) best = each;
  }
  return best;
}

// Perfect play of both sides: to the end if a team wins, else only kDrawnLine moves, since it leads nowhere.
inline constexpr std::size_t kDrawnLine = 16;

template <Enumerable P>
std::vector<typename P::Move> perfect_line(P position, const Verdicts& verdicts) {
  std::vector<typename P::Move> line;
  while (!position.result()) {
    const auto best = perfect_move(position, verdicts);
    if (best.verdict.sign == 0 && line.size() >= kDrawnLine) break;
    line.push_back(best.move);
    position.play(best.move);
  }
  return line;
}

}  // namespace ariadne
