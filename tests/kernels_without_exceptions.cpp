// Compiled with -fno-exceptions: the searches of game trees need none. Every kernel is made for a small game.
#include "games/nim/position.hpp"
#include "search/tree/alpha_beta.hpp"
#include "search/tree/deepening.hpp"
#include "search/tree/distinct.hpp"
#include "search/tree/expectimax.hpp"
#include "search/tree/induction.hpp"
#include "search/tree/likely_expectimax.hpp"
#include "search/tree/minimax.hpp"
#include "search/tree/perfect_play.hpp"
#include "search/tree/perft.hpp"
#include "search/tree/playout.hpp"
#include "search/tree/recorder.hpp"
#include "search/tree/root.hpp"

namespace ariadne {
namespace {

using Heaps = nim::Position;

struct Stones {
  int operator()(const Heaps& position) const { return position.heaps()[0]; }
};

template <template <class, class, class> class Kernel>
std::uint64_t searched(const Heaps& position) {
  Budget budget;
  DistinctPositions<Heaps> distinct(position);
  const auto search_to = [&](int depth) {
    Expansion<Heaps, DistinctPositions<Heaps>> expansion(budget, distinct);
    const Stones stones;
    Kernel<Heaps, Stones, DistinctPositions<Heaps>> kernel(stones, expansion);
    return search_root(position, depth, 1, kernel, expansion);
  };
  return deepen(2, budget, search_to).nodes + distinct.count();
}

std::size_t recorded(const Heaps& position) {
  using Recorder = SearchRecorder<Heaps>;
  Budget budget;
  Recorder recorder(position);
  Expansion<Heaps, Recorder> expansion(budget, recorder);
  const Stones stones;
  AlphaBeta<Heaps, Stones, Recorder> kernel(stones, expansion);
  search_root(position, 2, 1, kernel, expansion);
  return recorder.nodes().size();
}

struct TryingAll : AllMovesAlike {
  static bool tries(const Heaps&, Heaps::Move) { return true; }
};

double expected(const Heaps& position) {
  Budget budget;
  Silent silent;
  Expansion<Heaps> expansion(budget, silent);
  const Stones stones;
  LikelyTable table(64);
  LikelyExpectimax<Heaps, Stones, TryingAll> kernel(stones, expansion, table);
  return search_root(position, 2, 1, kernel, expansion).value;
}

std::size_t solved(const Heaps& position) {
  Budget budget;
  return perfect_line(position, solve_board(position, budget).verdicts).size();
}

}  // namespace

std::uint64_t work_without_exceptions(const std::atomic<bool>& stop) {
  Heaps position;
  Rng rng(1);
  const std::uint64_t leaves = perft(position, 5) + perft(position, 5, stop).value_or(0);
  return searched<Minimax>(position) + searched<AlphaBeta>(position) + searched<StrictAlphaBeta>(position) +
         searched<Expectimax>(position) + static_cast<std::uint64_t>(expected(position)) + leaves + recorded(position) +
         solved(position) + play_out(position, rng);
}

}  // namespace ariadne
