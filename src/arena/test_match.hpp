#pragma once

#include <atomic>

#include "arena/match.hpp"
#include "arena/rating.hpp"

// Matches for tests of what agents achieve: seeded, so the same on every machine.
namespace ariadne::test_match {

// `games` games of the first agent against the second, each always for its own team unless the plan swaps sides.
inline std::vector<FinishedGame> played(MatchPlan plan, const char* game, std::vector<std::string> agents,
                                        std::uint64_t games) {
  static const std::atomic<bool> never_stop{false};
  plan.game = find_game(game).value().game;
  plan.agents = std::move(agents);
  plan.games = games;
  plan.seed = 1;
  AgentPool pool(*plan.game);
  std::vector<FinishedGame> finished;
  for (std::uint64_t index = 0; index < games; ++index) {
    const Pairing pairing = pairing_of(plan, index);
    finished.push_back(finished_game(plan, pairing, play_match_game(plan, pairing, pool, never_stop)));
  }
  return finished;
}

inline MatchPlan on(const char* settings) {
  MatchPlan plan;
  plan.settings = settings;
  plan.swap_sides = false;
  return plan;
}

}  // namespace ariadne::test_match
