#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "agents/external/protocol.hpp"
#include "agents/external/sandbox.hpp"

namespace ariadne {

// For a process to end by itself once it was told to.
inline constexpr std::chrono::milliseconds kTimeToQuit{200};

// Hears everything that is said, for whoever wants to see it. `to_agent` tells the direction.
using Tap = std::function<void(bool to_agent, std::string_view line)>;

// Talks to the process of an agent: starts it, sends and hears lines in time, and turns whatever goes wrong into a
// failure with its evidence. After a failure the process is gone, and the next start() makes a new one.
class Conversation {
 public:
  using Clock = Process::Clock;
  using Done = tl::expected<void, AgentFailure>;
  using Line = tl::expected<std::string, AgentFailure>;

  Conversation(ExternalCommand command, ExternalOptions options, Tap tap = {});

  const ExternalOptions& options() const { return options_; }
  const ExternalCommand& command() const { return command_; }
  bool is_open() const { return process_ != nullptr; }
  Done start();
  // A question begins, which may take this long.
  void begin_question(std::chrono::milliseconds allowed);

  // What is sent must be read by the deadline.
  Done send(std::string_view line, Clock::time_point deadline);
  // The next line, which must come by the deadline. Once `stop` is set, the error is of kind `timeout` with `stopped`
  // set, and the process is still there.
  Line hear(Clock::time_point deadline, std::size_t max_bytes, const std::atomic<bool>* stop, bool* stopped);
  // Whether it has said something that was not asked for.
  bool has_more() { return process_->pipes().has_more(); }
  std::string_view unheard() const { return process_->pipes().unfinished(); }
  // What it wrote to standard error, safe to print.
  std::string take_log();

  // Ends the process because of this, with what it said.
  AgentFailure failed(FailureKind kind, std::string reason, std::string_view said = {});
  // Says this as the last thing and gives it a moment to end by itself. How it ended, if it did.
  std::optional<Ended> finish(std::string_view last_words, std::chrono::milliseconds patience);

 private:
  AgentFailure failure_of(Process::Heard heard, Clock::time_point asked);
  AgentFailure ended();

  ExternalCommand command_;
  ExternalOptions options_;
  Tap tap_;
  std::unique_ptr<AgentProcess> process_;
  std::string log_;  // standard error that was taken, but not by the caller
};

}  // namespace ariadne
