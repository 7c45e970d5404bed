#include "agents/reversi/bench.hpp"

#include <nlohmann/json.hpp>

#include "agents/reversi/search/disc_search.hpp"

namespace ariadne {
namespace {

using reversi::DiscPlan;
using reversi::DiscSearch;

// Each position with an empty table.
BenchLine bench_discs(const std::string& name, const std::vector<reversi::Position>& positions, const DiscPlan& plan,
                      const std::atomic<bool>& stop) {
  DiscSearch search(kBenchTable);
  return timed(name, "nodes", [&](BenchLine& line) {
    for (const auto& position : positions) {
      Budget budget({}, &stop);
      search.new_game();
      search.search(position, plan, budget);
      line.count += budget.control().nodes();
    }
    line.signature = line.count;
  });
}

// Positions of random games in which this many squares are left empty.
std::vector<reversi::Position> endings(int empties, int wanted) {
  std::vector<reversi::Position> all;
  Rng rng(kBenchSeed);
  while (static_cast<int>(all.size()) < wanted) {
    reversi::Position position;
    play_randomly(position, rng, static_cast<std::uint64_t>(60 - empties));
    if (!position.result()) all.push_back(position);
  }
  return all;
}

}  // namespace

std::vector<BenchLine> OwnBench<reversi::Rules>::lines(const std::atomic<bool>& stop) {
  constexpr int kDepth = 14, kEmpties = 20;
  return {bench_discs("engine depth=14 eval=patterns", bench_positions<reversi::Rules>(reversi::Rules::info()),
                      {.depth = kDepth}, stop),
          bench_discs("solve 20 empty squares", endings(kEmpties, 4), {.solves_at_once = true}, stop)};
}

}  // namespace ariadne
