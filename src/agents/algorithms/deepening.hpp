#pragma once

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "agents/request.hpp"

namespace ariadne {

// What the agents share that search depth after depth until a budget is spent: a number of nodes unless something else
// limits them, so that their games can be repeated.
struct Deepening {
  // `unit` is what depth counts: "rounds".
  static std::vector<Parameter> parameters(int deepest, const std::string& unit, std::int64_t default_nodes) {
    return {
        Parameter::number("depth", 1, deepest, deepest, unit + " to look ahead at most"),
        nodes_parameter(default_nodes, "unless time or depth limits it"),
        time_parameter(),
    };
  }
  static Parameter nodes_parameter(std::int64_t default_nodes, const std::string& unless) {
    return Parameter::number("nodes", 1, 1'000'000'000'000, default_nodes, "positions searched per move, " + unless);
  }
  static Parameter time_parameter() {
    return Parameter::milliseconds("time", "per move; a number alone is milliseconds, 0: no limit");
  }
  template <class G>
  static Limits limits_of(const Request<G>& request) {
    return limits_of(request, request.settings.given("depth"));
  }
  // Of a search that may also end by itself, if `ends`.
  template <class G>
  static Limits limits_of(const Request<G>& request, bool ends) {
    const Settings& settings = request.settings;
    Limits own{.time = std::chrono::milliseconds(settings.number("time")), .memory = 0};
    if (settings.given("nodes")) own.nodes = static_cast<std::uint64_t>(settings.number("nodes"));
    Limits limits = tighter(tighter(request.how.limits, own), share_of(request.how.clock));
    if (limits.none() && !ends) limits.nodes = static_cast<std::uint64_t>(settings.number("nodes"));
    return limits;
  }

  // What of a clock a move may take. Nobody knows how many moves are to come: with a fortieth of what is left and most
  // of what a move brings, a game may go on for ever. A depth that was begun may take three times as long, but not more
  // than half of what is left.
  static Limits share_of(const ClockState& clock) {
    using std::chrono::milliseconds;
    constexpr milliseconds kReserve{30}, kLeast{1};
    if (!clock.left) return {.memory = 0};
    const milliseconds share = *clock.left / 40 + clock.increment * 3 / 4;
    const milliseconds hard = std::clamp(3 * share, kLeast, std::max((*clock.left - kReserve) / 2, kLeast));
    return {.time = hard, .memory = 0, .soft_time = std::clamp(share, kLeast, hard)};
  }
};

}  // namespace ariadne
