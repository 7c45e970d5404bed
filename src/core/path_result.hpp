#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/budget.hpp"

namespace ariadne {

// A way from the start: a plain value that anybody can follow.
template <class Action, class Cost>
struct Plan {
  std::vector<Action> actions;
  Cost cost{};

  bool operator==(const Plan&) const = default;
};

// What a path search found and what it took. No plan and complete: there is no way.
template <class Action, class Cost>
struct PathResult {
  std::optional<Plan<Action, Cost>> plan;
  StopReason stopped = StopReason::none;  // why it ended before it was done
  std::uint64_t expanded = 0;             // states whose successors were asked for
  std::uint64_t generated = 0;            // successors seen
  std::uint64_t peak_frontier = 0;        // most entries that waited at one time

  bool complete() const { return stopped == StopReason::none; }
};

// Sees each state at the moment it is expanded. The silent one costs nothing.
struct SilentPath {
  template <class State>
  void expanded(const State&) {}
};

}  // namespace ariadne
