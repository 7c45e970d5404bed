#pragma once

#include <chrono>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace ariadne {

// How much an agent in another process is held back.
//   strict  in a sandbox of bubblewrap: no network, nothing to write but a private /tmp, its own folder to read
//   basic   limits and a clean environment alone
//   off     as any program that is started here
enum class Sandbox : std::uint8_t { strict, basic, off };
inline constexpr std::string_view kSandboxNames[] = {"strict", "basic", "off"};

// Which agents may run in processes of their own, and under which limits. By default none may: a spec that comes from a
// stranger never starts anything.
struct ExternalOptions {
  bool any = false;                // whatever a spec says may be started: it comes from the user of this machine
  std::vector<std::string> named;  // these specs may be started by anybody
  Sandbox sandbox = Sandbox::strict;
  std::chrono::milliseconds start_time{10'000};  // from the start of the process until it is ready for a game
  std::chrono::milliseconds move_time{10'000};   // for a move that nothing else limits
  std::uint64_t memory = std::uint64_t{512} << 20;

  bool allows(std::string_view spec) const;
};

// This machine did not let us: no process can be started, there is no sandbox. Nobody's agent is to blame, so it is
// thrown through whatever is being played, and the run ends.
class HostFault : public std::runtime_error {
 public:
  explicit HostFault(const std::string& message, std::string hint = {})
      : std::runtime_error(message), hint_(std::move(hint)) {}
  const std::string& hint() const { return hint_; }

 private:
  std::string hint_;
};

}  // namespace ariadne
