#pragma once

#include "agents/request.hpp"

namespace ariadne {

// What the agents share that search depth after depth until a budget is spent: a number of nodes unless something else
// limits them, so that their games can be repeated.
struct Deepening {
  // `unit` is what depth counts: "rounds".
  static std::vector<Parameter> parameters(int deepest, const std::string& unit, std::int64_t default_nodes) {
    return {
        Parameter::number("depth", 1, deepest, deepest, unit + " to look ahead at most"),
        Parameter::number("nodes", 1, 1'000'000'000'000, default_nodes,
                          "positions searched per move, unless time limits it"),
        Parameter::number("time", 0, 86'400'000, 0, "milliseconds per move, 0: no limit"),
    };
  }
  template <class G>
  static Limits limits_of(const Request<G>& request) {
    const Settings& settings = request.settings;
    Limits own{.time = std::chrono::milliseconds(settings.number("time")), .memory = 0};
    if (settings.given("nodes")) own.nodes = static_cast<std::uint64_t>(settings.number("nodes"));
    Limits limits = tighter(request.how.limits, own);
    if (limits.none()) limits.nodes = static_cast<std::uint64_t>(settings.number("nodes"));
    return limits;
  }
};

}  // namespace ariadne
