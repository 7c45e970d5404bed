#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/byte_size.hpp"
#include "core/limits.hpp"
#include "core/settings.hpp"

namespace ariadne {

// The setting of an agent that says how much memory it keeps from move to move.
struct MemorySize {
  static Parameter parameter(std::string name, std::string help) {
    std::vector<std::string> sizes;
    for (int mebibytes = 1; mebibytes <= 512; mebibytes *= 2) sizes.push_back(std::to_string(mebibytes) + "M");
    for (int gibibytes = 1; gibibytes <= 8; gibibytes *= 2) sizes.push_back(std::to_string(gibibytes) + "G");
    Parameter parameter = Parameter::choice(std::move(name), std::move(sizes), std::move(help));
    parameter.fallback = "64M";
    return parameter;
  }
  // Unless it is given, a search that is limited to few nodes gets only as much as it can fill: it has to be made for
  // every game.
  static std::size_t of(const Settings& settings, std::string_view name, const Limits& limits,
                        std::uint64_t bytes_per_node, std::uint64_t least) {
    const std::uint64_t asked = read_byte_size(settings.choice(name)).value();
    if (settings.given(name) || limits.nodes == 0 || limits.nodes > asked / bytes_per_node) return asked;
    return std::max(limits.nodes * bytes_per_node, least);
  }
};

}  // namespace ariadne
