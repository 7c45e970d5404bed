#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agents/registry.hpp"
#include "core/limits.hpp"
#include "core/result.hpp"

namespace ariadne {

// How much time each seat has for all its moves together.
struct TimeControl {
  std::chrono::milliseconds bank{0};  // 0: no clock
  std::chrono::milliseconds increment{0};

  bool none() const { return bank.count() == 0; }
  bool operator==(const TimeControl&) const = default;
};

// What agents may spend in the games of an event.
struct GameTerms {
  Limits limits;      // per move
  TimeControl clock;  // per game
  int depth = 0;      // of agents that have a depth and do not say which; 0: their default
};
// "10s+100ms", "10s+0s", "500ms/move", "nodes=1000", "depth=6", or several of them with commas between.
Result<GameTerms> read_terms(std::string_view text);

// "5000 nodes/move, 100ms/move, 10s+100ms per game" or "no limits".
std::string terms_text(const Limits& limits, const TimeControl& clock);

// The program with this depth in each of its specs that has a depth and does not give one.
std::string with_depth(const GameEntry& game, const std::string& program, int depth);

}  // namespace ariadne
