#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/budget.hpp"

namespace ariadne {

// A path from the start, as plain data.
template <class Action, class Cost>
struct Plan {
  std::vector<Action> actions;
  Cost cost{};

  bool operator==(const Plan&) const = default;
};

// What a path search found and what it took. Without a plan but complete: there is no path.
template <class Action, class Cost>
struct PathResult {
  std::optional<Plan<Action, Cost>> plan;
  StopReason stopped = StopReason::none;  // why it ended before it was done
  std::uint64_t expanded = 0;             // states whose successors were asked for
  std::uint64_t generated = 0;            // successors seen
  std::uint64_t peak_frontier = 0;        // the largest number of entries at any time

  bool complete() const { return stopped == StopReason::none; }
};

// Sees each state at the moment it is expanded, and what the way to it costs. The silent one costs nothing.
struct SilentPath {
  template <class State, class Cost>
  void expanded(const State&, const Cost&) {}
};

}  // namespace ariadne
