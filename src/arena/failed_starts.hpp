#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "arena/match.hpp"

namespace ariadne {

// Counts how many games in a row the agents of an event lost because they could not be started. Whoever does so three
// times is withdrawn: it would lose all other games as well. Games are reported in the order of the event, so the
// result is the same for any number of jobs.
class FailedStarts {
 public:
  static constexpr int kMax = 3;

  explicit FailedStarts(const MatchPlan& plan) : plan_(plan), in_a_row_(plan.agents.size()) {}

  // False once an agent is withdrawn.
  bool add(const FinishedGame& game);

  struct Withdrawn {
    std::string agent;
    AgentFailure failure;  // the last one
  };
  const std::optional<Withdrawn>& withdrawn() const { return withdrawn_; }

 private:
  const MatchPlan& plan_;
  std::vector<int> in_a_row_;  // by agent
  std::optional<Withdrawn> withdrawn_;
};

}  // namespace ariadne
