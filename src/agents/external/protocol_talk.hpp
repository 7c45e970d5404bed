#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "agents/external/conversation.hpp"

namespace ariadne {

// Whatever an agent may take longer than it was told: the scheduler's and our own time.
inline constexpr std::chrono::milliseconds kMoveGrace{20};
// Within this time an answer must come after `stop`.
inline constexpr std::chrono::milliseconds kStopTime{50};

// What goes wrong before the first question is a failure to start, however it shows itself.
AgentFailure as_start_failure(AgentFailure failure);

// Requests and answers in our protocol, one at a time. After a failure the process is gone; open() starts another.
class ProtocolTalk {
 public:
  using Clock = Process::Clock;
  using Done = tl::expected<void, AgentFailure>;
  using Answer = tl::expected<Reply, AgentFailure>;

  ProtocolTalk(ExternalCommand command, ExternalOptions options, Tap tap = {})
      : conversation_(std::move(command), std::move(options), std::move(tap)) {}

  const ExternalOptions& options() const { return conversation_.options(); }
  bool is_open() const { return conversation_.is_open(); }
  // Starts the process and waits until it is ready. What it called itself is known then.
  Done open(std::string_view game);
  const std::string& name() const { return name_; }
  const std::string& version() const { return version_; }

  std::uint64_t next_id() { return ++id_; }

  struct While {
    const std::atomic<bool>* stop = nullptr;  // once set, the agent is told, and has little time left
    std::function<void(const Reply&)> info;   // gets what it says before its answer
  };
  // Sends a request with the last id and hears its answer. A request for a move may be answered by a resignation.
  Answer ask(const std::string& line, ReplyType expected, std::chrono::milliseconds allowed, const While& meanwhile);
  // Sends something that has no answer.
  void tell(const std::string& line);
  std::string take_log() { return conversation_.take_log(); }

  // Ends the process because of what it said last.
  AgentFailure failed(FailureKind kind, std::string reason);
  // Tells it to quit. How its process ended, if it did so by itself.
  std::optional<Ended> quit(std::chrono::milliseconds patience);

 private:
  Answer hear(Clock::time_point& deadline, ReplyType expected, const std::atomic<bool>*& stop);
  std::optional<AgentFailure> fault_of(const Reply& reply, ReplyType expected);

  Conversation conversation_;
  std::uint64_t id_ = 0;  // of the last request
  std::string name_, version_;
  std::string last_line_;  // that it said
};

}  // namespace ariadne
