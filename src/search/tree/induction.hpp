#pragma once

#include <cstdint>

#include "core/borrowed.hpp"
#include "core/budget.hpp"
#include "core/enumerable.hpp"
#include "core/rng.hpp"
#include "search/tree/expansion.hpp"
#include "search/tree/retrograde.hpp"

namespace ariadne {

// What the solution of a board takes.
struct InductionNeed {
  std::uint64_t states = 0;
  std::uint64_t bytes = 0;  // at the peak
};

// The verdict of every state of a board, or why there is none.
struct Induction {
  enum class Ending : std::uint8_t {
    solved,
    stopped,    // the budget ended first
    too_large,  // for the memory allowed
    too_long,   // some win takes more moves than a verdict can hold
  };
  Ending ending = Ending::stopped;
  InductionNeed need;
  Verdicts verdicts;  // if it was solved
};

// Ignores progress.
struct NoProgress {
  void operator()(double) const {}
};

// A quick estimate of what a board needs: the number of moves is sampled from random states, accurate to a percent.
template <Enumerable P>
InductionNeed estimate_need(const P& board) {
  constexpr std::uint64_t kSamples = 4096;
  const std::uint64_t states = board.state_count();
  Rng rng(1);
  std::uint64_t moves = 0;
  for (std::uint64_t i = 0; i < kSamples; ++i) {
    moves += playable_moves(board.at_state(rng.next() % states)).size();
  }
  return {states, Retrograde::bytes_for(states, states * moves / kSamples)};
}

// Backward induction over all states of a board, with every move that can be played.
template <Enumerable P, class Progress = NoProgress>
class BackwardInduction {
 public:
  BackwardInduction(const P& board, Budget& budget, const Progress& progress)
      : board_(borrowed(board)), states_(board.state_count()), budget_(budget), progress_(progress) {}

  // In the memory that the budget allows.
  Induction solve() {
    const InductionNeed need = estimate_need(board_);
    if (!affords(need)) return {Induction::Ending::too_large, need, {}};
    Retrograde retrograde(states_);
    const std::uint64_t moves = count(retrograde);
    const InductionNeed exact{states_, Retrograde::bytes_for(states_, moves)};
    if (!affords(exact)) return {Induction::Ending::too_large, exact, {}};
    if (!budget_.spent()) {
      retrograde.begin_links(moves);
      link(retrograde);
    }
    const auto ending = settle(retrograde);
    return {ending, exact, ending == Induction::Ending::solved ? retrograde.take_verdicts() : Verdicts()};
  }

 private:
  // The three parts of the work take about as long as each other.
  static constexpr double kParts = 3;
  static constexpr std::uint64_t kStatesPerCall = 1 << 16;  // of progress

  // If not, the budget is spent.
  bool affords(const InductionNeed& need) {
    if (need.bytes > kMaxMemory || !budget_.claim(need.bytes)) return false;
    budget_.release(need.bytes);
    return true;
  }
  // Calls visit(state, position) for every state, until the budget is spent.
  template <class Visit>
  void for_each_state(int part, const Visit& visit) {
    for (std::uint64_t state = 0; state < states_ && !budget_.spent(); ++state) {
      if (state % kStatesPerCall == 0)
        progress_((part + static_cast<double>(state) / static_cast<double>(states_)) / kParts);
      visit(state, board_.at_state(state));
    }
  }
  std::uint64_t count(Retrograde& retrograde) {
    std::uint64_t all_moves = 0;
    for_each_state(0, [&](std::uint64_t state, const P& position) {
      if (const auto result = position.result()) return retrograde.add_end(state, result->sign);
      const auto moves = playable_moves(position);
      retrograde.add_state(state, P::team(position.to_move()), moves.size());
      all_moves += moves.size();
      for (const auto move : moves) retrograde.count_move(expansion_.successor(position, move).state());
    });
    return all_moves;
  }
  void link(Retrograde& retrograde) {
    for_each_state(1, [&](std::uint64_t state, const P& position) {
      for (const auto move : playable_moves(position)) {
        retrograde.link(state, expansion_.successor(position, move).state());
      }
    });
  }
  Induction::Ending settle(Retrograde& retrograde) {
    while (!budget_.spent()) {
      progress_((2 + static_cast<double>(retrograde.settled()) / static_cast<double>(states_)) / kParts);
      if (retrograde.done()) return Induction::Ending::solved;
      if (retrograde.distance() == kLongestWin) return Induction::Ending::too_long;
      retrograde.settle_next_distance();
      budget_.look();
    }
    return Induction::Ending::stopped;
  }

  const P board_;
  const std::uint64_t states_;
  Budget& budget_;
  const Progress& progress_;
  Silent silent_;
  Expansion<P> expansion_{budget_, silent_};
};

// Solves the board of a position; `progress` is called from time to time with the fraction of the work done.
template <Enumerable P, class Progress = NoProgress>
Induction solve_board(const P& board, Budget& budget, const Progress& progress = {}) {
  return BackwardInduction<P, Progress>(board, budget, progress).solve();
}

}  // namespace ariadne
