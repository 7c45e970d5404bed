#pragma once

#include <memory>
#include <optional>
#include <string>

#include "agents/agent.hpp"
#include "agents/external/command.hpp"
#include "agents/external/options.hpp"
#include "agents/external/process.hpp"

namespace ariadne {

// What an agent's processes may have at most, beside its memory.
inline constexpr int kMaxAgentProcesses = 64;  // and threads
inline constexpr int kMaxAgentFiles = 256;     // open at a time
inline constexpr std::uint64_t kMaxAgentFileBytes = std::uint64_t{64} << 20;
inline constexpr int kAgentThreads = 1;  // that may be busy at a time

// Throws HostFault, with what to do about it, if this machine has no such sandbox. Found out once.
void check_sandbox(Sandbox sandbox);

// The process of an agent in its sandbox, with everything that it starts there. The destructor leaves nothing of it: no
// process, no file.
class AgentProcess {
 public:
  // An error if the program cannot be run. Throws HostFault if the sandbox cannot be made, or nothing can be started.
  static tl::expected<std::unique_ptr<AgentProcess>, AgentFailure> start(const ExternalCommand& command,
                                                                         const ExternalOptions& options);
  ~AgentProcess();
  AgentProcess(const AgentProcess&) = delete;
  AgentProcess& operator=(const AgentProcess&) = delete;

  Process& pipes() { return *process_; }

  // A question begins, which may take this long: what was used before does not count. The system ends a process that
  // uses more processor time than that allows, even if nobody looks.
  void begin_question(std::chrono::milliseconds allowed);
  // Checks what it uses at the moment. False, and excess() says why, if that is too much.
  bool within_limits();
  const std::optional<AgentFailure>& excess() const { return excess_; }

  // How the agent's program ended, if it does so by then. Throws HostFault if it was the sandbox that ended.
  std::optional<Ended> wait_for_end(Process::Clock::time_point deadline);
  // Why the agent's program could not be run at all, by how it ended and what was written to standard error; none: it
  // ran.
  std::optional<std::string> start_fault(const Ended& how, std::string_view errors) const;

 private:
  AgentProcess(const ExternalOptions& options) : options_(options) {}

  void find_inner_process();
  std::chrono::milliseconds allowed_processor_time() const;
  void limit_processor_time();
  void kill_all();
  [[noreturn]] void sandbox_failed();

  const ExternalOptions options_;
  std::string home_;           // a folder of its own, removed at the end; empty: none
  std::optional<uid_t> user_;  // that only it has; none: this program's own
  std::unique_ptr<Process> process_;
  Descriptor inner_;  // the first process inside the sandbox
  std::chrono::milliseconds allowed_{0};
  Process::Clock::time_point asked_;
  std::optional<std::chrono::milliseconds> used_before_;
  std::chrono::milliseconds limited_for_{0};  // the move for which processor time was limited last, and when
  Process::Clock::time_point limited_at_;
  std::optional<AgentFailure> excess_;
};

}  // namespace ariadne
