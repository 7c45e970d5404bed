#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/byte_size.hpp"
#include "core/limits.hpp"
#include "core/result.hpp"
#include "core/settings.hpp"

namespace ariadne {

// The setting of an agent that says how much memory it keeps from move to move.
struct MemorySize {
  static Parameter parameter(std::string name, std::string help) {
    return Parameter::byte_size(std::move(name), "64M", std::move(help));
  }
  // Unless it is given, a search that is limited to few nodes or little time gets only as much as it can fill: it has
  // to be made for every game, and the system clears it while the clock of the first move runs. Nor does it get more
  // than a limit on memory allows.
  static std::size_t of(const Settings& settings, std::string_view name, const Limits& limits,
                        std::uint64_t bytes_per_node, std::uint64_t least) {
    constexpr std::uint64_t kBytesPerMillisecond = std::uint64_t{256} << 10;
    const std::uint64_t asked = asked_in(settings, name);
    if (settings.given(name)) return asked;
    const auto at_most = [&](std::uint64_t count, std::uint64_t bytes_each) {  // a count of 0 is no limit
      return count == 0 || count > asked / bytes_each ? asked : std::max(count * bytes_each, least);
    };
    return std::min({at_most(limits.nodes, bytes_per_node), at_most(limits.memory, 1),
                     at_most(static_cast<std::uint64_t>(limits.time.count()), kBytesPerMillisecond)});
  }
  // Whether what was made for an earlier question will do for one that asks for so much. It is made anew only where it
  // can be twice as large, since what was found is lost.
  static bool suffices(std::size_t there, std::size_t asked) { return there > asked / 2; }
  // The limits of a search by an agent that keeps so much.
  static Limits limits(const Settings& settings, std::string_view name, Limits limits) {
    if (settings.given(name)) limits.memory = memory_granted(limits, asked_in(settings, name));
    return limits;
  }
  // Whether a size that is given may be taken within such limits.
  static Result<> check(const Settings& settings, std::string_view name, const Limits& limits) {
    const std::uint64_t asked = asked_in(settings, name), granted = memory_granted(limits, asked);
    if (!settings.given(name) || granted == asked) return {};
    return failure(std::string(name) + " is " + settings.choice(name) + ", and may be at most " +
                   byte_size_text(granted) + " here");
  }

 private:
  static std::uint64_t asked_in(const Settings& settings, std::string_view name) {
    return read_byte_size(settings.choice(name)).value();
  }
};

}  // namespace ariadne
