// Compiled with -fno-exceptions: the searches of game trees need none. Every kernel is made for a small game.
#include "games/nim/position.hpp"
#include "search/simultaneous/mixed_values.hpp"
#include "search/tree/alpha_beta.hpp"
#include "search/tree/distinct.hpp"
#include "search/tree/expectimax.hpp"
#include "search/tree/induction.hpp"
#include "search/tree/likely_expectimax.hpp"
#include "search/tree/minimax.hpp"
#include "search/tree/monte_carlo_search.hpp"
#include "search/tree/perfect_play.hpp"
#include "search/tree/perft.hpp"
#include "search/tree/playout.hpp"
#include "search/tree/principal_variation.hpp"
#include "search/tree/recorder.hpp"
#include "search/tree/root.hpp"
#include "search/tree/searcher.hpp"

namespace ariadne {
namespace {

using Heaps = nim::Position;

struct Stones {
  int operator()(const Heaps& position) const { return position.heaps()[0]; }
};

template <template <class, class, class> class KernelOf>
std::uint64_t searched(const Heaps& position) {
  using Distinct = DistinctPositions<Heaps>;
  Budget budget;
  Distinct distinct(position, budget);
  const Stones stones;
  const auto kernel_for = [&](Expansion<Heaps, Distinct>& expansion, NoTable&) {
    return KernelOf<Heaps, Stones, Distinct>(stones, expansion);
  };
  return Searcher<>().search(position, {.last_depth = 2}, budget, distinct, kernel_for).nodes + distinct.count();
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
  const Stones stones;
  const auto kernel_for = [&](Expansion<Heaps>& expansion, TranspositionTable& table) {
    return LikelyExpectimax<Heaps, Stones, TryingAll>(stones, expansion, table);
  };
  return Searcher<TranspositionTable>().search(position, {.last_depth = 2}, budget, silent, kernel_for).value;
}

std::uint64_t remembered(const Heaps& position) {
  Budget budget;
  Silent silent;
  const Stones stones;
  MoveExperience<Heaps::Move> experience;
  const auto kernel_for = [&](Expansion<Heaps>& expansion, TranspositionTable& table) {
    return PrincipalVariation<Heaps, Stones>(stones, expansion, table, experience);
  };
  return Searcher<TranspositionTable>().search(position, {.last_depth = 2}, budget, silent, kernel_for).nodes;
}

std::uint64_t walked(const Heaps& position) {
  Budget budget({.nodes = 100});
  const Stones stones;
  MonteCarloTree<Heaps, WinRates> tree(std::size_t{1} << 16, 10.0);
  return MonteCarloSearch<Heaps, Stones, WinRates>(stones, tree, {}, 1).search(position, budget).nodes;
}

std::size_t solved(const Heaps& position) {
  Budget budget;
  return perfect_line(position, solve_board(position, budget).verdicts).size();
}

// A step and its two ends: whoever guesses right in the first wins.
struct Pennies {
  static StateNumber state_count() { return 3; }
  static std::optional<int> result(StateNumber state) {
    return state == 0 ? std::nullopt : std::optional(state == 1 ? 1 : -1);
  }
  static StepStates step(StateNumber) { return {2, 2, {{{1, 2}, {2, 1}}}}; }
  static StateNumber first_image(StateNumber state) { return state; }
  template <class Visit>
  static void for_each_image(StateNumber state, const Visit& visit) {
    visit(state);
  }
  template <class Visit>
  static void for_each_predecessor(StateNumber, const Visit& visit) {
    visit(0);
  }
};

double mixed() {
  Budget budget;
  const Pennies pennies;
  const BothOrders orders = solve_both_orders(pennies, budget);
  MixedValues<Pennies> values(pennies, orders, 0);
  values.run_to(2, budget);
  return values.value(0);
}

}  // namespace

std::uint64_t work_without_exceptions(const std::atomic<bool>& stop) {
  Heaps position;
  Rng rng(1);
  const std::uint64_t leaves = perft(position, 5) + perft(position, 5, stop).value_or(0);
  return searched<Minimax>(position) + searched<AlphaBeta>(position) + searched<StrictAlphaBeta>(position) +
         searched<Expectimax>(position) + static_cast<std::uint64_t>(expected(position)) + leaves + recorded(position) +
         remembered(position) + walked(position) + solved(position) + static_cast<std::uint64_t>(mixed()) +
         play_out(position, rng);
}

}  // namespace ariadne
