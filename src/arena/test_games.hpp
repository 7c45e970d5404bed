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

// Games of a match by their numbers.
class ListedGames : public Schedule {
 public:
  ListedGames(const MatchPlan& plan, std::vector<std::uint64_t> games) : plan_(plan), games_(std::move(games)) {}

  std::optional<Pairing> next() override {
    if (next_ == games_.size()) return {};
    return pairing_of(plan_, games_[next_++]);
  }
  void finished(const FinishedGame&) override {}

 private:
  const MatchPlan& plan_;
  std::vector<std::uint64_t> games_;
  std::size_t next_ = 0;
};

// No two runs share their times.
inline GameRecord without_times(GameRecord record) {
  for (auto& ply : record.plies) {
    for (auto& thought : ply.thoughts) thought.time = std::chrono::microseconds(0);
  }
  return record;
}

// The games that the sink received, without times.
inline std::vector<GameRecord> played(const MatchPlan& plan, int jobs, Schedule&& schedule) {
  std::vector<GameRecord> games;
  play_match(plan, schedule, jobs, kNeverStop, [&](CompletedGame game) {
    games.push_back(without_times(std::move(game.record)));
    return true;
  });
  return games;
}
inline std::vector<GameRecord> played(const MatchPlan& plan, int jobs = 1) {
  return played(plan, jobs, PairedSchedule(plan));
}

inline std::vector<FinishedGame> finished(const MatchPlan& plan, const std::vector<GameRecord>& records) {
  std::vector<FinishedGame> games;
  for (const auto& record : records)
    games.push_back(finished_game(plan, pairing_of(plan, match_index(record)), record));
  return games;
}

}  // namespace ariadne
