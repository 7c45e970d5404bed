#pragma once

#include <atomic>
#include <chrono>
#include <string>
#include <vector>

#include "agents/algorithms.hpp"
#include "agents/algorithms/engine.hpp"
#include "agents/algorithms/fixed_depth.hpp"
#include "agents/algorithms/monte_carlo.hpp"
#include "agents/registry.hpp"
#include "agents/request.hpp"
#include "core/any_evaluation.hpp"
#include "core/budget.hpp"
#include "core/enumerable.hpp"
#include "core/settings.hpp"
#include "games/game.hpp"
#include "search/tree/alpha_beta.hpp"
#include "search/tree/induction.hpp"
#include "search/tree/perft.hpp"
#include "search/tree/playout.hpp"
#include "search/tree/root.hpp"

namespace ariadne {

inline constexpr std::uint64_t kBenchSeed = 2026;
inline constexpr std::size_t kBenchTable = std::size_t{16} << 20;

// What only game G measures: a game called `id` specialises this in agents/id, with
//   lines(stop) -> std::vector<BenchLine>
template <class G>
struct OwnBench {};

// The start and three positions from random play: fixed by the seed.
template <Game G>
std::vector<typename G::Position> bench_positions(const GameInfo& info) {
  const Settings settings = check_settings("", info.parameters, info.id).value();
  Rng rng(kBenchSeed);
  const auto start = G::start(settings, rng);
  std::vector positions{start};
  for (const std::uint64_t plies : {10u, 20u, 30u}) {
    auto position = start;
    play_randomly(position, rng, plies);
    if (!position.result()) positions.push_back(position);
  }
  return positions;
}

// Times `work`, which fills in the counts of the line.
template <class Work>
BenchLine timed(std::string name, std::string unit, const Work& work) {
  BenchLine line;
  line.name = std::move(name);
  line.unit = std::move(unit);
  const auto start = std::chrono::steady_clock::now();
  work(line);
  line.time = std::chrono::steady_clock::now() - start;
  return line;
}

template <Game G, class Evaluate>
BenchLine bench_alpha_beta(const std::vector<typename G::Position>& positions, int depth, const Evaluate& evaluate,
                           const std::atomic<bool>& stop) {
  using P = typename G::Position;
  const int asked = depth / plies_of_depth_one<G>(positions.front());  // as the agent's own parameter counts
  const std::string name = "alphabeta depth=" + std::to_string(asked) + " eval=" + std::string(evaluate.name);
  return timed(name, "nodes", [&](BenchLine& line) {
    for (const P& position : positions) {
      Budget budget({}, &stop);
      Silent silent;
      Expansion<P> expansion(budget, silent);
      AlphaBeta<P, Evaluate> kernel(evaluate, expansion);
      line.count += search_root(position, depth, 1, kernel, expansion).nodes;
    }
    line.signature = line.count;
  });
}

// The engine half as deep again, with an empty table for each position.
template <Game G>
BenchLine bench_engine(const std::vector<typename G::Position>& positions, int plain_depth,
                       const std::atomic<bool>& stop) {
  const Settings settings = check_settings("", EnginePlayer::parameters<G>(), EnginePlayer::name).value();
  const int plies = plies_of_depth_one<G>(positions.front());
  const int depth = std::min(plain_depth * 3 / 2, kMaxDepth) / plies;
  const std::string& evaluation = settings.choice("eval");
  const std::string name = "engine depth=" + std::to_string(depth) + " eval=" + evaluation;
  Searcher<TranspositionTable> searcher{TranspositionTable(kBenchTable)};
  return timed(name, "nodes", [&](BenchLine& line) {
    with_evaluation<G>(evaluation, [&]<class Evaluate>(const Evaluate& evaluate) {
      for (const auto& position : positions) {
        Budget budget({}, &stop);
        Silent silent;
        searcher.new_game();
        const SearchPlan plan{.last_depth = depth, .plies = plies};
        using Kernels = EngineKernels<G, Evaluate>;
        const typename Kernels::P root(position);
        line.count += searcher.search(root, plan, budget, silent, Kernels(evaluate)).nodes;
      }
      return Decision();
    });
    line.signature = line.count;
  });
}

// Monte-Carlo tree search with an empty tree for each position. Its nodes are limited, so what tells one search from
// another is how many walks they were enough for, and what became part of the tree.
template <Game G>
BenchLine bench_monte_carlo(const std::vector<typename G::Position>& positions, const std::atomic<bool>& stop) {
  constexpr Limits kLimits{.nodes = 50'000};
  const Settings settings = check_settings("", MonteCarloPlayer::parameters<G>(), MonteCarloPlayer::name).value();
  const std::string& evaluation = settings.choice("eval");
  const std::string name = "mcts nodes=" + std::to_string(kLimits.nodes) + " eval=" + evaluation;
  MonteCarloPlayer::Kept<G> kept;
  return timed(name, "nodes", [&](BenchLine& line) {
    with_evaluation<G>(evaluation, [&](const auto& evaluate) {
      const auto judge = any_evaluation<typename G::Position>(evaluate);  // as the agent
      for (const auto& position : positions) {
        Budget budget(kLimits, &stop);
        kept.new_game();
        auto& tree = kept.tree(settings, kLimits);
        line.count += MonteCarloPlayer::search_of<G>(judge, tree, settings, kBenchSeed).search(position, budget).nodes;
        line.signature += tree.root().visits + tree.pool().used();
      }
      return Decision();
    });
  });
}

// The states of a board that are decided, if the game can be solved.
template <Enumerable P>
BenchLine bench_induction(const P& position, const std::atomic<bool>& stop) {
  return timed("solve", "states", [&](BenchLine& line) {
    Budget budget({}, &stop);
    const Induction induction = solve_board(position, budget);
    const VerdictCounts counts = count_verdicts(induction.verdicts);
    line.count = induction.need.states;
    line.signature = counts.first + counts.second;
  });
}

// Leaves, nodes of alpha-beta under each evaluation, of the engine and of Monte-Carlo tree search, a solution, random
// games and what the game itself measures, one line each; incomplete once the flag is set.
template <Game G>
std::vector<BenchLine> bench_of(const GameInfo& info, const std::atomic<bool>& stop) {
  const auto positions = bench_positions<G>(info);
  std::vector<BenchLine> lines;
  lines.push_back(timed("perft depth=" + std::to_string(info.bench_perft), "leaves", [&](BenchLine& line) {
    line.signature = line.count = perft(positions.front(), info.bench_perft, stop).value_or(0);
  }));
  std::apply(
      [&](const auto&... each) {
        (lines.push_back(bench_alpha_beta<G>(positions, info.bench_depth, each, stop)), ...);
      },
      typename G::Evaluations{});
  if constexpr (EnginePlayer::offered_by<G> && !has_own<G>(EnginePlayer::name))
    lines.push_back(bench_engine<G>(positions, info.bench_depth, stop));
  if constexpr (MonteCarloPlayer::offered_by<G>) lines.push_back(bench_monte_carlo<G>(positions, stop));
  if constexpr (Enumerable<typename G::Position>) lines.push_back(bench_induction(positions.front(), stop));
  lines.push_back(timed("random games", "games", [&](BenchLine& line) {
    Rng rng(kBenchSeed);
    line.count = static_cast<std::uint64_t>(info.bench_games);
    for (int i = 0; i < info.bench_games && !stop; ++i) {
      auto position = positions.front();
      line.signature += play_out(position, rng);
    }
  }));
  if constexpr (requires { OwnBench<G>::lines(stop); }) {
    for (auto& line : OwnBench<G>::lines(stop)) lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace ariadne
