#include "agents/flags/bench.hpp"

#include <nlohmann/json.hpp>

#include "agents/flags/minmax.hpp"
#include "agents/flags/solved_maze.hpp"
#include "games/flags/start.hpp"

namespace ariadne {
namespace flags {
namespace {

constexpr int kSuccessorPlies = 5, kSearches = 20'000, kGames = 1000;

Position bench_start(int number) {
  Rng rng = Rng::stream(kBenchSeed, static_cast<std::uint64_t>(number));
  return {classic_maze(), draw_start(classic_maze(), kMaxGhosts, rng)};
}

// Every successor of the tree, none counted without being played.
std::uint64_t successors(const Position& position, int depth) {
  if (depth == 0 || position.result()) return 0;
  std::uint64_t count = 0;
  for (const Move move : position.moves()) {
    Position next = position;
    next.play(move);
    count += 1 + successors(next, depth - 1);
  }
  return count;
}

BenchLine successor_line() {
  return timed("successors depth=" + std::to_string(kSuccessorPlies - 1), "positions", [](BenchLine& line) {
    for (int i = 0; i < 50; ++i) line.count += successors(bench_start(i), kSuccessorPlies - 1);
    line.signature = line.count;
  });
}

BenchLine minmax_line(const std::atomic<bool>& stop) {
  std::vector<Position> starts;
  for (int i = 0; i < kSearches; ++i) starts.push_back(bench_start(i));
  return timed("minmax", "leaves", [&](BenchLine& line) {
    for (const Position& position : starts) {
      if (stop) return;
      Budget budget;
      Silent silent;
      Expansion<Position> expansion(budget, silent);
      const auto result = search_step<AlphaBeta>(position, 1, expansion);
      line.count += result.nodes - result.moves.size();
    }
    line.signature = line.count;
  });
}

BenchLine games_line(const std::atomic<bool>& stop) {
  return timed("heuristic vs classic", "games", [&](BenchLine& line) {
    line.count = kGames;
    for (int i = 0; i < kGames && !stop; ++i) {
      Position position = bench_start(i);
      while (!position.result()) {
        const Move his = heuristic_move(position), theirs = classic_ghosts(position);
        position.play(his);
        position.play(theirs);
      }
      line.signature += static_cast<std::uint64_t>(position.step());
    }
  });
}

// The signature is the number of starts that are guessing games.
BenchLine solution_line(const std::atomic<bool>& stop) {
  return timed("one ghost in both orders", "states", [&](BenchLine& line) {
    Budget budget({}, &stop);
    const SolvedMaze solved(classic_maze(), budget);
    if (stop) return;
    const BothOrders& orders = solved.orders();
    line.count = orders.size();
    for (const StateNumber start : solved.graph().starts()) {
      line.signature += orders.first_commits.sign(start) != orders.second_commits.sign(start);
    }
  });
}

}  // namespace
}  // namespace flags

std::vector<BenchLine> OwnBench<flags::Rules>::lines(const std::atomic<bool>& stop) {
  return {flags::successor_line(), flags::minmax_line(stop), flags::games_line(stop), flags::solution_line(stop)};
}

}  // namespace ariadne
