#include <benchmark/benchmark.h>

#include <tuple>
#include <vector>

#include "core/rng.hpp"
#include "games/reversi/evaluation.hpp"
#include "games/reversi/position.hpp"
#include "plain_reversi.hpp"
#include "search/tree/perft.hpp"
#include "search/tree/playout.hpp"

namespace ariadne::reversi {
namespace {

// Positions from all phases of random games, none of them over.
const std::vector<Position>& positions() {
  static const auto made = [] {
    std::vector<Position> list;
    Rng rng(1);
    while (list.size() < 1024) {
      Position position;
      play_randomly(position, rng, rng.below(50));
      if (!position.result()) list.push_back(position);
    }
    return list;
  }();
  return made;
}

// Calls `work` on one position after the other; the rate is of such calls.
template <class Work>
void for_positions(benchmark::State& state, const Work& work) {
  std::size_t i = 0;
  for ([[maybe_unused]] auto _ : state) {
    work(positions()[i]);
    i = (i + 1) % positions().size();
  }
  state.SetItemsProcessed(state.iterations());
}

void legal_squares_of_a_position(benchmark::State& state) {
  for_positions(state, [](const Position& position) {
    const Squares own = position.discs(position.to_move());
    const Squares other = position.discs(position.to_move() ^ 1);
    benchmark::DoNotOptimize(legal_squares(own, other, position.empty()));
  });
}
BENCHMARK(legal_squares_of_a_position);

void a_successor(benchmark::State& state) {
  for_positions(state, [](const Position& position) {
    Position next = position;
    next.play(position.moves()[0]);
    benchmark::DoNotOptimize(next);
  });
}
BENCHMARK(a_successor);

void a_hash(benchmark::State& state) {
  for_positions(state, [](const Position& position) { benchmark::DoNotOptimize(position.hash()); });
}
BENCHMARK(a_hash);

template <class Evaluate>
void an_evaluation(benchmark::State& state) {
  state.SetLabel(std::string(Evaluate::name));
  for_positions(state, [](const Position& position) { benchmark::DoNotOptimize(Evaluate()(position)); });
}
BENCHMARK(an_evaluation<Weights>);
BENCHMARK(an_evaluation<Discs>);
BENCHMARK(an_evaluation<Mobility>);
BENCHMARK(an_evaluation<Corners>);
BENCHMARK(an_evaluation<Mixed>);
BENCHMARK(an_evaluation<Patterns>);

// What a search that keeps the patterns up does in a node instead: a move, and a score.
struct MoveOnPatterns {
  PatternIndices indices;
  int square = 0;
  Squares flips = 0;
  int empties = 0;
};
const std::vector<MoveOnPatterns>& pattern_moves() {
  static const auto made = [] {
    std::vector<MoveOnPatterns> list;
    for (const Position& position : positions()) {
      if (position.legal() == 0) continue;
      const Squares own = position.discs(position.to_move()), other = position.discs(position.to_move() ^ 1);
      const int square = std::countr_zero(position.legal());
      list.push_back({PatternIndices(own, other), square, turned(own, other, square), count(position.empty())});
    }
    return list;
  }();
  return made;
}

void a_move_on_patterns(benchmark::State& state) {
  std::size_t i = 0;
  for ([[maybe_unused]] auto _ : state) {
    const MoveOnPatterns& each = pattern_moves()[i];
    PatternIndices next = each.indices;
    next.play(each.square, each.flips);
    benchmark::DoNotOptimize(next);
    i = (i + 1) % pattern_moves().size();
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(a_move_on_patterns);

void a_score_of_patterns(benchmark::State& state) {
  std::size_t i = 0;
  for ([[maybe_unused]] auto _ : state) {
    const MoveOnPatterns& each = pattern_moves()[i];
    benchmark::DoNotOptimize(pattern_score(each.indices, each.empties));
    i = (i + 1) % pattern_moves().size();
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(a_score_of_patterns);

void a_random_game(benchmark::State& state) {
  Rng rng(1);
  for ([[maybe_unused]] auto _ : state) {
    Position position;
    benchmark::DoNotOptimize(play_out(position, rng));
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(a_random_game);

constexpr int kPerftDepth = 9;

void leaves(benchmark::State& state) {
  std::uint64_t counted = 0;
  for ([[maybe_unused]] auto _ : state) counted += perft(Position(), kPerftDepth);
  state.SetItemsProcessed(static_cast<std::int64_t>(counted));
}
BENCHMARK(leaves)->Unit(benchmark::kMillisecond);

void leaves_of_a_plain_program(benchmark::State& state) {
  const Position start;
  std::uint64_t counted = 0;
  for ([[maybe_unused]] auto _ : state) counted += plain::perft(start.discs(kBlack), start.discs(kWhite), kPerftDepth);
  state.SetItemsProcessed(static_cast<std::int64_t>(counted));
}
BENCHMARK(leaves_of_a_plain_program)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace ariadne::reversi
