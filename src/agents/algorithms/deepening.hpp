#pragma once

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
  // Of a search that may also end by itself, if `ends`. It never takes more than its share of a clock, even if that is
  // not to be spent.
  template <class G>
  static Limits limits_of(const Request<G>& request, bool ends) {
    const Settings& settings = request.settings;
    Limits own{.time = std::chrono::milliseconds(settings.number("time")), .memory = 0};
    if (settings.given("nodes")) own.nodes = static_cast<std::uint64_t>(settings.number("nodes"));
    Limits limits = tighter(request.how.limits, own);
    if (limits.none() && !ends) limits.nodes = static_cast<std::uint64_t>(settings.number("nodes"));
    return tighter(limits, share_of_clock(request.how.clock));
  }
};

}  // namespace ariadne
