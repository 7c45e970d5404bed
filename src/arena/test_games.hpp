#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "agents/registry.hpp"
#include "arena/match.hpp"

namespace ariadne {

inline const std::atomic<bool> kNeverStop{false};

// A quick match for tests: a random player against a greedy one on a small board.
inline MatchPlan quick_plan(std::uint64_t games) {
  MatchPlan plan;
  plan.game = find_game("reversi").value().game;
  plan.settings = "size=4";
  plan.agents = {"random", "greedy"};
  plan.games = games;
  plan.opening_plies = 2;
  plan.seed = 7;
  return plan;
}

inline std::vector<std::uint64_t> all_games(const MatchPlan& plan) {
  std::vector<std::uint64_t> indices;
  for (std::uint64_t index = 0; index < plan.games; ++index) indices.push_back(index);
  return indices;
}

// What the sink was given. Times are left out, since no two runs share them.
inline std::vector<GameRecord> played(const MatchPlan& plan, int jobs, const std::vector<std::uint64_t>& indices) {
  std::vector<GameRecord> games;
  play_match(plan, indices, jobs, kNeverStop, [&](GameRecord record) {
    for (auto& ply : record.plies) ply.time = std::chrono::microseconds(0);
    games.push_back(std::move(record));
    return true;
  });
  return games;
}
inline std::vector<GameRecord> played(const MatchPlan& plan, int jobs = 1) {
  return played(plan, jobs, all_games(plan));
}

inline std::vector<FinishedGame> finished(const MatchPlan& plan, const std::vector<GameRecord>& records) {
  std::vector<FinishedGame> games;
  for (const auto& record : records) games.push_back(finished_game(plan, record));
  return games;
}

}  // namespace ariadne
